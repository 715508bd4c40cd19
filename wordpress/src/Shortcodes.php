<?php

namespace Onair;

/**
 * Converts the shortcodes `[onair now-playing vote]` and `[onair-station server=2]…[/onair-station]` to tags. Authors
 * need no further rights.
 */
final class Shortcodes
{
    public static function register(): void
    {
        add_shortcode('onair', [self::class, 'tag']);
        add_shortcode('onair-station', [self::class, 'station']);
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
            return do_shortcode(shortcode_unautop((string) $content));
        });
        return Markup::tag('station', $attributes, $inside);
    }

    /**
     * @param array|string $given The shortcode's attributes as WordPress parses them; '' if there are none.
     * @param string[] $words Set to the attributes without a value.
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
