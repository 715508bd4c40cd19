<?php

/**
 * Plugin Name: Onair
 * Description: Shows what your radio station plays and has played, its schedule, its podcasts and a player.
 * Version: @VERSION@
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: onair-widgets
 * Domain Path: /languages
 * Update URI: false
 *
 * @package Onair
 */

namespace Onair;

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    if (strpos($class, __NAMESPACE__ . '\\') === 0) {
        require __DIR__ . '/src/' . substr($class, strlen(__NAMESPACE__) + 1) . '.php';
    }
});

Plugin::start(__FILE__);
