<?php

namespace Onair;

/**
 * Text of a server, or of an author, inside a page. All of it is printed by this class.
 *
 * WordPress runs shortcodes and embeds over the output of blocks, and page builders add placeholders of their own. So
 * the characters that start one are written as entities, too: browsers show them, and no filter finds them. A smiley
 * such as ";)" may still become a picture, which is harmless.
 */
final class Text
{
    private const SYNTAX = ['[' => '&#091;', ']' => '&#093;', '{' => '&#123;', '}' => '&#125;', ':' => '&#058;'];
    /** Line breaks and other control characters, and marks that reverse the text behind them. */
    private const INVISIBLE = '/[\p{Cc}\p{Zl}\p{Zp}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u';

    /** As content of an element or value of an attribute in double quotes. Entities in the text stay text. */
    public static function html(string $text): string
    {
        return strtr(htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8'), self::SYNTAX);
    }

    /**
     * One line of at most this many characters; empty if it is no text. The text is cut before it is searched.
     *
     * @param mixed $value
     */
    public static function line($value, int $longest): string
    {
        $cut = is_string($value) ? mb_substr($value, 0, $longest, 'UTF-8') : '';
        return trim((string) preg_replace(self::INVISIBLE, ' ', $cut));
    }
}
