<?php

namespace Onair;

/**
 * The tags and their attributes, from the generated `tags.json`. Validates attribute values.
 */
final class Tags
{
    /** Maximum length of an attribute's value, in characters. */
    private const LONGEST = 200;
    /** Maximum length of the attribute `map`, which lists many paths. */
    private const LONGEST_MAP = 2000;

    /** @var array|null */
    private static $file = null;

    /** @return array<string, array> Tags by name without `onair-`. */
    public static function all(): array
    {
        return self::read()['tags'];
    }

    /** Returns the scripts' folder in the plugin, which changes with every build. */
    public static function scripts(): string
    {
        return self::read()['scripts'];
    }

    /** Returns a tag's name without `onair-`, or null if the tag doesn't exist. */
    public static function named(string $written): ?string
    {
        $name = preg_replace('/^onair-/', '', strtolower(trim($written)));
        return isset(self::all()[$name]) ? $name : null;
    }

    /**
     * Returns the valid attributes of a tag. Omits unknown attributes and invalid values.
     *
     * @param array $given Values by attribute name.
     * @return array<string, string> Values by attribute name; '' for an attribute without a value.
     */
    public static function attributes(string $tag, array $given): array
    {
        $clean = [];
        foreach (self::all()[$tag]['attributes'] as $name => $rule) {
            $longest = $name === 'map' ? self::LONGEST_MAP : self::LONGEST;
            $value = isset($given[$name]) ? self::value($given[$name], $rule, $longest) : null;
            if ($value !== null) {
                $clean[$name] = $value;
            }
        }
        return $clean;
    }

    /**
     * Returns null if the value is invalid.
     *
     * @param mixed $given
     */
    private static function value($given, array $rule, int $longest): ?string
    {
        if (!is_scalar($given)) {
            return null;
        }
        // Truncate first, because WordPress's sanitizer takes quadratic time.
        $cut = mb_substr((string) $given, 0, $longest);
        $text = is_bool($given) ? ($given ? 'true' : 'false') : sanitize_text_field($cut);
        if ($rule['flag'] && ($text === '' || $text === 'true')) {
            return $given === '' && isset($rule['values']) ? null : '';
        }
        if ($text === '' || $text === 'false') {
            return null;
        }
        if (isset($rule['values'])) {
            return in_array($text, $rule['values'], true) ? $text : null;
        }
        if ($rule['flag']) {
            return '';
        }
        if ($rule['kind'] === 'number') {
            return is_numeric($text) ? (string) (0 + $text) : null;
        }
        return $text;
    }

    private static function read(): array
    {
        if (self::$file === null) {
            self::$file = json_decode(file_get_contents(Plugin::path('tags.json')), true);
        }
        return self::$file;
    }
}
