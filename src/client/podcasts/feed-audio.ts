import { readUrl } from '../../servers/fields.js';
import type { Fields } from './feed-document.js';

const MEDIA_ENDING = /\.(mp3|m4a|m4b|mp4|m4v|mpga|mp2|aac|ogg|oga|opus|spx|wav|flac|weba|webm|mov)(?![\w.])/i;
/** Extensions of files that aren't audio or video, whatever their type says. */
const OTHER_ENDING = /^(jpe?g|png|gif|webp|svg|pdf|epub|zip)$/i;
/** Extensions of scripts, which may send any kind of file. */
const SCRIPT_ENDING = /^(php|aspx?|cgi|cfm|jsp)$/i;
/** Audio and video types, including misspelt ones: `mp3`, `x-audio/mp3`, `application/x-mpeg`. */
const MEDIA_TYPE = /audio|video|mp3|mpeg(?!url)|mp4|m4a|ogg|opus|aac|wav|flac/i;
/** Types that say nothing about the file. */
const ANY_TYPE = /^$|octet-stream|^file$|^unknown/i;

/**
 * Returns the URL of an episode's audio. Audio is preferred to video, and enclosures to other elements. Many types are
 * missing or wrong, so the URL's extension counts, too.
 */
export function audioOf(all: Fields, feedUrl: string): string | null {
  const candidates = [
    ...all('enclosure'),
    // Atom has links instead of enclosures.
    ...all('link').filter((link) => link.getAttribute('rel') === 'enclosure'),
    // Put the default file first.
    ...[...all('media:content')].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a))),
  ]
    .map((element) => ({ url: urlOf(element, feedUrl), type: typeOf(element) }))
    .filter(({ url, type }) => url && isMedia(url, type));
  const [best] = [...candidates.filter(({ type }) => !/video/i.test(type)), ...candidates];
  return best?.url ?? null;
}

/** Returns the http(s) URL in an element, which may be relative to the feed. Null if there is none. */
export function urlOf(element: Element, feedUrl: string): string | null {
  const written = element.getAttribute('url') ?? element.getAttribute('href') ?? element.textContent;
  // Some programs escape URLs twice.
  const url = written.trim().replace(/&amp;/g, '&');
  try {
    return url ? readUrl(new URL(url, feedUrl).href) : null;
  } catch {
    return null;
  }
}

/** Returns the media type, or the `medium` attribute if there is no type. */
export function typeOf(element: Element): string {
  return (element.getAttribute('type') || element.getAttribute('medium') || '').trim();
}

function isDefault(element: Element): boolean {
  return element.getAttribute('isDefault') === 'true' || element.getAttribute('isdefault') === 'true';
}

function isMedia(url: string, type: string): boolean {
  const { pathname, search } = new URL(url);
  const [, ending] = /\.(\w{2,4})$/.exec(pathname) ?? [];
  if (OTHER_ENDING.test(ending ?? '')) return false;
  if (MEDIA_TYPE.test(type) || MEDIA_ENDING.test(pathname) || MEDIA_ENDING.test(search)) return true;
  // An enclosure with neither a type nor an extension is probably audio.
  return ANY_TYPE.test(type) && (!ending || SCRIPT_ENDING.test(ending));
}
