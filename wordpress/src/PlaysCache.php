<?php

namespace Onair;

/**
 * Caches the plays of a few stations in one row of the options table. A second row has the time until which the panel
 * gets no request.
 *
 * Only the database can select one of several concurrent visitors, so both rows are read and written with SQL. Their
 * names are those of transients, so that tools which clear transients also clear them.
 */
final class PlaysCache
{
    private const PLAYS = '_transient_onair_plays';
    private const BUSY = '_transient_onair_busy';
    /** Maximum number of cached stations, since authors can enter any number of a station. */
    private const STATIONS = 20;
    /** Seconds after which cached plays are ignored. */
    private const LIFE = 300;

    /**
     * Returns the cached stations by number. `at` is the time of the response, in seconds.
     *
     * @return array<int, array{at: int, plays: array}>
     */
    public static function read(string $base): array
    {
        global $wpdb;
        $value = $wpdb->get_var(
            $wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::PLAYS)
        );
        $kept = json_decode((string) $value, true);
        if (!is_array($kept) || ($kept['base'] ?? null) !== $base || !is_array($kept['stations'] ?? null)) {
            return [];
        }
        return array_filter($kept['stations'], static function (array $station): bool {
            // Also ignores entries from the future, which a wrong clock has written.
            return abs(time() - $station['at']) < self::LIFE;
        });
    }

    /**
     * Keeps the most recent stations, and always the site's own station.
     *
     * @param array<int, array{at: int, plays: array}> $stations
     */
    public static function write(string $base, array $stations, int $own): void
    {
        global $wpdb;
        uksort($stations, static function (int $one, int $other) use ($stations, $own): int {
            return [$other === $own, $stations[$other]['at']] <=> [$one === $own, $stations[$one]['at']];
        });
        // ASCII, so that it fits into a table of any character set.
        $value = json_encode(['base' => $base, 'stations' => array_slice($stations, 0, self::STATIONS, true)]);
        $wpdb->query($wpdb->prepare(
            "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')
            ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
            self::PLAYS,
            $value
        ));
    }

    /**
     * Returns whether this visitor may send a request to the panel. If so, other visitors may not until `release()`, or
     * for this number of seconds.
     */
    public static function claim(int $seconds): bool
    {
        global $wpdb;
        $now = time();
        $until = $wpdb->get_var(
            $wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::BUSY)
        );
        // Ignores a time further in the future, which a wrong clock has written.
        if ($until > $now && $until <= $now + $seconds) {
            return false;
        }
        // If several visitors have read the same value, this changes the row for only one of them.
        return (bool) $wpdb->query(
            $until === null
                ? $wpdb->prepare(
                    "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %d, 'no')",
                    self::BUSY,
                    $now + $seconds
                )
                : $wpdb->prepare(
                    "UPDATE {$wpdb->options} SET option_value = %d WHERE option_name = %s AND option_value = %s",
                    $now + $seconds,
                    self::BUSY,
                    $until
                )
        );
    }

    public static function release(): void
    {
        global $wpdb;
        $wpdb->update($wpdb->options, ['option_value' => '0'], ['option_name' => self::BUSY]);
    }

    public static function clear(): void
    {
        global $wpdb;
        $wpdb->query(
            $wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name IN (%s, %s)", self::PLAYS, self::BUSY)
        );
    }
}
