/** Attributes of HTML. Vue's templates are written the same. */
import type { Pair } from './shown.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string => text.replace(/[&"<>]/g, (each) => ENTITIES[each]!);

/** Each with a blank before it; an empty value is an attribute that just stands there. */
export const attributesHtml = (pairs: readonly Pair[], prefix = ''): string =>
  pairs
    .map(([name, value]) => ` ${prefix}${name}` + (value === '' ? '' : `="${escapeHtml(value)}"`))
    .join('');

/** `--onair-accent: crimson; …`, for a sheet or an attribute. */
export const declarations = (properties: readonly Pair[]): string =>
  properties.map(([name, value]) => `${name}: ${value}`).join('; ');
