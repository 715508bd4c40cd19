<?php

namespace Onair;

/**
 * The tags and their attributes, from `tags.json` that the build generates, and checks of attribute values.
 */
final class Tags
{
    /** Characters of a text. */
    private const LONGEST = 200;

    /** @var array|null */
    private static $file = null;

    /** @return array<string, array> By the name without `onair-`. */
    public static function all(): array
    {
        return self::read()['tags'];
    }

    /** The folder of the scripts inside the plugin: another one in every version. */
    public static function scripts(): string
    {
        return self::read()['scripts'];
    }

    /** The name of a tag as people write it, with or without `onair-`; null for none of ours. */
    public static function named(string $written): ?string
    {
        $name = preg_replace('/^onair-/', '', strtolower(trim($written)));
        return isset(self::all()[$name]) ? $name : null;
    }

    /**
     * Returns the valid attributes of a tag. Unknown attributes and invalid values are left out.
     *
     * @param array $given By name.
     * @return array<string, string> By name; an empty value is an attribute that just stands there.
     */
    public static function attributes(string $tag, array $given): array
    {
        $clean = [];
        foreach (self::all()[$tag]['attributes'] as $name => $rule) {
            $value = isset($given[$name]) ? self::value($given[$name], $rule) : null;
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
    private static function value($given, array $rule): ?string
    {
        if (!is_scalar($given)) {
            return null;
        }
        // Truncated first, since WordPress's cleaning takes quadratic time.
        $cut = mb_substr((string) $given, 0, self::LONGEST);
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
