<?php

namespace Onair;

/**
 * Escapes a panel's or an author's text for HTML.
 *
 * WordPress expands shortcodes and embeds in the output of blocks, and page builders expand their own
 * placeholders. To prevent this, the characters that start them are also encoded as entities. WordPress may
 * still replace a smiley such as ";)" with a picture, which is harmless.
 */
final class Text
{
    private const SYNTAX = ['[' => '&#091;', ']' => '&#093;', '{' => '&#123;', '}' => '&#125;', ':' => '&#058;'];
    /** Line breaks and other control characters, and characters that change the writing direction. */
    private const INVISIBLE = '/[\p{Cc}\p{Zl}\p{Zp}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u';

    /**
     * Escapes text, including existing entities, for the content of an element or for an attribute in double
     * quotes.
     */
    public static function html(string $text): string
    {
        return strtr(htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8'), self::SYNTAX);
    }

    /**
     * Returns one line of at most this many characters. Returns '' if the value isn't a string.
     *
     * @param mixed $value
     */
    public static function line($value, int $longest): string
    {
        $cut = is_string($value) ? mb_substr($value, 0, $longest, 'UTF-8') : '';
        return trim((string) preg_replace(self::INVISIBLE, ' ', $cut));
    }
}
