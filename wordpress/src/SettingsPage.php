<?php

namespace Onair;

/** The page "Settings, Onair" in WordPress's menu. */
final class SettingsPage
{
    private const SLUG = 'onair-widgets';

    public static function start(): void
    {
        add_action('admin_menu', static function (): void {
            $hook = add_options_page('Onair', 'Onair', 'manage_options', self::SLUG, [self::class, 'render']);
            add_action('load-' . $hook, [self::class, 'addScript']);
        });
    }

    public static function address(): string
    {
        return admin_url('options-general.php?page=' . self::SLUG);
    }

    public static function addLink(array $links): array
    {
        $link = '<a href="' . esc_url(self::address()) . '">' . esc_html__('Settings', 'onair-widgets') . '</a>';
        return array_merge([$link], $links);
    }

    public static function addScript(): void
    {
        add_action('admin_enqueue_scripts', static function (): void {
            $version = basename(Tags::scripts());
            wp_enqueue_script('onair-settings', Plugin::url('js/settings.js'), [], $version, true);
            $data = wp_json_encode(ConnectionTest::data(), JSON_HEX_TAG | JSON_HEX_AMP);
            wp_add_inline_script('onair-settings', 'window.onairSettings = ' . $data . ';', 'before');
        });
    }

    public static function render(): void
    {
        if (!current_user_can('manage_options')) {
            return;
        }
        echo '<div class="wrap"><h1>Onair</h1><form action="options.php" method="post">';
        settings_fields(Settings::OPTION);
        echo '<table class="form-table" role="presentation">';
        self::renderAddress();
        foreach (Tags::all()['station']['attributes'] as $name => $rule) {
            self::renderRow($name, $rule);
        }
        echo '</table>';
        submit_button();
        echo '</form>';
        self::renderUse();
        echo '</div>';
    }

    private static function renderAddress(): void
    {
        $label = __('Address of the panel', 'onair-widgets');
        $ports = __(
            'WordPress sends requests only to the ports 80, 443 and 8080. Onair also allows the port of your panel. '
            . 'If your hosting provider blocks it, the tags still work, but the text for readers without scripts is '
            . 'missing.',
            'onair-widgets'
        );
        $network = __(
            'In a network of sites, WordPress sends requests only to the ports 80, 443 and 8080. If your panel uses '
            . 'another port, the tags still work, but the text for readers without scripts is missing.',
            'onair-widgets'
        );
        self::row('base-url', $label, static function (string $id): void {
            echo '<input type="text" inputmode="url" class="regular-text code" id="' . esc_attr($id) . '" name="'
                . esc_attr(self::field('base-url')) . '" value="' . esc_attr(Settings::get('base-url'))
                . '" placeholder="https://panel.example:8080"> '
                . '<button type="button" class="button" id="onair-test">'
                . esc_html__('Test connection', 'onair-widgets') . '</button>'
                . '<div id="onair-test-result" role="status"></div>';
        }, is_multisite() ? $network : $ports);
    }

    private static function renderRow(string $name, array $rule): void
    {
        $label = translate($rule['label'], 'onair-widgets');
        $help = translate($rule['help'], 'onair-widgets');
        self::row($name, $label, static function (string $id) use ($name, $rule): void {
            $value = Settings::get($name);
            $values = $rule['values'] ?? [];
            $choices = $rule['choices'] ?? array_combine($values, $values);
            $about = ' id="' . esc_attr($id) . '" name="' . esc_attr(self::field($name)) . '"';
            if (!$choices) {
                $type = ($rule['kind'] ?? '') === 'number' ? 'number" step="any" min="0' : 'text';
                echo '<input type="' . $type . '" class="regular-text"' . $about . ' value="' . esc_attr($value) . '">';
                return;
            }
            echo '<select' . $about . '><option value="">' . esc_html__('Not set', 'onair-widgets') . '</option>';
            foreach ($choices as $choice => $text) {
                $isChosen = selected($value, (string) $choice, false);
                echo '<option value="' . esc_attr($choice) . '"' . $isChosen . '>' . esc_html($text) . '</option>';
            }
            echo '</select>';
        }, $name === 'server' ? '' : $help);
    }

    private static function row(string $name, string $label, callable $field, string $help): void
    {
        $id = 'onair-' . $name;
        echo '<tr><th scope="row"><label for="' . esc_attr($id) . '">' . esc_html($label) . '</label></th><td>';
        $field($id);
        echo $help === '' ? '' : '<p class="description">' . esc_html($help) . '</p>';
        echo '</td></tr>';
    }

    private static function renderUse(): void
    {
        echo '<h2>' . esc_html__('On a page', 'onair-widgets') . '</h2><p>'
            . esc_html__(
                'In the editor, use the blocks in the category "Radio". Everywhere else, use a shortcode:',
                'onair-widgets'
            )
            . '</p><ul class="ul-disc"><li><code>[onair now-playing vote]</code></li>'
            . '<li><code>[onair history limit=5]</code></li><li><code>[onair schedule view=day]</code></li></ul><p>'
            . esc_html__('All tags:', 'onair-widgets') . ' '
            . esc_html(implode(', ', array_keys(Tags::all()))) . '</p>';
    }

    private static function field(string $name): string
    {
        return Settings::OPTION . '[' . $name . ']';
    }
}
