<?php

namespace Onair;

/**
 * Loads the script and the style sheet only on pages that have a tag.
 *
 * The script is a module, because plugins that combine or delay scripts don't change modules.
 */
final class Assets
{
    public const HANDLE = 'onair-widgets';
    /** Filters whose content may contain handwritten tags or divs. */
    private const CONTENTS = ['the_content', 'render_block', 'widget_text', 'widget_custom_html_content'];

    public static function start(): void
    {
        foreach (self::CONTENTS as $filter) {
            add_filter($filter, [self::class, 'addTo'], 20);
        }
        add_filter('script_loader_tag', [self::class, 'asModule'], 10, 3);
        add_filter('wp_script_attributes', [self::class, 'withSettings']);
    }

    public static function register(): void
    {
        // No `?ver=`: the chunks import onair.js without it, and the browser would load it twice.
        wp_register_script(self::HANDLE, self::script(), [], null, true);
        wp_register_style(self::HANDLE, Plugin::url(Tags::scripts() . '/onair.css'), [], null);
    }

    public static function script(): string
    {
        return Plugin::url(Tags::scripts() . '/onair.js');
    }

    /**
     * Enqueues the script and the style sheet. Returns markup to print before the tag: the style sheet if
     * WordPress has already printed the page's style sheets, otherwise nothing.
     */
    public static function need(): string
    {
        if (is_admin()) {
            return '';
        }
        if (function_exists('wp_enqueue_script_module')) {
            wp_enqueue_script_module(self::HANDLE, self::script(), [], null);
        } else {
            wp_enqueue_script(self::HANDLE);
        }
        wp_enqueue_style(self::HANDLE);
        // A plugin may render content in the head, for a description, and discard it. The page's content
        // follows later.
        if (!did_action('wp_print_styles') || doing_action('wp_head')) {
            return '';
        }
        ob_start();
        // Prints nothing if it was already printed on this page.
        wp_print_styles(self::HANDLE);
        return (string) ob_get_clean();
    }

    /** Loads the script and the style sheet if the content has handwritten tags or divs. */
    public static function addTo($content)
    {
        $isNeeded = is_string($content) && preg_match('/<onair-|\sdata-onair=/', $content) && !is_feed();
        return $isNeeded ? self::need() . $content : $content;
    }

    /** Prints the script as a module with the settings, for WordPress before 6.5. */
    public static function asModule($markup, $handle, $address)
    {
        if ($handle !== self::HANDLE) {
            return $markup;
        }
        $settings = '';
        foreach (self::settings() as $name => $value) {
            $settings .= ' ' . $name . '="' . esc_attr($value) . '"';
        }
        return '<script type="module" src="' . esc_url($address) . '"' . $settings . "></script>\n";
    }

    /** Adds the settings to the module's script tag, for WordPress 6.5 and later. */
    public static function withSettings($attributes)
    {
        $isOurs = is_array($attributes) && ($attributes['id'] ?? '') === self::HANDLE . '-js-module';
        return $isOurs ? array_merge($attributes, self::settings()) : $attributes;
    }

    /** @return array<string, string> Settings for all tags on the site, as attributes of the script. */
    public static function settings(): array
    {
        $settings = ['data-base-url' => Settings::get('base-url')];
        foreach (Tags::attributes('station', Settings::all()) as $name => $value) {
            $settings['data-' . $name] = $value;
        }
        // Show authors, but not visitors, why a tag has no data.
        if (current_user_can('edit_posts')) {
            $settings['data-onair-check'] = '';
        }
        return $settings;
    }
}
