<?php

namespace Onair;

/**
 * The panel whose address an administrator has set: its last plays and its stations, as this web server reads them.
 *
 * A panel may be slow or hostile. All requests of a page together have a limit, a response has a limit, and while one
 * visitor waits for the panel, the others get what is in the cache. Redirects are not followed.
 */
final class Panel
{
    /** Seconds that all requests of a page may take together. Also the limit of the connection test. */
    private const PATIENCE = 2;
    /** Maximum number of requests per page. */
    private const REQUESTS = 3;
    /** Seconds for which plays are not requested again. */
    private const KEPT = 20;
    /** Seconds without requests after the panel did not respond; for one station, after a response without plays. */
    private const SILENCE = 60;
    /** Maximum size of a response in bytes. Twenty plays have about 30 KB. */
    private const LARGEST = 100000;
    /** Maximum size of the status line and headers in bytes. */
    private const LARGEST_HEAD = 20000;
    /** Maximum number of lists and objects. Each takes two bytes of JSON but up to 400 bytes of memory. */
    private const CONTAINERS = 2000;
    /** Maximum nesting depth of lists and objects. */
    private const DEPTH = 16;
    /** Maximum number of records that are read from a response. */
    private const RECORDS = 1000;
    /** Maximum number of plays that are cached. */
    private const PLAYS = 20;
    /** A list whose plays are all older (milliseconds) isn't current. Some panels start with their oldest plays. */
    private const OLDEST = 7200000;
    /** Maximum length of a title, an artist or the name of a station, in characters. */
    private const TEXT = 200;

    /** @var int Requests that this page has made. */
    private static $requests = 0;
    /** @var float Seconds that this page has waited. */
    private static $waited = 0.0;
    /** @var array<string, array> What the cache had when this page began, by the panel's address. */
    private static $cached = [];

    /**
     * The last plays without jingles, newest first. Empty if the panel does not respond, if another visitor waits for
     * it, or if this page has used up its requests: the visitor's browser gets them then.
     *
     * @return array<array{ts: float, length: float, title: string, author: string}>
     */
    public static function plays(int $server): array
    {
        $base = Settings::get('base-url');
        // Only the visitor's browser reads servers of other kinds.
        if ($base === '' || !in_array(Settings::get('source'), ['', 'panel'], true)) {
            return [];
        }
        self::$cached[$base] = self::$cached[$base] ?? PlaysCache::read($base);
        if (!self::isFresh($base, $server)) {
            self::refresh($base, $server);
        }
        return self::$cached[$base][$server]['plays'] ?? [];
    }

    /** The settings have changed: another panel is not to wait for the silence of the last one. */
    public static function forget(): void
    {
        PlaysCache::clear();
        self::$cached = [];
    }

    private static function isFresh(string $base, int $server): bool
    {
        $station = self::$cached[$base][$server] ?? null;
        return $station && time() - $station['at'] < ($station['plays'] ? self::KEPT : self::SILENCE);
    }

    /** Requests a station's plays if this page still may. */
    private static function refresh(string $base, int $server): void
    {
        $patience = self::PATIENCE - self::$waited;
        // WordPress rounds shorter times up to one second.
        if (self::$requests >= self::REQUESTS || $patience < 1) {
            return;
        }
        // The pause is stored before the request, so that it applies if the panel does not respond.
        if (!PlaysCache::claim(self::SILENCE)) {
            self::$requests = self::REQUESTS;
            return;
        }
        // Another visitor may have requested it in the meantime.
        self::$cached[$base] = PlaysCache::read($base);
        if (!self::isFresh($base, $server)) {
            self::$requests++;
            $path = '/api/v2/history/?server=' . $server . '&limit=' . self::PLAYS;
            $begin = hrtime(true);
            $response = self::request($base, $path, $patience);
            self::$waited += (hrtime(true) - $begin) / 1e9;
            if (is_wp_error($response)) {
                self::$requests = self::REQUESTS;
                return;
            }
            $records = self::records($response);
            self::$cached[$base][$server] = [
                'at' => time(),
                'plays' => is_wp_error($records) ? [] : self::readPlays($records),
            ];
            PlaysCache::write($base, self::$cached[$base], (int) (Settings::get('server') ?: 1));
        }
        PlaysCache::release();
    }

