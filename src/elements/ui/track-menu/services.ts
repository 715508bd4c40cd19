/**
 * In:  names of services, as a page wrote them, and a song.
 * Out: for each service the address of its search for that song. Nothing is asked of it before somebody follows the link.
 */
import { warnUnknownValue } from '../../base/converters.js';

export interface Service {
  /** As the service writes it. */
  name: string;
  /** The address before the words that are searched for, and what follows them. */
  search: readonly [before: string, after?: string];
}

const SERVICES: Readonly<Record<string, Service>> = {
  spotify: { name: 'Spotify', search: ['https://open.spotify.com/search/'] },
  apple: { name: 'Apple Music', search: ['https://music.apple.com/search?term='] },
  youtube: { name: 'YouTube', search: ['https://www.youtube.com/results?search_query='] },
  deezer: { name: 'Deezer', search: ['https://www.deezer.com/search/'] },
  bandcamp: { name: 'Bandcamp', search: ['https://bandcamp.com/search?q=', '&item_type=t'] },
  musicbrainz: {
    name: 'MusicBrainz',
    search: ['https://musicbrainz.org/search?query=', '&type=recording&method=indexed'],
  },
};

/** More of a title than this finds no more: characters. */
const LONGEST = 200;

/** Each service once, in the page's order. A name that none has is warned of. */
export function servicesOf(links: string): Service[] {
  const known = Object.keys(SERVICES);
  return [...new Set(links.toLowerCase().split(/[\s,]+/))].filter(Boolean).flatMap((name) => {
    if (known.includes(name)) return SERVICES[name]!;
    warnUnknownValue('links', name, known);
    return [];
  });
}

export function searchUrl({ search: [before, after = ''] }: Service, title: string, artist: string): string {
  const words = [...(artist + ' ' + title).replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');
  // Half of a pair of surrogates, which a text that was cut may end with, can't be encoded.
  return before + encodeURIComponent(words.replace(/\p{Surrogate}/gu, '\ufffd')) + after;
}
