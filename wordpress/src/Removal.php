<?php

namespace Onair;

/**
 * Removes everything that the plugin has stored in the database, on a single site or on all sites of a
 * network.
 */
final class Removal
{
    public static function run(): void
    {
        if (!is_multisite()) {
            self::clean();
            return;
        }
        foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
            switch_to_blog($site);
            self::clean();
            restore_current_blog();
        }
    }

    private static function clean(): void
    {
        global $wpdb;
        delete_option('onair_widgets');
        delete_option('widget_onair_widgets');
        $sidebars = get_option('sidebars_widgets');
        if (is_array($sidebars)) {
            update_option('sidebars_widgets', array_map([self::class, 'withoutOurs'], $sidebars));
        }
        // Earlier versions stored rows whose names contain the panel's URL and the station.
        foreach (['_transient_onair_', '_transient_timeout_onair_'] as $beginning) {
            $names = $wpdb->get_col($wpdb->prepare(
                "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
                $wpdb->esc_like($beginning) . '%'
            ));
            array_map('delete_option', $names);
        }
    }

    /**
     * @param mixed $widgets The widgets of a sidebar, or the version of the option.
     * @return mixed
     */
    private static function withoutOurs($widgets)
    {
        if (!is_array($widgets)) {
            return $widgets;
        }
        return array_values(array_filter($widgets, static function ($id): bool {
            return strpos((string) $id, 'onair_widgets-') !== 0;
        }));
    }
}
