/**
 * In:  the tags of a page.
 * Out: shortcodes of the WordPress plugin, which knows the panel's address from its own settings.
 *
 * A shortcode has no escapes: it ends at the first bracket, and a value at its quote. What can't be written is left out.
 */
import { attributesHtml, declarations } from './html.js';
import type { Pair, ShownChoice } from './shown.js';

export function shortcodes({ station, tags, shared, properties }: ShownChoice): string {
  // The site's settings may name another station.
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

function shortcode(name: string, attributes: readonly Pair[]): string {
  const written = attributes.flatMap(([attribute, value]) => {
    if (value === '') return [attribute];
    if (/[[\]<>\\\p{C}\u200b\u00a0]/u.test(value)) return [];
    const quote = ['"', "'"].find((each) => !value.includes(each));
    return quote === undefined ? [] : [`${attribute}=${quote}${value}${quote}`];
  });
  return `[${[name, ...written].join(' ')}]`;
}
