import type { SourceName, StationOptions, Transport } from '../../station/station.js';
import { supportedLanguage } from '../../words/language.js';
import { parseChoice } from './converters.js';

export const TRANSPORTS: readonly Transport[] = ['auto', 'v2', 'legacy'];
export const COVERS = ['panel', 'none'] as const;

export interface Settings {
  station: StationOptions;
  /** A language that the project has words in. */
  lang: string;
  covers: boolean;
  /** URL of the station's own picture, unchanged; may be empty. */
  art: string;
  /** Time between the studio and what the listener hears, in milliseconds. */
  delay: number;
  /** The setting `time-zone`: `station`, `local`, an IANA name, or empty. */
  zone: string;
  /** Zone of all times; undefined for the visitor's. Reading it fetches the station's zone if that is needed. */
  readonly timeZone: string | undefined;
}

/**
 * Reads the settings of an element: from its own attribute, else from the nearest `onair-station` around it, else from the page's
 * script. `stationZone` returns the station's zone, or undefined until it is known. `ownOnly` reads the element's own attributes
 * only, because a server knows no others.
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
    [element, ...stations].map((each) => settingOf(each, name)).find(Boolean) || onScript(name);

  const baseUrl = read('base-url');
  const zone = read('time-zone');
  return {
    station: {
      baseUrl,
      server: +(read('server') || 1),
      transport: parseChoice('transport', TRANSPORTS, read('transport')) ?? 'auto',
      // The client checks the kind.
      source: (read('source') || 'panel') as SourceName,
      station: read('station'),
      // Only the page's script can allow JSONP to run code in the page, and only for its own panel.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    lang: supportedLanguage(read('lang') || lang),
    covers: parseChoice('covers', COVERS, read('covers')) !== 'none',
    art: read('art'),
    delay: Math.max(0, +read('delay') * 1000) || 0,
    zone,
    get timeZone() {
      if (ownOnly || zone === 'station') return stationZone?.();
      return zone === 'local' ? undefined : zone || undefined;
    },
  };
}

/**
 * Reads a setting of one element. The property of an upgraded element takes precedence, because its attribute is updated later.
 */
function settingOf(element: Element, name: string): string {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const properties = element as unknown as Record<string, string | number | null | undefined>;
  return String((property in element ? properties[property] : element.getAttribute(name)) ?? '');
}

interface Around {
  stations: Element[];
  lang: string;
}

const nothingAround: Around = { stations: [], lang: '' };

/**
 * Returns the `onair-station` elements around an element, nearest first, and the language there, through shadow roots. An Onair
 * element that contains the element in its shadow root counts as well.
 */
function around(element: Node): Around {
  const stations: Element[] = [];
  let lang = '';
  let ancestor = parentOf(element);
  while (ancestor) {
    if (/^onair-/.test((ancestor as Element).localName)) stations.push(ancestor as Element);
    lang ||= (ancestor as HTMLElement).lang || '';
    ancestor = parentOf(ancestor);
  }
  return { stations, lang };
}

function parentOf(node: Node): Node | null {
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/**
 * Calls back if an attribute of an `onair-station` around the element changes, even if that isn't upgraded yet. Returns a
 * function that stops it.
 */
export function watchSettings(element: Node, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  for (const station of around(element).stations) observer.observe(station, { attributes: true });
  return () => observer.disconnect();
}
