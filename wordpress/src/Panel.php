<?php

namespace Onair;

/**
 * Reads lists from the panel whose URL an administrator has set.
 *
 * A panel may be slow or hostile, so the requests of a page share a time limit, and each response has a
 * maximum size. Only one visitor at a time waits for the panel; the others get cached data. Redirects aren't
 * followed.
 */
final class Panel
{
    /** Maximum time in seconds for all requests of a page together, and for the connection test. */
    private const PATIENCE = 2;
    /** Maximum number of requests per page. */
    private const REQUESTS = 3;
    /**
     * The query of each list. In seconds: how long a cached list stays `fresh`, and the age from which it is
     * `old` and no longer printed.
     */
    private const LISTS = [
        'history' => ['query' => 'limit=20', 'fresh' => 20, 'old' => 300],
        'grid' => ['query' => 'limit=30&utc=1', 'fresh' => 900, 'old' => 86400],
        'podcasts' => ['query' => 'limit=20', 'fresh' => 900, 'old' => 86400],
        'channels' => ['query' => 'limit=20', 'fresh' => 900, 'old' => 86400],
    ];
    /** Length of the schedule's range in seconds. */
    private const SCHEDULE = 604800;
    /** Pause in seconds before the next request to a panel that didn't respond, or for an empty list. */
    private const SILENCE = 60;
    /** Maximum size of a response in bytes. Twenty plays or thirty shows take about 30 KB. */
    private const LARGEST = 100000;
    /** Maximum size of the status line and headers in bytes. */
    private const LARGEST_HEAD = 20000;
    /** Maximum number of arrays and objects in a response. Two bytes of JSON can take 400 bytes of memory. */
    private const CONTAINERS = 2000;
    /** Maximum nesting depth of arrays and objects. */
    private const DEPTH = 16;
    /** Maximum number of records that are read from a response. */
    private const RECORDS = 1000;

    /** @var int Number of requests that this page has sent. */
    private static $requests = 0;
    /** @var float Seconds that this page has waited for the panel. */
    private static $waited = 0.0;
    /** @var array<string, array> Cached lists, keyed by the panel's URL. */
    private static $cached = [];

    /**
     * Returns a list of a station, as parsed by `Records`. Returns a cached or empty list if the panel
     * doesn't respond, if another visitor is waiting for it, or if this page has used up its requests.
     *
     * @return array<array<string, mixed>>
     */
    public static function items(string $list, int $server): array
    {
        $base = Settings::get('base-url');
        // The web server can't read other kinds of servers; only the visitor's browser does.
        if ($base === '' || !in_array(Settings::get('source'), ['', 'panel'], true)) {
            return [];
        }
        self::$cached[$base] = self::$cached[$base] ?? PanelCache::read($base);
        if (!self::isFresh($base, $list, $server)) {
            self::refresh($base, $list, $server);
        }
        $cached = self::$cached[$base]["$list $server"] ?? null;
        return $cached && time() - $cached['at'] < self::LISTS[$list]['old'] ? $cached['items'] : [];
    }

    /**
     * Clears the cache and the pause after a failed request, because the settings may contain another panel.
     */
    public static function forget(): void
    {
        PanelCache::clear();
        self::$cached = [];
    }

    private static function isFresh(string $base, string $list, int $server): bool
    {
        $cached = self::$cached[$base]["$list $server"] ?? null;
        return $cached && time() - $cached['at'] < ($cached['items'] ? self::LISTS[$list]['fresh'] : self::SILENCE);
    }

    /** Requests a list within the limits of this page. */
    private static function refresh(string $base, string $list, int $server): void
    {
        $patience = self::PATIENCE - self::$waited;
        // WordPress rounds shorter times up to one second.
        if (self::$requests >= self::REQUESTS || $patience < 1) {
            return;
        }
        // `claim` stores the pause before the request, so that it takes effect even if the panel doesn't
        // respond.
        if (!PanelCache::claim(self::SILENCE)) {
            self::$requests = self::REQUESTS;
            return;
        }
        // Another visitor may have requested it in the meantime.
        self::$cached[$base] = PanelCache::read($base);
        if (!self::isFresh($base, $list, $server)) {
            self::$requests++;
            $begin = hrtime(true);
            $response = self::request($base, self::path($list, $server), $patience);
            self::$waited += (hrtime(true) - $begin) / 1e9;
            if (is_wp_error($response)) {
                self::$requests = self::REQUESTS;
                return;
            }
            $records = self::records($response);
            self::$cached[$base]["$list $server"] = [
                'at' => time(),
                'items' => is_wp_error($records) ? [] : Records::read($list, $records),
            ];
            PanelCache::write($base, self::$cached[$base], (int) (Settings::get('server') ?: 1));
        }
        PanelCache::release();
    }

    private static function path(string $list, int $server): string
    {
        $range = $list === 'grid' ? '&start_ts=' . time() . '&end_ts=' . (time() + self::SCHEDULE) : '';
        return "/api/v2/$list/?server=$server&" . self::LISTS[$list]['query'] . $range;
    }

    /**
     * Returns the names of a panel's stations by number, or an error if the response is invalid.
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
                $stations[(int) $record['id']] = Records::text($record['name'] ?? '');
            }
        }
        return $stations;
    }

    /** Whether WordPress blocks requests to the URL's port. */
    public static function isRefusedPort(string $base): bool
    {
        $port = wp_parse_url($base, PHP_URL_PORT);
        return is_multisite() && $port !== null && !in_array($port, [80, 443, 8080], true);
    }

    /**
     * WordPress's safe requests allow only public hosts and the ports 80, 443 and 8080, but panels often use
     * another port. On a single site, the request isn't restricted in this way: anyone who can set the URL
     * can also install plugins, which can send any request. In a multisite network, a site's administrator
     * can't install plugins, so the request is restricted.
     *
     * @return array|\WP_Error
     */
    private static function request(string $base, string $path, float $seconds)
    {
        if (!function_exists('curl_init') || !function_exists('curl_exec')) {
            // Without cURL, WordPress limits the time of each read, but not of the whole response.
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
            // One more byte, to detect a truncated response.
            'limit_response_size' => self::LARGEST + 1,
            'headers' => ['Accept' => 'application/json'],
        ]);
        remove_action('http_api_curl', $limit, 10);
        remove_action('requests-requests.before_parse', $drop, 10);
        return $response;
    }

    /**
     * Aborts a response that is too large, because WordPress would receive the whole response and then
     * truncate it. Also disables decompression: 100 KB can become 100 MB, and if cURL can't decompress a
     * response, WordPress sends the request again with the full timeout.
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
     * Keeps only the status line and the body. WordPress would store each header in an array and decompress
     * the body according to the headers.
     */
    private static function withoutHeaders(string $response): string
    {
        // cURL also accepts line breaks without "\r".
        $parts = preg_split('/\r?\n\r?\n/', $response, 2);
        $status = rtrim(substr($parts[0], 0, strcspn($parts[0], "\r\n")));
        return $status . "\r\n\r\n" . ($parts[1] ?? '');
    }

    /**
     * Returns the records in a response, which is either an array or an object with `results`.
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
}
