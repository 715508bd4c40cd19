/**
 * In:  the tags of a page, and their custom properties.
 * Out: the `<style>` that keeps their places free until the script has come, and gives them their colours.
 */
import { declarations } from './html.js';
import { placeOf, type Height } from './places.js';
import { namesOf, type Shown, type ShownChoice } from './shown.js';

/** The widest place with a picture that fills it: em. */
const PICTURED = 22;

export type Form = 'tag' | 'div';

export function styleElement({ tags, properties }: ShownChoice, form: Form): string {
  const looks = properties.length
    ? [
        `${namesOf(tags)
          .map((name) => `onair-${name}`)
          .join(', ')} { ${declarations(properties)} }`,
      ]
    : [];
  const lines = [...new Set([...looks, ...tags.flatMap((tag) => placeRules(tag, form))])];
  return ['<style>', ...lines.map((line) => `  ${line}`), '</style>'].join('\n');
}

function placeRules(tag: Shown, form: Form): string[] {
  const { by, heights } = placeOf(tag);
  const selectors = selectorsOf(tag, by, form);
  const before = selectors.map((each) => `${each}::before`).join(', ');
  return [
    `${selectors.join(', ')} { display: block; container-type: inline-size }`,
    ...heights.map((height) =>
      height.upTo === null
        ? `${before} { content: ""; display: block; height: ${length(height)} }`
        : `@container (max-width: ${height.upTo}em) { ${before} { height: ${length(height)} } }`,
    ),
  ];
}

/** The tag until its code has come; of a div, before that, the div itself. */
function selectorsOf({ name }: Shown, by: Record<string, string | null>, form: Form): string[] {
  const conditions = (prefix: string): string =>
    Object.entries(by)
      .map(([attribute, value]) =>
        value === null
          ? `:not([${prefix}${attribute}])`
          : `[${prefix}${attribute}${value === '' ? '' : `="${escapeCss(value)}"`}]`,
      )
      .join('');
  const tag = `onair-${name}${conditions('')}:not(:defined)`;
  return form === 'tag' ? [tag] : [`[data-onair="${name}"]${conditions('data-')}:empty`, tag];
}

function length({ em, px, isPictured, isWide }: Height): string {
  if (isWide) return '56.25cqi';
  if (isPictured) return `calc(100cqi + ${em - PICTURED}em)`;
  return px === 0 ? `${em}em` : `calc(${em}em + ${px}px)`;
}

/** Inside the quotes of a selector. A style element has no entities, and ends at the first `</`. */
const escapeCss = (text: string): string =>
  text.replace(/[^\w .,/-]/gu, (each) => `\\${each.codePointAt(0)!.toString(16)} `);
