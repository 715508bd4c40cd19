<?php

namespace Onair;

/**
 * The stations around the tag that is being rendered. A tag without a server or time zone uses the nearest
 * station's.
 */
final class StationScope
{
    /** @var array<array<string, string>> Attributes of the stations, innermost last. */
    private static $stations = [];

    /**
     * Returns an attribute of the nearest station that has it. Falls back to the site's setting, or '' if
     * that isn't set.
     */
    public static function get(string $name): string
    {
        return (string) (end(self::$stations)[$name] ?? Settings::get($name));
    }

    /** Whether there is a station around the tag. */
    public static function isInside(): bool
    {
        return self::$stations !== [];
    }

    /**
     * Calls a function inside a station and returns its result.
     *
     * @param array<string, string> $attributes The station's attributes. Missing ones are inherited from the
     * station around it.
     */
    public static function within(array $attributes, callable $render): string
    {
        self::$stations[] = $attributes + (end(self::$stations) ?: []);
        try {
            return $render();
        } finally {
            array_pop(self::$stations);
        }
    }
}
