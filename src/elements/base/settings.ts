/**
 * In:  an element and its place in the page.
 * Out: its settings: its own attribute, else that of an `onair-station` around it, the page's script, the default.
 */
import type { SourceName, StationOptions, Transport } from '../../station/station.js';
import { supportedLanguage } from '../../words/language.js';
import { parseChoice } from './converters.js';

export const TRANSPORTS: readonly Transport[] = ['auto', 'v2', 'legacy'];
export const COVERS = ['panel', 'none'] as const;

export interface Settings {
  station: StationOptions;
  /** A language that there are words in. */
  lang: string;
  covers: boolean;
  /** Address of the station's own picture, as the page wrote it; empty without one. */
  art: string;
  /** How far the listener is behind the studio: milliseconds. */
  delay: number;
  /** The setting `time-zone`: `station`, `local`, an IANA name, or empty. */
  zone: string;
  /** Zone of all times shown; undefined for the visitor's. Reading it fetches the station's zone, where that is needed. */
  readonly timeZone: string | undefined;
}

/**
 * `stationZone` answers the station's zone, undefined until it is known. `ownOnly`
 * reads the element's own attributes only, since a server knows nothing else.
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
      transport: parseChoice('transport', TRANSPORTS, read('transport')) ?? 'auto',
      // Whoever asks such a server knows the kinds.
      source: (read('source') || 'panel') as SourceName,
      station: read('station'),
      // Only the page's script can allow JSONP to run in the page, and only for its own panel.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    lang: supportedLanguage(read('lang') || lang),
    covers: parseChoice('covers', COVERS, read('covers')) !== 'none',
    art: read('art'),
    delay: Math.max(0, +read('delay') * 1000) || 0,
    zone,
    get timeZone() {
      return ownOnly || zone === 'station'
        ? stationZone?.()
        : zone === 'local'
          ? undefined
          : zone || undefined;
    },
  };
}

/** A setting of one element: its property when it is upgraded, since the attribute follows later. Empty without one. */
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

/** The `onair-station`s around an element, nearest first, also outside its shadow root, and the language there. An element of ours that has it in its shadow root counts as one. */
function around(element: Node): Around {
  const stations: Element[] = [];
  let lang = '';
  for (let each: Node | null = element; (each = each.parentNode || (each as ShadowRoot).host);) {
    if (/^onair-/.test((each as Element).localName)) stations.push(each as Element);
    lang ||= (each as HTMLElement).lang || '';
  }
  return { stations, lang };
}

/** Calls back when an attribute of an `onair-station` around the element changes. It need not be upgraded yet. */
export function watchSettings(element: Node, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const station of around(element).stations) observer.observe(station, { attributes: true });
  return () => observer.disconnect();
}
