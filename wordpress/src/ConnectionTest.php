<?php

namespace Onair;

/**
 * Tests whether this web server can read a panel at a URL, and lists the panel's stations. The settings page
 * also tests the URL from the browser, because visitors' browsers read the panel, too.
 */
final class ConnectionTest
{
    private const ACTION = 'onair_test';

    public static function start(): void
    {
        add_action('wp_ajax_' . self::ACTION, [self::class, 'handleRequest']);
    }

    public static function handleRequest(): void
    {
        check_ajax_referer(self::ACTION);
        if (!current_user_can('manage_options')) {
            wp_send_json_error(null, 403);
        }
        $typed = isset($_POST['base-url']) ? sanitize_text_field(wp_unslash($_POST['base-url'])) : '';
        $base = Settings::readBaseUrl($typed);
        if ($base === '') {
            wp_send_json_error(['sentence' => __("This isn't a valid address.", 'onair-widgets')]);
        }
        $stations = Panel::stations($base);
        if (!is_wp_error($stations)) {
            wp_send_json_success(['base' => $base, 'stations' => $stations]);
        }
        $why = Panel::isRefusedPort($base)
            ? __("WordPress doesn't send requests to this port.", 'onair-widgets')
            : $stations->get_error_message();
        wp_send_json_error(['base' => $base, 'sentence' => $why]);
    }

    /** Returns the data for the settings page's script. */
    public static function data(): array
    {
        return [
            'ajax' => admin_url('admin-ajax.php'),
            'action' => self::ACTION,
            'nonce' => wp_create_nonce(self::ACTION),
            'server' => Settings::get('server'),
            'words' => [
                'testing' => __('Testing …', 'onair-widgets'),
                'browserYes' => __("Visitors' browsers can reach the panel.", 'onair-widgets'),
                'browserNo' => __(
                    'This browser got no readable response from a panel at this address. The tags will try JSONP.',
                    'onair-widgets'
                ),
                'insecure' => __(
                    'This site uses https, so browsers block requests to an http address. The panel needs https, too.',
                    'onair-widgets'
                ),
                'serverYes' => __('This web server can reach the panel.', 'onair-widgets'),
                'serverNo' => __("This web server can't reach the panel:", 'onair-widgets'),
                'unset' => __('Not set', 'onair-widgets'),
            ],
        ];
    }
}
