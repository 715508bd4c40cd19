<?php

namespace Onair;

/**
 * In:  the panel's address, which an administrator has set.
 * Out: what the panel answers this web server: its last plays and its stations. Nobody else is ever asked.
 *
 * WordPress's safe requests go to hosts of the internet and to the ports 80, 443 and 8080 alone. Panels often have
 * another port. So the host and the port of the panel, and no others, are let through: who sets them may install
 * plugins, and could send requests anywhere. On a network of sites an administrator of one site may not; there
 * WordPress's rule stays as it is. Redirects are not followed.
 */
final class Panel
{
    /** Seconds that a request may take: a page waits for it. */
    private const PATIENCE = 2;
    /** Seconds for which an answer is good. */
    private const KEPT = 20;
    /** Seconds for which nobody asks again after a panel did not answer. */
    private const SILENCE = 60;
    /** Bytes that are read of an answer. */
    private const LARGEST = 1000000;
    /** Plays that are kept. */
    private const PLAYS = 20;
    /** Milliseconds: an older list is not that of now. Some panels begin with their oldest plays. */
    private const OLDEST = 7200000;
    private const TEXT = 200;

    /**
     * The last plays without jingles, newest first; none where the panel does not answer. One visitor at most waits
     * for that.
     *
     * @return array<array{ts: float, length: float, title: string, author: string}>
     */
    public static function plays(int $server): array
    {
        $base = Settings::get('base-url');
        // Servers of other kinds are read by the visitor's browser alone.
        if ($base === '' || !in_array(Settings::get('source'), ['', 'panel'], true)) {
            return [];
        }
        $key = 'onair_plays_' . md5($base . ' ' . $server);
        $kept = get_transient($key);
        if (is_array($kept)) {
            return $kept;
        }
        $silence = 'onair_silent_' . md5($base);
        if (get_transient($silence) !== false) {
            return [];
        }
        // Before the panel is asked: who comes meanwhile goes on without.
        set_transient($silence, 1, self::SILENCE);
        $path = '/api/v2/history/?server=' . $server . '&limit=' . self::PLAYS;
        $records = self::records(self::ask($base, $path));
        if (is_wp_error($records)) {
            return [];
        }
        $plays = self::readPlays($records);
        set_transient($key, $plays, self::KEPT);
        delete_transient($silence);
        return $plays;
    }

    /**
     * The stations of a panel: their names by number. An error says in words what came instead.
     *
     * @return array<int, string>|\WP_Error
     */
    public static function stations(string $base)
    {
        $records = self::records(self::ask($base, '/api/v2/servers/'));
        if (is_wp_error($records)) {
            return $records;
        }
        $stations = [];
        foreach ($records as $record) {
            if (is_array($record) && is_numeric($record['id'] ?? null)) {
                $stations[(int) $record['id']] = self::text($record['name'] ?? '');
            }
        }
        return $stations;
    }

    /** Whether WordPress's own rule lets requests to this address through. */
    public static function isRefusedPort(string $base): bool
    {
        $port = wp_parse_url($base, PHP_URL_PORT);
        return is_multisite() && $port !== null && !in_array($port, [80, 443, 8080], true);
    }

    /** @return array|\WP_Error */
    private static function ask(string $base, string $path)
    {
        $host = wp_parse_url($base, PHP_URL_HOST);
        $port = wp_parse_url($base, PHP_URL_PORT);
        $allowHost = static function ($isAllowed, $asked) use ($host) {
            return $isAllowed || strcasecmp((string) $asked, (string) $host) === 0;
        };
        $allowPort = static function ($ports, $asked) use ($host, $port) {
            return strcasecmp((string) $asked, (string) $host) === 0 ? array_merge($ports, [$port]) : $ports;
        };
        if (!is_multisite()) {
            add_filter('http_request_host_is_external', $allowHost, 10, 2);
            add_filter('http_allowed_safe_ports', $allowPort, 10, 2);
        }
        $answer = wp_safe_remote_get($base . $path, [
            'timeout' => self::PATIENCE,
            'redirection' => 0,
            'limit_response_size' => self::LARGEST,
            'headers' => ['Accept' => 'application/json'],
        ]);
        remove_filter('http_request_host_is_external', $allowHost);
        remove_filter('http_allowed_safe_ports', $allowPort);
        return $answer;
    }

    /**
     * The records of an answer, which has them as a list or as a page of one.
     *
     * @param array|\WP_Error $answer
     * @return array|\WP_Error
     */
    private static function records($answer)
    {
        if (is_wp_error($answer)) {
            return $answer;
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        if ($status !== 200) {
            /* translators: %d: a status of HTTP, such as 404 */
            $sentence = __('The answer has the status %d. Is this the address of the panel itself?', 'onair-widgets');
            return new \WP_Error('onair_status', sprintf($sentence, $status));
        }
        $body = json_decode(wp_remote_retrieve_body($answer), true);
        $records = is_array($body) ? ($body['results'] ?? $body) : null;
        if (!is_array($records) || ($records && !isset($records[0]))) {
            $sentence = __('What answers there is no panel, but a web site.', 'onair-widgets');
            return new \WP_Error('onair_unreadable', $sentence);
        }
        return $records;
    }

    private static function readPlays(array $records): array
    {
        $plays = [];
        foreach ($records as $record) {
            $ts = is_array($record) && is_numeric($record['ts'] ?? null) ? (float) $record['ts'] : 0.0;
            if ($ts <= 0 || is_numeric($record['jingle_id'] ?? null)) {
                continue;
            }
            $play = [
                'ts' => $ts,
                'length' => is_numeric($record['length'] ?? null) ? (float) $record['length'] : 0.0,
                'title' => self::text($record['title'] ?? ''),
                'author' => self::text($record['author'] ?? ''),
            ];
            if ($play['title'] === '' && $play['author'] === '') {
                $play['title'] = self::text($record['metadata'] ?? '');
            }
            if ($play['title'] . $play['author'] !== '') {
                $plays[] = $play;
            }
        }
        usort($plays, static function (array $one, array $other): int {
            return $other['ts'] <=> $one['ts'];
        });
        $isOfNow = $plays && $plays[0]['ts'] + self::OLDEST > microtime(true) * 1000;
        return $isOfNow ? array_slice($plays, 0, self::PLAYS) : [];
    }

    /**
     * A text of the panel; it also writes "None" where there is none.
     *
     * @param mixed $value
     */
    private static function text($value): string
    {
        $text = is_string($value) ? trim(sanitize_text_field($value)) : '';
        return $text === 'None' ? '' : mb_substr($text, 0, self::TEXT);
    }
}
