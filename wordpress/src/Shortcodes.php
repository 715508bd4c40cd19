<?php

namespace Onair;

/**
 * Converts the shortcodes `[onair now-playing vote]` and `[onair-station server=2]…[/onair-station]` to tags.
 * Authors need no additional capabilities.
 */
final class Shortcodes
{
    private const SHORTCODES = ['onair' => 'tag', 'onair-station' => 'station'];

    public static function register(): void
    {
        foreach (self::SHORTCODES as $shortcode => $method) {
            add_shortcode($shortcode, [self::class, $method]);
        }
    }

    /** @param array|string $given */
    public static function tag($given): string
    {
        $attributes = self::read($given, $words);
        $written = $words ? array_shift($words) : 'now-playing';
        $name = Tags::named($written);
        if ($name !== null) {
            return Markup::tag($name, $attributes + array_fill_keys($words, 'true'));
        }
        if (!current_user_can('edit_posts')) {
            return '';
        }
        /* translators: 1: an unknown name, 2: the names of all tags */
        $sentence = __(
            'Onair has no tag "%1$s". Its tags are: %2$s. Visitors do not see this message.',
            'onair-widgets'
        );
        return '<p>' . Text::html(sprintf($sentence, $written, implode(', ', array_keys(Tags::all())))) . '</p>';
    }

    /** @param array|string $given */
    public static function station($given, $content = ''): string
    {
        $attributes = self::read($given, $words);
        $attributes += array_fill_keys($words, 'true');
        $clean = Tags::attributes('station', $attributes);
        $inside = StationScope::within($clean, static function () use ($content): string {
            return Markup::adopt(do_shortcode(shortcode_unautop((string) $content)));
        });
        return Markup::tag('station', $attributes, $inside) . self::emptyStation($inside);
    }

    /**
     * Expands the plugin's shortcodes in a station block. WordPress expands all other shortcodes after it has
     * rendered all blocks.
     */
    public static function expand(string $content): string
    {
        global $shortcode_tags;
        $all = $shortcode_tags;
        $shortcode_tags = array_intersect_key($all, self::SHORTCODES);
        try {
            // An escaped shortcode loses its outer brackets here, and WordPress would expand it later.
            $escaped = preg_replace('/\[\[(\/?onair\b[^\[\]]*)\]\]/', '&#091;$1&#093;', $content);
            return do_shortcode(shortcode_unautop($escaped));
        } finally {
            $shortcode_tags = $all;
        }
    }

    /** Returns a message for authors if a station is empty. */
    public static function emptyStation(string $inside): string
    {
        $isEmpty = preg_replace('#</?(?:p|br|div)\b[^>]*>|<!--.*?-->|&nbsp;|\s#s', '', $inside) === '';
        if (!$isEmpty || is_feed() || !current_user_can('edit_posts')) {
            return '';
        }
        $sentence = __(
            'This station is empty. Put Onair blocks or shortcodes inside it, and they show its data. Visitors do not '
            . 'see this message.',
            'onair-widgets'
        );
        return '<p>' . Text::html($sentence) . '</p>';
    }

    /**
     * @param array|string $given The shortcode's attributes as parsed by WordPress; '' if there are none.
     * @param string[] $words Receives the attributes without a value.
     */
    private static function read($given, &$words): array
    {
        $words = [];
        $attributes = [];
        foreach (is_array($given) ? $given : [] as $name => $value) {
            if (is_int($name)) {
                $words[] = strtolower(trim((string) $value));
            } else {
                $attributes[$name] = $value;
            }
        }
        return $attributes;
    }
}
