import { attributesHtml, declarations } from './html.js';
import type { OutputChoice, Pair } from './output-choice.js';

/** Returns shortcodes for the WordPress plugin. The panel's URL is in the plugin's settings. */
export function shortcodes({ station, tags, shared, properties }: OutputChoice): string {
  // The plugin's settings may specify another station.
  const settings: Pair[] = [...station, ...shared];
  const [only, ...others] = tags;
  const isAlone = only !== undefined && others.length === 0 && shared.length === 0;
  const codes = isAlone
    ? shortcode(`onair ${only.name}`, [...settings, ...only.attributes])
    : [
        shortcode('onair-station', settings),
        ...tags.map(({ name, attributes }) => shortcode(`onair ${name}`, attributes)),
        '[/onair-station]',
      ].join(' ');
  if (properties.length === 0) return codes;
  return `<div${attributesHtml([['style', declarations(properties)]])}>${codes}</div>`;
}

/** Leaves out values that can't be escaped. A shortcode ends at the first `]`, and a value ends at its quote. */
function shortcode(name: string, attributes: readonly Pair[]): string {
  const written = attributes.flatMap(([attribute, value]) => {
    if (value === '') return [attribute];
    if (/[[\]<>\\\p{C}\u200b\u00a0]/u.test(value)) return [];
    const quote = ['"', "'"].find((candidate) => !value.includes(candidate));
    return quote === undefined ? [] : [`${attribute}=${quote}${value}${quote}`];
  });
  return `[${[name, ...written].join(' ')}]`;
}
