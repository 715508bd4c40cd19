import { warnUnknownValue } from '../../base/converters.js';

export interface Service {
  /** The name as the service spells it. */
  name: string;
  /** SVG path of its logo, drawn as a stroke in a view box of 24 × 24 units. */
  icon: string;
  /** The parts of the search URL in front of and behind the query. */
  search: readonly [before: string, after?: string];
}

const SERVICES: Readonly<Record<string, Service>> = {
  spotify: {
    name: 'Spotify',
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M7.5 9.5c3.2-.9 6.4-.6 9.2.9M8 12.6c2.7-.7 5.3-.4 7.6.8M8.6 15.5c2-.5 4-.3 5.7.6',
    search: ['https://open.spotify.com/search/'],
  },
  apple: {
    name: 'Apple Music',
    icon: 'M9.25 17.25V7l9.5-2.25v10.5M9.25 10.5l9.5-2.25M7 15a2.25 2.25 0 1 0 0 4.5A2.25 2.25 0 0 0 7 15M16.5 13a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5',
    search: ['https://music.apple.com/search?term='],
  },
  youtube: {
    name: 'YouTube',
    icon: 'M6 5.75h12A2.75 2.75 0 0 1 20.75 8.5v7A2.75 2.75 0 0 1 18 18.25H6a2.75 2.75 0 0 1-2.75-2.75v-7A2.75 2.75 0 0 1 6 5.75M10.25 9.25v5.5L15 12Z',
    search: ['https://www.youtube.com/results?search_query='],
  },
  deezer: {
    name: 'Deezer',
    icon: 'M4 18.5v-3M8 18.5V11M12 18.5v-5M16 18.5v-13M20 18.5V9',
    search: ['https://www.deezer.com/search/'],
  },
  bandcamp: {
    name: 'Bandcamp',
    icon: 'M9.5 7H21l-6.5 10H3Z',
    search: ['https://bandcamp.com/search?q=', '&item_type=t'],
  },
  musicbrainz: {
    name: 'MusicBrainz',
    icon: 'M12 3.25 19.5 7.6v8.8L12 20.75 4.5 16.4V7.6ZM12 3.25v17.5',
    search: ['https://musicbrainz.org/search?query=', '&type=recording&method=indexed'],
  },
};

/** Maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 200;

/** Returns each service once, in the order in which the page's author listed them. Logs unknown names. */
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
  // Truncated text may end with a lone surrogate, and `encodeURIComponent` throws for those.
  return before + encodeURIComponent(words.replace(/\p{Surrogate}/gu, '\ufffd')) + after;
}
