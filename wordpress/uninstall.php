<?php

/**
 * Deletes everything that the plugin stored: settings, widgets and cached responses of the panel.
 *
 * @package Onair
 */

namespace Onair;

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/src/Removal.php';

Removal::run();
