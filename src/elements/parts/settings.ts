/**
 * In:  an element and where it stands in the page.
 * Out: its settings: its own, those of the stations around it, the page's script, the default.
 */
import type { StationOptions, Transport } from '../../station/station.js';
import { supportedLanguage } from '../../messages/words.js';
import { chosen } from './converters.js';

export const TRANSPORTS: readonly Transport[] = ['auto', 'v2', 'legacy'];
export const COVERS = ['panel', 'none'] as const;

export interface Settings {
  station: StationOptions;
  /** A language that there are words in. */
  lang: string;
  covers: boolean;
  /** How far behind the studio the listener hears: milliseconds. */
  delay: number;
  /** What was asked for: `station`, `local`, an IANA name, or nothing at all. */
  zone: string;
  /** Zone of all times shown; undefined is the visitor's. The station's may have to be fetched: it is, where this is read. */
  readonly timeZone: string | undefined;
}

/**
 * `stationZone` answers with the station's zone, undefined until that is known.
 * `ownOnly` looks neither around nor at the page: that is all that a server can know.
 */
export function readSettings(
  element: Element,
  stationZone?: () => string | undefined,
  ownOnly = false,
): Settings {
  const script = ownOnly ? null : document.querySelector('script[data-base-url]');
  const { stations, lang } = ownOnly ? nothingAround : around(element);
  const onScript = (name: string): string => script?.getAttribute('data-' + name) || '';
  const read = (name: string): string =>
    [element, ...stations].map((place) => settingOf(place, name)).find(Boolean) || onScript(name);

  const baseUrl = read('base-url');
  const zone = read('time-zone');
  return {
    station: {
      baseUrl,
      server: +(read('server') || 1),
      transport: chosen('transport', TRANSPORTS, read('transport')) ?? 'auto',
      // The panel's code in the page is the page author's own choice, made beside the script, for that panel only.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    lang: supportedLanguage(read('lang') || lang),
    covers: chosen('covers', COVERS, read('covers')) !== 'none',
    delay: Math.max(0, +read('delay') * 1000) || 0,
    zone,
    get timeZone() {
      return zone === 'station' ? stationZone?.() : zone === 'local' ? undefined : zone || undefined;
    },
  };
}

/** Of an element that is upgraded, the property: it is set before the attribute follows. Empty where it says nothing. */
function settingOf(place: Element, name: string): string {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const properties = place as unknown as Record<string, string | number | null | undefined>;
  return String((property in place ? properties[property] : place.getAttribute(name)) ?? '');
}

interface Around {
  stations: Element[];
  lang: string;
}

const nothingAround: Around = { stations: [], lang: '' };

/** The stations around an element, nearest first, the element of ours that it is a part of among them, and the language spoken there: outwards through the page and its shadow roots. */
function around(element: Node): Around {
  const stations: Element[] = [];
  let lang = '';
  for (let each: Node | null = element; (each = each.parentNode || (each as ShadowRoot).host);) {
    if (/^onair-/.test((each as Element).localName)) stations.push(each as Element);
    lang ||= (each as HTMLElement).lang || '';
  }
  return { stations, lang };
}

/** Calls back when a station around the element is told something else. It need not be upgraded yet. */
export function watchSettings(element: Node, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const station of around(element).stations) observer.observe(station, { attributes: true });
  return () => observer.disconnect();
}
