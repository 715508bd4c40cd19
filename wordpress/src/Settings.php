<?php

namespace Onair;

/**
 * The site's settings: the panel's URL and the defaults for all tags, which are the attributes of
 * `<onair-station>`.
 */
final class Settings
{
    public const OPTION = 'onair_widgets';

    public static function start(): void
    {
        add_action('admin_init', static function (): void {
            register_setting(self::OPTION, self::OPTION, [
                'type' => 'array',
                'sanitize_callback' => [self::class, 'sanitize'],
                'default' => [],
            ]);
        });
        foreach (['add', 'update', 'delete'] as $change) {
            add_action($change . '_option_' . self::OPTION, [Panel::class, 'forget']);
        }
    }

    /** @return array<string, string> Values by attribute name, without unset ones. */
    public static function all(): array
    {
        $kept = get_option(self::OPTION);
        return is_array($kept) ? array_map('strval', array_filter($kept, 'is_scalar')) : [];
    }

    /** Returns '' if the setting isn't set. */
    public static function get(string $name): string
    {
        return self::all()[$name] ?? '';
    }

    /**
     * @param mixed $typed
     * @return array<string, string>
     */
    public static function sanitize($typed): array
    {
        $typed = is_array($typed) ? $typed : [];
        $base = self::readBaseUrl($typed['base-url'] ?? '', ($typed['source'] ?? '') === 'json');
        return array_filter(['base-url' => $base] + Tags::attributes('station', $typed), 'strlen');
    }

    /**
     * Returns a panel's URL in the form that the tags use, or '' if it isn't a valid http(s) URL. Adds this
     * site's scheme if it is missing. Removes the path of the panel's API, a trailing slash, the user, the
     * query and the fragment. The URL of a response keeps its path and query.
     *
     * @param mixed $typed
     */
    public static function readBaseUrl($typed, bool $isResponse = false): string
    {
        $address = is_string($typed) ? trim($typed) : '';
        if ($address === '') {
            return '';
        }
        if (!preg_match('#^\w+://#', $address)) {
            $address = (is_ssl() ? 'https://' : 'http://') . ltrim($address, '/');
        }
        $parts = wp_parse_url(esc_url_raw($address, ['http', 'https']));
        if (!is_array($parts) || empty($parts['host']) || empty($parts['scheme'])) {
            return '';
        }
        $port = isset($parts['port']) ? ':' . $parts['port'] : '';
        $origin = strtolower($parts['scheme'] . '://' . $parts['host']) . $port;
        $path = $parts['path'] ?? '';
        if ($isResponse) {
            return $origin . $path . (isset($parts['query']) ? '?' . $parts['query'] : '');
        }
        return $origin . rtrim(preg_replace('#/api(/v\d+)?(/.*)?$#', '', $path), '/');
    }
}
