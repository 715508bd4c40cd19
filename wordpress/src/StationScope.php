<?php

namespace Onair;

/** The stations around the tag that is being rendered. A tag without a server uses that of the nearest station. */
final class StationScope
{
    /** @var int[] Numbers of the servers, innermost last. */
    private static $servers = [];

    /** Returns the number of the nearest station's server, or that of the site. */
    public static function server(): int
    {
        return (int) (end(self::$servers) ?: Settings::get('server') ?: 1);
    }

    /**
     * Calls a function inside a station and returns its result.
     *
     * @param array $attributes The station's attributes. Without `server`, the server doesn't change.
     */
    public static function within(array $attributes, callable $render): string
    {
        self::$servers[] = (int) ($attributes['server'] ?? self::server());
        try {
            return $render();
        } finally {
            array_pop(self::$servers);
        }
    }
}
