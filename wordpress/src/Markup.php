<?php

namespace Onair;

/**
 * Writes a tag with its valid attributes and, inside it, text for readers without scripts. Loads what the tag needs.
 */
final class Markup
{
    /**
     * @param array $given Attributes by name, unchecked: they come from an editor or a shortcode.
     * @param string $inside Content of the tag. If empty, the tag gets its text for readers without scripts.
     */
    public static function tag(string $name, array $given, string $inside = ''): string
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
        return Assets::need() . '<onair-' . $name . $text . self::room($attributes) . '>' . $words
            . '</onair-' . $name . '>';
    }

    /** Returns the number of rows for the style sheet, which reserves the tag's height. */
    private static function room(array $attributes): string
    {
        $rows = min(100, max(0, (int) ($attributes['limit'] ?? 0)));
        return $rows > 0 ? ' style="--onair-rows:' . $rows . '"' : '';
    }
}
