import { readText } from './fields.js';

/**
 * Returns null for anything other than true and false, which may also be written as `1` and `0`, or as text.
 */
export function readBoolean(value: unknown): boolean | null {
  const text = typeof value === 'boolean' ? String(value) : (readText(value) ?? '').toLowerCase();
  return /^(true|1|yes|on)$/.test(text) ? true : /^(false|0|no|off)$/.test(text) ? false : null;
}
