<?php

namespace Onair;

/**
 * Writes the last plays of a station as text inside a tag, for readers without scripts and for search engines.
 */
final class Words
{
    /** Milliseconds for which a track stays the current one after its end. */
    private const GRACE = 60000;

    /** Returns '' if the tag has no such text or the panel didn't respond. */
    public static function of(string $tag, array $attributes): string
    {
        if ($tag === 'now-playing') {
            return self::onAir(self::plays($attributes));
        }
        return $tag === 'history' ? self::played(self::plays($attributes), $attributes) : '';
    }

    private static function plays(array $attributes): array
    {
        return Panel::plays((int) ($attributes['server'] ?? StationScope::server()));
    }

    private static function onAir(array $plays): string
    {
        $play = $plays[0] ?? null;
        if ($play === null) {
            return '';
        }
        $isOver = $play['length'] > 0 && $play['ts'] + $play['length'] + self::GRACE < microtime(true) * 1000;
        return $isOver ? '' : self::lines([$play]);
    }

    private static function played(array $plays, array $attributes): string
    {
        // The first one is the current track.
        $past = array_slice($plays, isset($attributes['include-current']) ? 0 : 1);
        $rows = array_slice($past, 0, max(1, (int) ($attributes['limit'] ?? 10)));
        return $rows ? self::lines($rows) : '';
    }

    /** Uses inline elements only: a shortcode may be inside a paragraph, which a list would end. */
    private static function lines(array $plays): string
    {
        $songs = array_map(static function (array $play): string {
            return Text::html(implode(' – ', array_filter([$play['author'], $play['title']], 'strlen')));
        }, $plays);
        return '<span class="onair-text">' . implode('<br>', $songs) . '</span>';
    }
}
