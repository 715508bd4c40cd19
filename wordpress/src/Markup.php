<?php

namespace Onair;

/**
 * Writes a tag with its valid attributes and, inside it, text for readers without scripts. Also loads the
 * script and the style sheet.
 */
final class Markup
{
    /** Patterns for a station with its content, and for any other tag, because those contain no tags. */
    private const STATION = '(<onair-station\b[^>]*>(?:[^<]++|<(?!/?onair-station\b)|(?1))*+</onair-station>)';
    private const TAG = '<onair-[\w-]+[^>]*>.*?</onair-[\w-]+>';

    /**
     * @var array<string, array{string, array}> Name and attributes of the tags outside of stations, keyed by
     * their markup.
     */
    private static $outside = [];

    /**
     * @param array $given Attributes by name. They aren't validated yet, because they come from an editor or
     * a shortcode.
     * @param string $inside Content of the tag. If empty, the tag gets its text for readers without scripts.
     */
    public static function tag(string $name, array $given, string $inside = ''): string
    {
        $markup = self::element($name, $given, $inside);
        if (is_feed()) {
            return $markup;
        }
        if ($name !== 'station' && !StationScope::isInside()) {
            self::$outside[$markup] = [$name, $given];
        }
        return Assets::need() . $markup;
    }

    /**
     * Updates the text of tags that WordPress rendered before their station was known: shortcodes in a
     * template are rendered before its blocks, and blocks in a post before its shortcodes.
     */
    public static function adopt(string $content): string
    {
        $adopted = preg_replace_callback(
            '~' . self::STATION . '(*SKIP)(*FAIL)|' . self::TAG . '~s',
            static function (array $found): string {
                $tag = self::$outside[$found[0]] ?? null;
                return $tag ? self::element($tag[0], $tag[1]) : $found[0];
            },
            $content
        );
        return $adopted ?? $content;
    }

    private static function element(string $name, array $given, string $inside = ''): string
    {
        $attributes = Tags::attributes($name, $given);
        $words = $inside !== '' ? $inside : Words::of($name, $attributes);
        if (is_feed()) {
            return $words;
        }
        $text = '';
        foreach ($attributes as $attribute => $value) {
            $text .= ' ' . $attribute . ($value === '' ? '' : '="' . Text::html($value) . '"');
        }
        return '<onair-' . $name . $text . self::room($name, $attributes) . '>' . $words . '</onair-' . $name . '>';
    }

    /** Returns the number of rows, with which the style sheet reserves the tag's height. */
    private static function room(string $name, array $attributes): string
    {
        $rows = min(100, max(0, (int) ($attributes['limit'] ?? 0)));
        if ($name === 'podcasts') {
            $rows = Words::podcastRows($attributes) ?: $rows;
        }
        return $rows > 0 ? ' style="--onair-rows:' . $rows . '"' : '';
    }
}
