import { readText, readUrl } from './fields.js';

/** File names that servers use if a track has no cover. */
const PLACEHOLDER =
  /^((no|blank|default|generic|empty|missing|unknown|placeholder)([-_]?(cover|art|artwork|image|img|picture|photo|album|logo|song|track|cd|disc|disk|available|thumb)){0,3}|(cover|art|artwork|image|img|picture|photo|album|logo|song|track|cd|disc|disk|available|thumb)([-_]?(cover|art|artwork|image|img|picture|photo|album|logo|song|track|cd|disc|disk|available|thumb)){0,2}[-_](default|missing|placeholder|blank|unknown|not[-_]?found))[-_]?\d{0,4}\.\w+$/i;
/** Folders with such pictures: the logos of Radio.co's stations, and the pictures of RadioKing's and Spinitron's. */
const PLACEHOLDER_FOLDER = /\/(placeholders?|coverdefault|station_logos)\//i;

/** Paths: `/a`, `../a`, `a.jpg`, `a.php?id=5`. */
const PATH = /^(\.{0,2}\/|[^:?#]+\.(jpe?g|png|webp|gif|avif|svg|php)(\?|$))/i;
/** An address without its scheme, such as `cdn.example.com/a.jpg`. */
const HOST = /^(www\.[\w-]+|[\w-]+\.[\w-]+)(\.[\w-]+)*\.[a-z]{2,10}\/\S/i;

/**
 * Returns the URL of a cover, or null if it is the server's picture for tracks without one. A path is resolved against
 * `baseUrl`, if there is one. Some servers escape addresses for HTML.
 */
export function readCover(value: unknown, baseUrl?: string): string | null {
  const url = readUrl(resolve((readText(value) ?? '').replace(/&amp;/g, '&').replace(/ /g, '%20'), baseUrl));
  const [file = ''] = (url ?? '').split(/[?#]/);
  const isPlaceholder =
    PLACEHOLDER.test(file.slice(file.lastIndexOf('/') + 1)) || PLACEHOLDER_FOLDER.test(file);
  return isPlaceholder ? null : url;
}

function resolve(text: string, baseUrl: string | undefined): string | null {
  if (/^https?:/i.test(text)) return text;
  if (/^\/\/[\w-]/.test(text)) return `${/^http:/i.test(baseUrl ?? '') ? 'http:' : 'https:'}${text}`;
  const isHost = HOST.test(text);
  if (!baseUrl || !(isHost || PATH.test(text))) return null;
  try {
    return new URL(isHost ? `//${text}` : text, baseUrl).href;
  } catch {
    return null;
  }
}
