<?php

namespace Onair;

/** Reads the fields that the plugin prints from a panel's records. Omits records without them. */
final class Records
{
    /** Maximum age of the newest play, in milliseconds. Some panels list the oldest plays first. */
    private const OLDEST = 7200000;
    /** Maximum length of an airing without an end, in seconds. */
    public const LONGEST_SHOW = 86400;
    /** Maximum number of records that are kept. */
    private const ITEMS = 20;
    /** Maximum length of a title, an artist or a name, in characters. */
    private const TEXT = 200;
    /** Maximum length of a URL. */
    private const URL = 500;

    /** @return array<array<string, mixed>> */
    public static function read(string $list, array $records): array
    {
        $read = [
            'history' => 'play',
            'grid' => 'airing',
            'podcasts' => 'podcast',
            'channels' => 'channel',
        ][$list];
        $items = [];
        foreach ($records as $record) {
            $item = is_array($record) ? self::$read($record) : null;
            if ($item !== null) {
                $items[] = $item;
            }
        }
        if ($list === 'history') {
            self::sortBy('ts', -1, $items);
            $isCurrent = $items && $items[0]['ts'] + self::OLDEST > microtime(true) * 1000;
            $items = $isCurrent ? $items : [];
        } elseif ($list === 'grid') {
            // Some panels also send airings that have ended.
            $items = array_filter($items, static function (array $airing): bool {
                return ($airing['end'] ?: $airing['start'] + self::LONGEST_SHOW) > time();
            });
            self::sortBy('start', 1, $items);
        }
        return array_slice($items, 0, self::ITEMS);
    }

    /**
     * Returns a text from the panel, or '' if it is invalid. Panels write "None" if there is no text.
     *
     * @param mixed $value
     */
    public static function text($value): string
    {
        $text = Text::line($value, self::TEXT);
        return $text === 'None' ? '' : $text;
    }

    private static function play(array $record): ?array
    {
        $ts = self::number($record['ts'] ?? null);
        if ($ts <= 0 || is_numeric($record['jingle_id'] ?? null)) {
            return null;
        }
        $play = [
            'ts' => $ts,
            'length' => self::number($record['length'] ?? null),
            'title' => self::text($record['title'] ?? ''),
            'author' => self::text($record['author'] ?? ''),
        ];
        if ($play['title'] === '' && $play['author'] === '') {
            $play['title'] = self::text($record['metadata'] ?? '');
        }
        return $play['title'] . $play['author'] === '' ? null : $play;
    }

    private static function airing(array $record): ?array
    {
        $name = self::text($record['name'] ?? '');
        $given = self::number($record['start_ts'] ?? null);
        // Some panels send local time in `start_ts`. The length is correct in both cases.
        $start = self::utc($record['start_ts_utc_readable'] ?? null) ?: $given;
        if ($name === '' || $start <= 0) {
            return null;
        }
        $length = self::number($record['end_ts'] ?? null) - $given;
        return [
            'start' => $start,
            'end' => $given > 0 && $length >= 0 ? $start + $length : 0.0,
            'name' => $name,
            'kind' => self::text($record['cast_type'] ?? ''),
            'zone' => self::text($record['timezone'] ?? ''),
        ];
    }

    private static function podcast(array $record): ?array
    {
        $title = self::text($record['title'] ?? '');
        if ($title === '' || !in_array($record['published'] ?? null, [true, 1, '1', 'true', 'True'], true)) {
            return null;
        }
        return ['title' => $title, 'url' => self::url($record['public_page_url'] ?? '')];
    }

    private static function channel(array $record): ?array
    {
        $secure = self::url($record['secure_stream_url'] ?? '');
        $url = is_ssl() && $secure !== '' ? $secure : (self::url($record['stream_url'] ?? '') ?: $secure);
        if (
            $url === ''
            || ($record['active'] ?? null) === false
            || ($record['allow_auth_listeners_only'] ?? null) === true
        ) {
            return null;
        }
        return [
            'id' => self::number($record['id'] ?? null),
            'url' => $url,
            'format' => self::text($record['s_format'] ?? ''),
            'bitrate' => self::number($record['bitrate'] ?? null),
        ];
    }

    private static function sortBy(string $field, int $direction, array &$items): void
    {
        usort($items, static function (array $one, array $other) use ($field, $direction): int {
            return $direction * ($one[$field] <=> $other[$field]);
        });
    }

    /**
     * Returns a time or a length, or 0 if it is invalid.
     *
     * @param mixed $value
     */
    private static function number($value): float
    {
        $number = is_numeric($value) ? (float) $value : 0.0;
        return abs($number) < 1e15 ? $number : 0.0;
    }

    /**
     * Returns the Unix seconds of a time such as 2026-03-06T09:00:00Z, or 0 if it is invalid.
     *
     * @param mixed $value
     */
    private static function utc($value): float
    {
        $text = Text::line($value, 40);
        return preg_match('/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?/', $text, $found)
            ? (float) strtotime($found[0] . ' UTC')
            : 0.0;
    }

    /**
     * Returns an http(s) URL, or '' if it is invalid.
     *
     * @param mixed $value
     */
    private static function url($value): string
    {
        $url = Text::line($value, self::URL);
        return preg_match('#^https?://#i', $url) ? esc_url_raw($url, ['http', 'https']) : '';
    }
}
