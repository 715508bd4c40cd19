import type { Pair } from './output-choice.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ENTITIES[character]!);

/** Returns HTML or Vue attributes, each after a space. An empty value is written without `=`. */
export const attributesHtml = (pairs: readonly Pair[], prefix = ''): string =>
  pairs
    .map(([name, value]) => ` ${prefix}${name}` + (value === '' ? '' : `="${escapeHtml(value)}"`))
    .join('');

/** Returns CSS declarations such as `--onair-accent: crimson`. */
export const declarations = (properties: readonly Pair[]): string =>
  properties.map(([name, value]) => `${name}: ${value}`).join('; ');
