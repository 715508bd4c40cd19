<?php

namespace Onair;

/**
 * Reads the last plays and the stations from the panel whose address an administrator has set.
 *
 * A panel may be slow or hostile, so the requests of a page have a common time limit and each response has a maximum
 * size. Only one visitor at a time waits for the panel; the others get cached data. Redirects are not followed.
 */
final class Panel
{
    /** Maximum time in seconds of all requests of a page together, and of the connection test. */
    private const PATIENCE = 2;
    /** Maximum number of requests per page. */
    private const REQUESTS = 3;
    /** Seconds for which cached plays are fresh. */
    private const KEPT = 20;
    /** Seconds without requests: to a panel that didn't respond, or for a station without plays. */
    private const SILENCE = 60;
    /** Maximum size of a response in bytes. Twenty plays take about 30 KB. */
    private const LARGEST = 100000;
    /** Maximum size of the status line and headers in bytes. */
    private const LARGEST_HEAD = 20000;
    /** Maximum number of lists and objects in a response. Two bytes of JSON can take 400 bytes of memory. */
    private const CONTAINERS = 2000;
    /** Maximum nesting depth of lists and objects. */
    private const DEPTH = 16;
    /** Maximum number of records that are read from a response. */
    private const RECORDS = 1000;
    /** Maximum number of plays that are cached. */
    private const PLAYS = 20;
    /** Maximum age of the newest play, in milliseconds. Some panels start their list with the oldest plays. */
    private const OLDEST = 7200000;
    /** Maximum length of a title, an artist or a station's name, in characters. */
    private const TEXT = 200;

    /** @var int Number of requests that this page has sent. */
    private static $requests = 0;
    /** @var float Seconds that this page has waited for the panel. */
    private static $waited = 0.0;
    /** @var array<string, array> Cached stations by the panel's address. */
    private static $cached = [];

    /**
     * Returns the last plays without jingles, newest first. If the panel doesn't respond, another visitor is waiting
     * for it, or this page has sent all its requests, returns cached plays or an empty list.
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

    /** Clears the cache and the pause after a failed request, as the settings may name another panel. */
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

    /** Requests a station's plays within the limits of this page. */
    private static function refresh(string $base, int $server): void
    {
        $patience = self::PATIENCE - self::$waited;
        // WordPress rounds shorter times up to one second.
        if (self::$requests >= self::REQUESTS || $patience < 1) {
            return;
        }
        // Claiming stores the pause before the request, so that it applies if the panel doesn't respond.
        if (!PlaysCache::claim(self::SILENCE)) {
            self::$requests = self::REQUESTS;
            return;
        }
        // Another visitor may have requested them in the meantime.
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

    /** Returns whether WordPress blocks requests to the address's port. */
    public static function isRefusedPort(string $base): bool
    {
        $port = wp_parse_url($base, PHP_URL_PORT);
        return is_multisite() && $port !== null && !in_array($port, [80, 443, 8080], true);
    }

    /**
     * WordPress's safe requests allow only public hosts and the ports 80, 443 and 8080, but panels often use another
     * port. On a single site the request isn't safe in this sense: whoever sets the address can also install plugins,
     * which can send any request. In a multisite network, the administrator of a site can't, so the request is safe.
     *
     * @return array|\WP_Error
     */
    private static function request(string $base, string $path, float $seconds)
    {
        if (!function_exists('curl_init') || !function_exists('curl_exec')) {
            // Without cURL, WordPress limits the time of each read but not of the whole response.
            $sentence = __(
                "Onair needs PHP's cURL extension, which this web server doesn't have.",
                'onair-widgets'
            );
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
     * Aborts a response that is too large; WordPress would receive it completely and truncate it. Also disables
     * decompression: 100 KB can become 100 MB, and if cURL can't decompress a response, WordPress sends the request
     * again with the full timeout.
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
     * Keeps only the status line and the body, since WordPress would store each header in an array and decompress
     * the body as the headers say.
     */
    private static function withoutHeaders(string $response): string
    {
        // cURL also accepts line breaks without "\r".
        $parts = preg_split('/\r?\n\r?\n/', $response, 2);
        $status = rtrim(substr($parts[0], 0, strcspn($parts[0], "\r\n")));
        return $status . "\r\n\r\n" . ($parts[1] ?? '');
    }

    /**
     * Returns the records of a response, which is either a list or an object with `results`.
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
            /* translators: %d: an HTTP status, such as 404 */
            $sentence = __('The server responded with status %d. Check the address of the panel.', 'onair-widgets');
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
            $sentence = __("The server at this address isn't a panel.", 'onair-widgets');
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
        $isCurrent = $plays && $plays[0]['ts'] + self::OLDEST > microtime(true) * 1000;
        return $isCurrent ? array_slice($plays, 0, self::PLAYS) : [];
    }

    /**
     * Returns a time in milliseconds, or 0 if invalid.
     *
     * @param mixed $value
     */
    private static function number($value): float
    {
        $number = is_numeric($value) ? (float) $value : 0.0;
        return abs($number) < 1e15 ? $number : 0.0;
    }

    /**
     * Returns a text of the panel, or '' if invalid. Panels write "None" for a missing text.
     *
     * @param mixed $value
     */
    private static function text($value): string
    {
        $text = Text::line($value, self::TEXT);
        return $text === 'None' ? '' : $text;
    }
}
