<?php

namespace Onair;

/**
 * Writes a tag with its valid attributes and, inside it, the last plays of the panel. Loads what the tag needs.
 */
final class Markup
{
    /**
     * @param array $given Attributes by name, from an editor or a shortcode: anything may stand there.
     * @param string $inside Markup that stands inside the tag; without it, the words.
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

    /** For the sheet that keeps the tag's place free: it knows only a few limits by itself. */
    private static function room(array $attributes): string
    {
        $rows = min(100, max(0, (int) ($attributes['limit'] ?? 0)));
        return $rows > 0 ? ' style="--onair-rows:' . $rows . '"' : '';
    }
}
