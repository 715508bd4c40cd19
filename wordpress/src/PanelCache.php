<?php

namespace Onair;

/**
 * Caches a few of the panel's lists in one row of the options table. A second row contains the time until
 * which no request is sent to the panel.
 *
 * Only the database can choose one of several concurrent visitors, so both rows are read and written with
 * SQL. They are named like transients, so that tools that clear transients also clear them.
 */
final class PanelCache
{
    private const LISTS_ROW = '_transient_onair_plays';
    private const BUSY = '_transient_onair_busy';
    /** Maximum number of cached lists, because authors can enter any station number. */
    private const LISTS = 20;
    /** Seconds after which cached lists are removed. */
    private const LIFE = 86400;

    /**
     * Returns the cached lists, keyed by list name and station number, such as "history 1". `at` is the time
     * of the response in seconds.
     *
     * @return array<string, array{at: int, items: array}>
     */
    public static function read(string $base): array
    {
        global $wpdb;
        $value = $wpdb->get_var(
            $wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::LISTS_ROW)
        );
        $kept = json_decode((string) $value, true);
        if (!is_array($kept) || ($kept['base'] ?? null) !== $base || !is_array($kept['lists'] ?? null)) {
            return [];
        }
        return array_filter($kept['lists'], static function (array $list): bool {
            // Also drops entries with a future time, which were written while the clock was wrong.
            return abs(time() - $list['at']) < self::LIFE;
        });
    }

    /**
     * Stores the most recent lists, and always the lists of the site's own station.
     *
     * @param array<string, array{at: int, items: array}> $lists
     */
    public static function write(string $base, array $lists, int $own): void
    {
        global $wpdb;
        $order = static function (string $key) use ($lists, $own): array {
            return [(int) strstr($key, ' ') === $own, $lists[$key]['at']];
        };
        uksort($lists, static function (string $one, string $other) use ($order): int {
            return $order($other) <=> $order($one);
        });
        // Encoded as ASCII, so that it fits into a table with any character set.
        $value = json_encode(['base' => $base, 'lists' => array_slice($lists, 0, self::LISTS, true)]);
        $wpdb->query($wpdb->prepare(
            "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')
            ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
            self::LISTS_ROW,
            $value
        ));
    }

    /**
     * Whether this visitor may send a request to the panel. If so, no other visitor may send one until
     * `release()` is called or this number of seconds has passed.
     */
    public static function claim(int $seconds): bool
    {
        global $wpdb;
        $now = time();
        $until = $wpdb->get_var(
            $wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::BUSY)
        );
        // Ignores a time further in the future, which was written while the clock was wrong.
        if ($until > $now && $until <= $now + $seconds) {
            return false;
        }
        // If several visitors have read the same value, only one of them changes the row.
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
            $wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name IN (%s, %s)", self::LISTS_ROW, self::BUSY)
        );
    }
}
