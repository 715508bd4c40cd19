<?php

namespace Onair;

/** The stations around the tag that is printed now: a tag without a number of its own shows the nearest one's server. */
final class StationScope
{
    /** @var int[] Numbers of servers, the nearest last. */
    private static $servers = [];

    /** Number of the server for a tag without one: the nearest station's, or the site's. */
    public static function server(): int
    {
        return (int) (end(self::$servers) ?: Settings::get('server') ?: 1);
    }

    /**
     * Calls a function inside a station, and returns what it returns.
     *
     * @param array $attributes The station's attributes. Without `server`, the station around it counts.
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
