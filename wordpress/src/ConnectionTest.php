<?php

namespace Onair;

/**
 * Tests whether this web server gets a panel's response from an address, and lists its stations. The administrator's
 * browser sends its own request, since visitors' browsers read the panel as well.
 */
final class ConnectionTest
{
    private const ACTION = 'onair_test';

    public static function start(): void
    {
        add_action('wp_ajax_' . self::ACTION, [self::class, 'answer']);
    }

    public static function answer(): void
    {
        check_ajax_referer(self::ACTION);
        if (!current_user_can('manage_options')) {
            wp_send_json_error(null, 403);
        }
        $typed = isset($_POST['base-url']) ? sanitize_text_field(wp_unslash($_POST['base-url'])) : '';
        $base = Settings::readBaseUrl($typed);
        if ($base === '') {
            wp_send_json_error(['sentence' => __('This is no address of a panel.', 'onair-widgets')]);
        }
        $stations = Panel::stations($base);
        if (!is_wp_error($stations)) {
            wp_send_json_success(['base' => $base, 'stations' => $stations]);
        }
        $why = Panel::isRefusedPort($base)
            ? __('WordPress does not ask other servers at this port.', 'onair-widgets')
            : $stations->get_error_message();
        wp_send_json_error(['base' => $base, 'sentence' => $why]);
    }

    /** What the page's script works with. */
    public static function data(): array
    {
        return [
            'ajax' => admin_url('admin-ajax.php'),
            'action' => self::ACTION,
            'nonce' => wp_create_nonce(self::ACTION),
            'server' => Settings::get('server'),
            'words' => [
                'testing' => __('Asking …', 'onair-widgets'),
                'browserYes' => __("Visitors' browsers reach the panel.", 'onair-widgets'),
                'browserNo' => __(
                    'This browser gets no answer of a panel there, or may not read it. Tags then try JSONP.',
                    'onair-widgets'
                ),
                'insecure' => __(
                    'This site is https and the address http: browsers refuse that. The panel needs https.',
                    'onair-widgets'
                ),
                'serverYes' => __('This web server reaches the panel.', 'onair-widgets'),
                'serverNo' => __('This web server does not reach the panel:', 'onair-widgets'),
                'unset' => __('Not set', 'onair-widgets'),
            ],
        ];
    }
}
