<?php

/**
 * Takes away all that the plugin has kept: settings, widgets, answers of the panel.
 *
 * @package Onair
 */

namespace Onair;

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/src/Removal.php';

Removal::run();
