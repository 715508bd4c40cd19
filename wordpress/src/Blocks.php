<?php

namespace Onair;

/**
 * Registers a block for each tag, from `blocks/NAME/block.json` that the build generates, and what the editor needs.
 */
final class Blocks
{
    public static function register(): void
    {
        add_filter('block_categories_all', [self::class, 'addCategory']);
        wp_register_script(
            'onair-widgets-editor',
            Plugin::url('js/editor.js'),
            ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element'],
            self::version(),
            true
        );
        add_action('enqueue_block_editor_assets', [self::class, 'addSettings']);
        foreach (array_keys(Tags::all()) as $name) {
            register_block_type(Plugin::path('blocks/' . $name), [
                'render_callback' => static function (array $attributes, string $content, $block) use ($name): string {
                    return self::render($name, $attributes, $content, $block);
                },
            ]);
        }
    }

    public static function addCategory(array $categories): array
    {
        $ours = ['slug' => 'onair', 'title' => __('Radio', 'onair-widgets'), 'icon' => null];
        return array_merge($categories, [$ours]);
    }

    /** Words and settings for the editor: it has no others. */
    public static function addSettings(): void
    {
        $base = Settings::get('base-url');
        $data = [
            'tags' => array_map([self::class, 'translated'], Tags::all()),
            'script' => Assets::script(),
            'sheet' => Plugin::url(Tags::scripts() . '/onair.css'),
            'settings' => Assets::settings(),
            'isSet' => $base !== '',
            'settingsPage' => current_user_can('manage_options') ? SettingsPage::address() : '',
            'words' => [
                'settings' => __('Settings', 'onair-widgets'),
                'unset' => __('Not set', 'onair-widgets'),
                'on' => __('On', 'onair-widgets'),
                'noAddress' => __('Onair does not know your panel yet.', 'onair-widgets'),
                'setAddress' => __('Set its address', 'onair-widgets'),
                'askAdministrator' => __('An administrator sets its address: Settings, Onair.', 'onair-widgets'),
            ],
        ];
        wp_add_inline_script(
            'onair-widgets-editor',
            'window.onairWidgets = ' . wp_json_encode($data, JSON_HEX_TAG | JSON_HEX_AMP) . ';',
            'before'
        );
    }

    private static function render(string $name, array $attributes, string $content, \WP_Block $block): string
    {
        // WordPress renders the blocks inside a station before the station itself, so they learn its server by context.
        $around = ['server' => $block->context['onair/server'] ?? null];
        $tag = StationScope::within($around, static function () use ($name, $attributes, $content): string {
            return Markup::tag($name, $attributes, $content);
        });
        return is_feed() ? $tag : '<div ' . get_block_wrapper_attributes() . '>' . $tag . '</div>';
    }

    private static function translated(array $tag): array
    {
        // The English words come from the tags themselves: no program finds them here.
        foreach ($tag['attributes'] as $name => $rule) {
            $tag['attributes'][$name]['label'] = translate($rule['label'], 'onair-widgets');
            $tag['attributes'][$name]['help'] = translate($rule['help'], 'onair-widgets');
        }
        return $tag;
    }

    /** Another one with every change: browsers keep the editor's script. */
    private static function version(): string
    {
        return basename(Tags::scripts());
    }
}
