import { readText, readUrl } from './fields.js';

/** Words for pictures in file names. */
const PICTURE_WORDS =
  /[-_]?(cover|art(work)?|image|img|picture|photo|album|logo|song|track|cd|dis[ck]|available|thumb(nail)?)/gi;
/**
 * Matches the name of a placeholder, such as `no-album-art.png` or `cover_default2.jpg`, after the words above have
 * been removed.
 */
const PLACEHOLDER =
  /^[-_]?(no|blank|default|generic|empty|missing|unknown|placeholder|not[-_]?found)[-_]?\d{0,4}\.\w+$/i;
/** Folders of placeholders: Radio.co's station logos, and the default pictures of RadioKing and Spinitron. */
const PLACEHOLDER_FOLDER = /\/(placeholders?|coverdefault|station_logos)\//i;

/** Matches paths such as `/a`, `../a`, `a.jpg` and `a.php?id=5`. */
const PATH = /^(\.{0,2}\/|[^:?#]+\.(jpe?g|png|webp|gif|avif|svg|php)(\?|$))/i;
/** An address without its scheme, such as `cdn.example.com/a.jpg`. */
const HOST = /^(www\.[\w-]+|[\w-]+\.[\w-]+)(\.[\w-]+)*\.[a-z]{2,10}\/\S/i;

/**
 * Returns the URL of a cover, or null if it is the picture that the server uses for tracks without a cover. A path is
 * resolved against `baseUrl`, if given. Some servers escape URLs for HTML.
 */
export function readCover(value: unknown, baseUrl?: string): string | null {
  const url = readUrl(resolve((readText(value) ?? '').replace(/&amp;/g, '&').replace(/ /g, '%20'), baseUrl));
  const [file = ''] = (url ?? '').split(/[?#]/);
  const name = file.slice(file.lastIndexOf('/') + 1).replace(PICTURE_WORDS, '');
  const isPlaceholder = PLACEHOLDER.test(name) || PLACEHOLDER_FOLDER.test(file);
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
