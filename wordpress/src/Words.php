<?php

namespace Onair;

/** Renders a station's data as text inside a tag, for readers without scripts and for search engines. */
final class Words
{
    /** How long a track stays the current one after its end, in milliseconds. */
    private const GRACE = 60000;
    /**
     * Maximum number of shows and podcasts. A tag with more than 20 elements inside is mistaken for an
     * unclosed one.
     */
    private const ROWS = 10;
    /** Maximum number of streams. */
    private const STREAMS = 5;

    /** Returns '' if the tag has no such text, or if the panel didn't respond. */
    public static function of(string $tag, array $attributes): string
    {
        $server = self::server($attributes);
        switch ($tag) {
            case 'now-playing':
                return self::names(self::currentTrack(Panel::items('history', $server)));
            case 'history':
                return self::names(self::pastTracks(Panel::items('history', $server), $attributes));
            case 'schedule':
                return self::lines(self::shows(Panel::items('grid', $server), $attributes));
            case 'podcasts':
                return self::lines(self::podcasts(Panel::items('podcasts', $server), $attributes));
            case 'player':
                return self::lines(self::streams(Panel::items('channels', $server), $attributes));
        }
        return '';
    }

    /** Returns the number of podcasts that the tag shows initially, or 0 if unknown. */
    public static function podcastRows(array $attributes): int
    {
        $podcasts = count(Panel::items('podcasts', self::server($attributes)));
        return min($podcasts, max(1, (int) ($attributes['limit'] ?? self::ROWS)));
    }

    private static function server(array $attributes): int
    {
        return (int) ($attributes['server'] ?? (StationScope::get('server') ?: 1));
    }

    private static function currentTrack(array $plays): array
    {
        $play = $plays[0] ?? null;
        $isOver = $play === null
            || ($play['length'] > 0 && $play['ts'] + $play['length'] + self::GRACE < microtime(true) * 1000);
        return $isOver ? [] : [self::song($play)];
    }

    private static function pastTracks(array $plays, array $attributes): array
    {
        // The first play is the current track.
        $past = array_slice($plays, isset($attributes['include-current']) ? 0 : 1);
        return array_map([self::class, 'song'], array_slice($past, 0, max(1, (int) ($attributes['limit'] ?? 10))));
    }

    private static function song(array $play): string
    {
        return Text::html(implode(' – ', array_filter([$play['author'], $play['title']], 'strlen')));
    }

    /** Returns the current and the next shows, with times in the site's format. */
    private static function shows(array $airings, array $attributes): array
    {
        $now = time();
        $kinds = preg_split('/[\s,]+/', strtolower($attributes['only'] ?? ''), -1, PREG_SPLIT_NO_EMPTY);
        $zone = self::zone($airings, $attributes);
        $lines = [];
        foreach ($airings as $index => $airing) {
            $next = $airings[$index + 1]['start'] ?? INF;
            $end = $airing['end'] ?: min($next, $airing['start'] + Records::LONGEST_SHOW);
            if ($end > $now && (!$kinds || in_array($airing['kind'], $kinds, true))) {
                $time = wp_date('D ' . get_option('time_format'), (int) $airing['start'], $zone);
                $name = '<span translate="no">' . Text::html($airing['name']) . '</span>';
                $lines[] = Text::html($time) . ' ' . $name;
            }
        }
        return array_slice($lines, 0, ($attributes['view'] ?? '') === 'now' ? 2 : self::ROWS);
    }

    /** Returns the time zone of a schedule. The zone `local` is known only to the visitor's browser. */
    private static function zone(array $airings, array $attributes): \DateTimeZone
    {
        $chosen = $attributes['time-zone'] ?? StationScope::get('time-zone');
        foreach ([$chosen, $airings[0]['zone'] ?? ''] as $name) {
            if (in_array($name, timezone_identifiers_list(\DateTimeZone::ALL_WITH_BC), true)) {
                return new \DateTimeZone($name);
            }
        }
        return wp_timezone();
    }

    private static function podcasts(array $podcasts, array $attributes): array
    {
        $limit = min(self::ROWS, max(1, (int) ($attributes['limit'] ?? self::ROWS)));
        return array_map(static function (array $podcast): string {
            return self::link($podcast['url'], $podcast['title']);
        }, array_slice($podcasts, 0, $limit));
    }

    /** Returns the streams, starting with the one that the attribute `channel` names. */
    private static function streams(array $channels, array $attributes): array
    {
        $first = (float) ($attributes['channel'] ?? 0);
        usort($channels, static function (array $one, array $other) use ($first): int {
            return ((float) $other['id'] === $first) <=> ((float) $one['id'] === $first);
        });
        return array_map(static function (array $channel): string {
            $rate = $channel['bitrate'] > 0 ? $channel['bitrate'] . ' kbit/s' : '';
            $details = implode(', ', array_filter([strtoupper($channel['format']), $rate], 'strlen'));
            $listen = __('Listen', 'onair-widgets');
            return self::link($channel['url'], $details === '' ? $listen : $listen . ' (' . $details . ')');
        }, array_slice($channels, 0, self::STREAMS));
    }

    private static function link(string $url, string $text): string
    {
        return $url === '' ? Text::html($text) : '<a href="' . Text::html($url) . '">' . Text::html($text) . '</a>';
    }

    /**
     * Uses only inline elements, because a shortcode may be inside a paragraph, and a list would end the
     * paragraph.
     */
    private static function lines(array $lines, string $attribute = ''): string
    {
        return $lines ? '<span class="onair-text"' . $attribute . '>' . implode('<br>', $lines) . '</span>' : '';
    }

    /** Page translators leave these lines unchanged. */
    private static function names(array $lines): string
    {
        return self::lines($lines, ' translate="no"');
    }
}
