import { warnUnknownValue } from '../../base/converters.js';

export interface Service {
  /** The service's own spelling. */
  name: string;
  /** URL of its search, before and after the query. */
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

/** Maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 200;

/** Returns each service once, in the order of the names that the page's author wrote. Logs unknown names. */
export function servicesOf(links: string): Service[] {
  const known = Object.keys(SERVICES);
  return [...new Set(links.toLowerCase().split(/[\s,]+/))].filter(Boolean).flatMap((name) => {
    if (known.includes(name)) return SERVICES[name]!;
    warnUnknownValue('links', name, known);
    return [];
  });
}

/** Returns the URL of a service's search for a song. The service isn't contacted until the visitor follows the link. */
export function searchUrl({ search: [before, after = ''] }: Service, title: string, artist: string): string {
  const words = [...(artist + ' ' + title).replace(/\s+/g, ' ').trim()].slice(0, MAX_QUERY_LENGTH).join('');
  // Truncated text may end with a lone surrogate, which can't be encoded.
  return before + encodeURIComponent(words.replace(/\p{Surrogate}/gu, '\ufffd')) + after;
}
