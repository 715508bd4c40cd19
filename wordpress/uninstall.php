<?php

/** Deletes everything that the plugin has stored: settings, widgets and cached responses from the panel. */

namespace Onair;

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/src/Removal.php';

Removal::run();
