<?php

namespace Onair;

/** Registers the plugin's parts with WordPress's hooks. */
final class Plugin
{
    /** @var string Path of the plugin's main file. WordPress derives the plugin's folder and URL from it. */
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
        add_filter('load_textdomain_mofile', [self::class, 'germanFile'], 10, 2);
        load_plugin_textdomain('onair-widgets', false, dirname(plugin_basename(self::$file)) . '/languages');
        Assets::register();
        Shortcodes::register();
        Blocks::register();
    }

    /** Returns the German translation for locales without a file, such as de_AT. */
    public static function germanFile(string $file, string $domain): string
    {
        if ($domain !== 'onair-widgets' || is_readable($file)) {
            return $file;
        }
        return (string) preg_replace('/-de_\w+\.mo$/', '-de_DE.mo', $file);
    }

    /** Returns the URL of a file in the plugin's folder. */
    public static function url(string $path): string
    {
        return plugins_url($path, self::$file);
    }

    /** Returns the path of a file in the plugin's folder. */
    public static function path(string $path): string
    {
        return plugin_dir_path(self::$file) . $path;
    }
}
