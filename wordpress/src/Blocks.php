<?php

namespace Onair;

/** Registers a block for each tag, from the generated `blocks/NAME/block.json`, and the editor's script. */
final class Blocks
{
    public static function register(): void
    {
        add_filter('block_categories_all', [self::class, 'addCategory']);
        wp_register_script(
            'onair-widgets-editor',
            Plugin::url('js/editor.js'),
            ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element'],
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

    /** Passes the tags, the settings and the translations to the editor's script. */
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
                'noAddress' => __('Onair needs the address of your panel.', 'onair-widgets'),
                'setAddress' => __('Set the address', 'onair-widgets'),
                'emptyStation' => __(
                    'The blocks inside this block show the station that you choose here. Add an Onair block.',
                    'onair-widgets'
                ),
                'askAdministrator' => __('An administrator can set it under Settings, Onair.', 'onair-widgets'),
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
        $around = self::stationAround($block);
        if ($name === 'station') {
            $own = Tags::attributes($name, $attributes);
            $content = StationScope::within($own + $around, static function () use ($content): string {
                return Markup::adopt(Shortcodes::expand($content));
            });
        }
        $render = static function () use ($name, $attributes, $content): string {
            return Markup::tag($name, $attributes, $content);
        };
        $tag = $around ? StationScope::within($around, $render) : $render();
        if ($name === 'station') {
            $tag .= Shortcodes::emptyStation($content);
        }
        return is_feed() ? $tag : '<div ' . get_block_wrapper_attributes() . '>' . $tag . '</div>';
    }

    /**
     * Returns the attributes of the stations around a block. WordPress renders inner blocks first, so they
     * get these attributes through the block context.
     *
     * @return array<string, string>
     */
    private static function stationAround(\WP_Block $block): array
    {
        $around = [];
        foreach ($block->context as $name => $value) {
            if (strpos($name, 'onair/') === 0 && is_scalar($value) && $value !== '') {
                $around[substr($name, strlen('onair/'))] = (string) $value;
            }
        }
        return Tags::attributes('station', $around);
    }

    private static function translated(array $tag): array
    {
        // The English texts come from the tags' documentation, so tools that extract strings don't find them
        // here.
        foreach ($tag['attributes'] as $name => $rule) {
            $tag['attributes'][$name]['label'] = translate($rule['label'], 'onair-widgets');
            $tag['attributes'][$name]['help'] = translate($rule['help'], 'onair-widgets');
        }
        return $tag;
    }

    /** Returns a version that changes with every build, because browsers cache the editor's script. */
    private static function version(): string
    {
        return basename(Tags::scripts());
    }
}
