/**
 * In:  an element and where it stands in the page.
 * Out: its settings: its own, those of the stations around it, the page's script, the default.
 */
import type { StationOptions, Transport } from '../../station/station.js';
import { spokenLanguage } from '../../messages/words.js';

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

/** `stationZone` answers with the station's zone, undefined until that is known. */
export function readSettings(element: Element, stationZone?: () => string | undefined): Settings {
  const script = document.querySelector('script[data-base-url]');
  const { stations, lang } = around(element);
  const onScript = (name: string): string => script?.getAttribute('data-' + name) || '';
  const read = (name: string): string =>
    [element, ...stations].map((place) => place.getAttribute(name)).find(Boolean) || onScript(name);

  const baseUrl = read('base-url');
  const zone = read('time-zone');
  return {
    station: {
      baseUrl,
      server: +(read('server') || 1),
      transport: (read('transport') || 'auto') as Transport,
      // The panel's code in the page is the page author's own choice, made beside the script, for that panel only.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    lang: spokenLanguage(read('lang') || lang),
    covers: read('covers') !== 'none',
    delay: Math.max(0, +read('delay') * 1000) || 0,
    zone,
    get timeZone() {
      return zone === 'station' ? stationZone?.() : zone === 'local' ? undefined : zone || undefined;
    },
  };
}

/** Calls back when a station around the element is told something else. It need not be upgraded yet. */
export function watchSettings(element: Node, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const station of around(element).stations) observer.observe(station, { attributes: true });
  return () => observer.disconnect();
}

/** The stations around an element, nearest first, the element of ours that it is a part of among them, and the language spoken there: outwards through the page and its shadow roots. */
function around(element: Node): { stations: Element[]; lang: string } {
  const stations: Element[] = [];
  let lang = '';
  for (let each: Node | null = element; (each = each.parentNode || (each as ShadowRoot).host);) {
    if (/^onair-/.test((each as Element).localName)) stations.push(each as Element);
    lang ||= (each as HTMLElement).lang || '';
  }
  return { stations, lang };
}
