import { readUrl } from './fields.js';

/** File names that servers use if a track has no cover. */
const PLACEHOLDER = /^(no|blank|default|generic)[-_]?(cover|art|artwork|image|img|album|logo)?\.\w+$/i;

/** Returns the URL of a cover, or null if it is the server's picture for tracks without one. */
export function readCover(value: unknown): string | null {
  const url = readUrl(value);
  const [file = ''] = (url ?? '').split(/[?#]/);
  return PLACEHOLDER.test(file.slice(file.lastIndexOf('/') + 1)) ? null : url;
}
