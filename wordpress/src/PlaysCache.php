<?php

namespace Onair;

/**
 * Caches the plays of a few stations in one row of the options. Another row has the time until which no request is
 * sent.
 *
 * Only the database can choose one of many concurrent visitors, so both rows are read and written directly. They are
 * named like transients, so that programs that clear transients clear them, too.
 */
final class PlaysCache
{
    private const PLAYS = '_transient_onair_plays';
    private const BUSY = '_transient_onair_busy';
    /** Stations that are kept. Authors choose numbers of stations; the row stays small. */
    private const STATIONS = 20;
    /** Seconds after which plays are not shown any more. */
    private const LIFE = 300;

    /**
     * By the station's number; `at` is the second in which the panel responded.
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
            // Ignore entries from the future, which a wrong clock may have written.
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

    /** Whether this visitor may request the panel. No other one may then, for so many seconds or until `release()`. */
    public static function claim(int $seconds): bool
    {
        global $wpdb;
        $now = time();
        $until = $wpdb->get_var(
            $wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::BUSY)
        );
        // A time further in the future was written with a wrong clock.
        if ($until > $now && $until <= $now + $seconds) {
            return false;
        }
        // Only one of the visitors who read the same value changes it.
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
