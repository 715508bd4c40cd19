<?php

namespace Onair;

/** A widget that shows a tag in the sidebar of a classic theme. */
final class TagWidget extends \WP_Widget
{
    public function __construct()
    {
        parent::__construct('onair_widgets', __('Radio', 'onair-widgets') . ' (Onair)', [
            'description' => __('The current track, the history, the schedule …', 'onair-widgets'),
        ]);
    }

    public function widget($around, $instance)
    {
        $title = apply_filters('widget_title', $instance['title'] ?? '', $instance, $this->id_base);
        $name = Tags::named($instance['tag'] ?? '') ?? 'now-playing';
        // The theme's markup isn't escaped.
        echo $around['before_widget'];
        if ($title !== '') {
            echo $around['before_title'] . esc_html($title) . $around['after_title'];
        }
        echo Shortcodes::tag(array_merge([$name], self::options($instance['options'] ?? '')));
        echo $around['after_widget'];
    }

    public function update($new, $old)
    {
        return [
            'title' => sanitize_text_field($new['title'] ?? ''),
            'tag' => Tags::named($new['tag'] ?? '') ?? 'now-playing',
            'options' => sanitize_text_field($new['options'] ?? ''),
        ];
    }

    public function form($instance)
    {
        $this->field('title', __('Title:', 'onair-widgets'), $instance['title'] ?? '');
        $id = $this->get_field_id('tag');
        $name = $this->get_field_name('tag');
        echo '<p><label for="' . esc_attr($id) . '">' . esc_html__('What to show:', 'onair-widgets') . '</label>';
        echo '<select class="widefat" id="' . esc_attr($id) . '" name="' . esc_attr($name) . '">';
        foreach (Tags::all() as $tag => $about) {
            // A widget has no inner blocks that could use a station.
            if ($tag !== 'station') {
                echo '<option value="' . esc_attr($tag) . '"' . selected($instance['tag'] ?? '', $tag, false) . '>'
                    . esc_html(translate($about['title'], 'onair-widgets')) . '</option>';
            }
        }
        echo '</select></p>';
        $label = __('Attributes, for example vote limit=5:', 'onair-widgets');
        $this->field('options', $label, $instance['options'] ?? '');
        return '';
    }

    private function field(string $field, string $label, string $value): void
    {
        $id = esc_attr($this->get_field_id($field));
        echo '<p><label for="' . $id . '">' . esc_html($label) . '</label>'
            . '<input class="widefat" type="text" id="' . $id . '" name="' . esc_attr($this->get_field_name($field))
            . '" value="' . esc_attr($value) . '"></p>';
    }

    private static function options(string $text): array
    {
        $read = shortcode_parse_atts($text);
        return is_array($read) ? $read : [];
    }
}
