<?php

namespace Onair;

/** What WordPress calls, and when. */
final class Plugin
{
    /** @var string The plugin's main file, by which WordPress knows its folder and address. */
    private static $file = '';

    public static function start(string $file): void
    {
        self::$file = $file;
        add_action('init', [self::class, 'onInit']);
        add_action('widgets_init', static function (): void {
            register_widget(TagWidget::class);
        });
        Assets::start();
        Settings::start();
        SettingsPage::start();
        ConnectionTest::start();
        add_filter('plugin_action_links_' . plugin_basename($file), [SettingsPage::class, 'addLink']);
    }

    public static function onInit(): void
    {
        add_filter('load_textdomain_mofile', [self::class, 'wordsOf'], 10, 2);
        load_plugin_textdomain('onair-widgets', false, dirname(plugin_basename(self::$file)) . '/languages');
        Assets::register();
        Shortcodes::register();
        Blocks::register();
    }

    /** WordPress takes the words of the very locale that is set: one of Austria would have none. */
    public static function wordsOf(string $file, string $domain): string
    {
        if ($domain !== 'onair-widgets' || is_readable($file)) {
            return $file;
        }
        return (string) preg_replace('/-de_\w+\.mo$/', '-de_DE.mo', $file);
    }

    /** The address of a file of the plugin. */
    public static function url(string $path): string
    {
        return plugins_url($path, self::$file);
    }

    public static function path(string $path): string
    {
        return plugin_dir_path(self::$file) . $path;
    }
}