    /**
     * Returns the names of a panel's stations by number, or an error that describes the response.
     *
     * @return array<int, string>|\WP_Error
     */
    public static function stations(string $base)
    {
        $records = self::records(self::request($base, '/api/v2/servers/', self::PATIENCE));
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

    /** Whether WordPress's own rule refuses this address. */
    public static function isRefusedPort(string $base): bool
    {
        $port = wp_parse_url($base, PHP_URL_PORT);
        return is_multisite() && $port !== null && !in_array($port, [80, 443, 8080], true);
    }

    /**
     * WordPress's safe requests go to hosts of the internet and to the ports 80, 443 and 8080 alone. Panels often have
     * another port, so this is no safe request: who sets the address may install plugins, and could send requests
     * anywhere. On a network of sites an administrator of one site may not; there WordPress's rule holds.
     *
     * @return array|\WP_Error
     */
    private static function request(string $base, string $path, float $seconds)
    {
        if (!function_exists('curl_init') || !function_exists('curl_exec')) {
            // Without it WordPress limits each read of a response, but not the whole: it could take hours.
            $sentence = __('This web server has no cURL for PHP, which Onair needs.', 'onair-widgets');
            return new \WP_Error('onair_curl', $sentence);
        }
        $url = $base . $path;
        $limit = static function ($handle, $request, $requested) use ($url): void {
            if ($requested === $url) {
                self::limit($handle);
            }
        };
        $drop = static function (&$response, $requested) use ($url): void {
            if ($requested === $url) {
                $response = self::withoutHeaders((string) $response);
            }
        };
        add_action('http_api_curl', $limit, 10, 3);
        add_action('requests-requests.before_parse', $drop, 10, 2);
        $response = wp_remote_get($url, [
            'timeout' => $seconds,
            'redirection' => 0,
            'reject_unsafe_urls' => is_multisite(),
            // One byte more, to detect that a response was truncated.
            'limit_response_size' => self::LARGEST + 1,
            'headers' => ['Accept' => 'application/json'],
        ]);
        remove_action('http_api_curl', $limit, 10);
        remove_action('requests-requests.before_parse', $drop, 10);
        return $response;
    }

    /**
     * Ends a response that is larger than WordPress keeps: it would be received to its end, or to that of the time.
     * Nothing is unpacked: 100 KB can become 100 MB, and WordPress requests once more what cURL can't unpack, with
     * the whole time again.
     *
     * @param resource|\CurlHandle $handle
     */
    private static function limit($handle): void
    {
        curl_setopt($handle, CURLOPT_ENCODING, 'identity');
        curl_setopt($handle, CURLOPT_HTTP_CONTENT_DECODING, false);
        curl_setopt($handle, CURLOPT_NOPROGRESS, false);
        curl_setopt($handle, CURLOPT_PROGRESSFUNCTION, static function ($handle, $size, $received): int {
            $isTooLarge = $received > self::LARGEST + 1
                || curl_getinfo($handle, CURLINFO_HEADER_SIZE) > self::LARGEST_HEAD;
            return $isTooLarge ? 1 : 0;
        });
    }

    /**
     * Leaves the status and the body. WordPress would make an array of each header, and unpack a body by what its
     * headers say.
     */
    private static function withoutHeaders(string $response): string
    {
        // cURL takes a line break without its first half, too.
        $parts = preg_split('/\r?\n\r?\n/', $response, 2);
        $status = rtrim(substr($parts[0], 0, strcspn($parts[0], "\r\n")));
        return $status . "\r\n\r\n" . ($parts[1] ?? '');
    }

    /**
     * The records of a response, which has them as a list or as a page of one.
     *
     * @param array|\WP_Error $response
     * @return array|\WP_Error
     */
    private static function records($response)
    {
        if (is_wp_error($response)) {
            return $response;
        }
        $status = (int) wp_remote_retrieve_response_code($response);
        if ($status !== 200) {
            /* translators: %d: a status of HTTP, such as 404 */
            $sentence = __('The answer has the status %d. Is this the address of the panel itself?', 'onair-widgets');
            return new \WP_Error('onair_status', sprintf($sentence, $status));
        }
        $json = wp_remote_retrieve_body($response);
        if (
            strlen($json) > self::LARGEST
            || substr_count($json, '[') + substr_count($json, '{') > self::CONTAINERS
        ) {
            return new \WP_Error('onair_large', __('The response is too large.', 'onair-widgets'));
        }
        $body = json_decode($json, true, self::DEPTH);
        $records = is_array($body) ? ($body['results'] ?? $body) : null;
        if (!is_array($records) || ($records && !isset($records[0]))) {
            $sentence = __('What answers there is no panel, but a web site.', 'onair-widgets');
            return new \WP_Error('onair_unreadable', $sentence);
        }
        return array_slice($records, 0, self::RECORDS);
    }

    private static function readPlays(array $records): array
    {
        $plays = [];
        foreach ($records as $record) {
            $ts = is_array($record) ? self::number($record['ts'] ?? null) : 0.0;
            if ($ts <= 0 || is_numeric($record['jingle_id'] ?? null)) {
                continue;
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
     * Milliseconds; 0 if it is no number that a time can have.
     *
     * @param mixed $value
     */
    private static function number($value): float
    {
        $number = is_numeric($value) ? (float) $value : 0.0;
        return abs($number) < 1e15 ? $number : 0.0;
    }

    /**
     * A text of the panel, which writes "None" if there is none.
     *
     * @param mixed $value
     */
    private static function text($value): string
    {
        $text = Text::line($value, self::TEXT);
        return $text === 'None' ? '' : $text;
    }
}
