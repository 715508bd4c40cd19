/**
 * In:  what a server sent, which may be anything.
 * Out: fields, read tolerantly: a bad field costs that field.
 *
 * Compiles to ES5: every bundle reads with these rules.
 */

/** The longest text that a page gets: characters. */
const MAX_LENGTH = 2000;

/** Text without control characters, at most 2,000 long. Null for "", "None", and anything that is no text. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    // The cut may have left half an emoji.
    .replace(/[\ud800-\udbff]$/, '');
  return text === 'None' ? null : text || null;
}

/** A finite number, also one written as a string. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const digits = typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  return digits && isFinite(value as number) ? +value : null;
}

/** An http(s) address of at most 2,000 characters; null for anything else, so that no link runs code. */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_LENGTH && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}
