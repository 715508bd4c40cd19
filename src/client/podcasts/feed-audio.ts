import { readUrl } from '../../servers/fields.js';
import type { FindElements } from './feed-document.js';

const MEDIA_ENDING = /\.(mp3|m4a|m4b|mp4|m4v|mpga|mp2|aac|ogg|oga|opus|spx|wav|flac|weba|webm|mov)(?![\w.])/i;
const MEDIA_END = /\.(mp3|m4a|mp4|aac|ogg|opus|wav|flac)$/i;
/** Extensions of files that aren't audio or video, regardless of their media type. */
const OTHER_ENDING = /^(jpe?g|png|gif|webp|svg|pdf|epub|zip|m3u8?|pls|xspf)$/i;
/** Types of playlists, which most browsers don't play. */
const PLAYLIST_TYPE = /mpegurl/i;
/** Extensions of scripts, which may send any kind of file. */
const SCRIPT_ENDING = /^(php|aspx?|cgi|cfm|jsp)$/i;
/** Audio and video types, including misspelt ones: `mp3`, `x-audio/mp3`, `application/x-mpeg`. */
const MEDIA_TYPE = /audio|video|mp3|mpeg|mp4|m4a|ogg|opus|aac|\bwav|flac/i;
/** Types that don't identify the format. */
const ANY_TYPE = /^$|octet-stream|download|binary|^file$|^unknown/i;

/**
 * Returns the URL of an episode's audio. Audio is preferred to video, and enclosures to other elements. Many
 * types are missing or wrong, so the URL's extension is also checked.
 */
export function audioOf(all: FindElements, feedUrl: string): string | null {
  const elements = [
    ...all('enclosure'),
    // Atom uses links instead of enclosures.
    ...all('link').filter((link) => link.getAttribute('rel') === 'enclosure'),
    // The content of an Atom entry can be a link to a file.
    ...all('content').filter((each) => each.hasAttribute('src')),
    // Put the default file first.
    ...[...all('media:content')].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a))),
  ];
  const candidates = [
    ...elements.map((element) => ({ element, type: typeOf(element) })),
    ...all('podcast:alternateenclosure').flatMap((each) =>
      [...each.children].map((element) => ({ element, type: typeOf(each) })),
    ),
  ]
    .map(({ element, type }) => ({ url: urlOf(element, feedUrl), type }))
    .filter(({ url, type }) => url && isMedia(url, type));
  const [best] = [...candidates.filter(({ type }) => !/video/i.test(type)), ...candidates];
  if (best) return best.url;
  // Some simple feeds have only a link to the file.
  const links = all('link').map((link) => urlOf(link, feedUrl) ?? '');
  return links.find((url) => MEDIA_END.test(url)) ?? null;
}

/** Attributes with the URL of an element. The last two are from RSS 1.0 and Podcasting 2.0. */
const URL_ATTRIBUTES = ['url', 'href', 'src', 'rdf:resource', 'uri'];

/** Returns the http(s) URL in an element, or null. Relative URLs are resolved against the URL of the feed. */
export function urlOf(element: Element, feedUrl: string): string | null {
  const attribute = URL_ATTRIBUTES.map((name) => element.getAttribute(name)).find((value) => value !== null);
  return resolveUrl(attribute ?? element.textContent, baseOf(element, feedUrl));
}

/** Returns the absolute http(s) URL, or null. */
export function resolveUrl(written: string, base: string): string | null {
  const url = written
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .trim()
    // Some editors add typographic quotes around attributes.
    .replace(/^[“”„»"']{1,3}|[“”«"']{1,3}$/g, '')
    // Some programs escape URLs twice.
    .replace(/&amp;/g, '&')
    .replace(/^www\./i, 'https://$&');
  // File names can contain apostrophes, which `readUrl` rejects.
  return url ? readUrl(resolve(url, base).replace(/'/g, '%27')) : null;
}

/** Returns '' if the URL is invalid. */
function resolve(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    return '';
  }
}

/** Returns the base URL for relative URLs in the element (`xml:base`). */
function baseOf(element: Element, feedUrl: string): string {
  const bases: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const base = at.getAttribute('xml:base');
    if (base) bases.unshift(base);
  }
  let url = feedUrl;
  for (const base of bases) url = resolve(base, url) || url;
  return url;
}

/** Returns the media type, or the `medium` attribute if there is no type. */
export function typeOf(element: Element): string {
  const names = ['type', 'enc:type', 'medium'];
  return (names.map((name) => element.getAttribute(name)).find(Boolean) ?? '').trim();
}

function isDefault(element: Element): boolean {
  return element.getAttribute('isDefault') === 'true' || element.getAttribute('isdefault') === 'true';
}

/** Whether the file is audio or video, according to its media type or its URL. */
export function isMedia(url: string, type: string): boolean {
  const { pathname, search } = new URL(url);
  const [, ending] = /\.(\w{2,4})$/.exec(pathname) ?? [];
  if (OTHER_ENDING.test(ending ?? '') || PLAYLIST_TYPE.test(type)) return false;
  if (MEDIA_TYPE.test(type) || MEDIA_ENDING.test(pathname) || MEDIA_ENDING.test(search)) return true;
  // An enclosure with neither a type nor an extension is probably audio.
  return ANY_TYPE.test(type) && (!ending || SCRIPT_ENDING.test(ending));
}
