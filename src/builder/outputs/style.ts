import { declarations } from './html.js';
import { heightsOf, type Height } from './heights.js';
import { tagNamesOf, type OutputChoice, type OutputTag } from './output-choice.js';

/** Maximum width in em at which the cover fills the column. */
const COVER_WIDTH = 22;

export type TagForm = 'tag' | 'div';

/** Returns a style element that sets the colours and reserves space until the script has loaded. */
export function writeStyleElement({ tags, properties }: OutputChoice, form: TagForm): string {
  const looks = properties.length
    ? [
        `${tagNamesOf(tags)
          .map((name) => `onair-${name}`)
          .join(', ')} { ${declarations(properties)} }`,
      ]
    : [];
  const lines = [...new Set([...looks, ...tags.flatMap((tag) => heightRules(tag, form))])];
  return ['<style>', ...lines.map((line) => `  ${line}`), '</style>'].join('\n');
}

function heightRules(tag: OutputTag, form: TagForm): string[] {
  const { dependsOn, heights } = heightsOf(tag);
  const selectors = selectorsOf(tag, dependsOn, form);
  const before = selectors.map((selector) => `${selector}::before`).join(', ');
  return [
    `${selectors.join(', ')} { display: block; container-type: inline-size }`,
    ...heights.map((height) =>
      height.maxWidth === null
        ? `${before} { content: ""; display: block; height: ${length(height)} }`
        : `@container (max-width: ${height.maxWidth}em) { ${before} { height: ${length(height)} } }`,
    ),
  ];
}

/** Returns selectors for the tag until its code has loaded, or for a div until it contains the tag. */
function selectorsOf({ name }: OutputTag, dependsOn: Record<string, string | null>, form: TagForm): string[] {
  const conditions = (prefix: string): string =>
    Object.entries(dependsOn)
      .map(([attribute, value]) =>
        value === null
          ? `:not([${prefix}${attribute}])`
          : `[${prefix}${attribute}${value === '' ? '' : `="${escapeCss(value)}"`}]`,
      )
      .join('');
  const tag = `onair-${name}${conditions('')}:not(:defined)`;
  return form === 'tag' ? [tag] : [`[data-onair="${name}"]${conditions('data-')}:empty`, tag];
}

function length({ em, px, hasFullWidthCover, isWide, onPage }: Height): string {
  if (onPage) return onPage;
  if (isWide) return '56.25cqi';
  if (hasFullWidthCover) return `calc(100cqi + ${em - COVER_WIDTH}em)`;
  return px === 0 ? `${em}em` : `calc(${em}em + ${px}px)`;
}

/** Escapes text for a quoted selector. Entities don't work in a style element, which ends at the first `</`. */
const escapeCss = (text: string): string =>
  text.replace(/[^\w .,/-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
