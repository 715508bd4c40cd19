import { cleanTyped } from '../../station/page-url.js';
import type { SourceName, StationOptions, Transport } from '../../station/station.js';
import { supportedLanguage } from '../../words/language.js';
import type { TimeSettings } from '../format/times.js';
import { parseChoice } from './converters.js';
import { parentNodeOf } from '../page/nodes.js';
import { pageSettings, watchPageScript } from './page-script.js';

export const TRANSPORTS: readonly Transport[] = ['auto', 'v2', 'legacy'];
export const COVERS = ['panel', 'none'] as const;

export interface ElementSettings extends TimeSettings {
  station: StationOptions;
  /** The value of `server`, which may not be a number; empty if it isn't set. */
  server: string;
  /** Code of a language that the project supports. */
  lang: string;
  covers: boolean;
  /** URL of the station's own picture, exactly as set; may be empty. */
  art: string;
  /** Name of a skin, exactly as set; may be empty. */
  skin: string;
  /** Delay between the studio and the listener, in milliseconds. */
  delay: number;
  /** Value of `time-zone`: `station`, `local`, an IANA name, or empty. */
  zone: string;
  /**
   * Time zone of all times; undefined for the visitor's zone. If `zone` is empty, this is the station's zone as soon as
   * an element has loaded a part of the schedule. If `zone` is `station`, reading this property requests the schedule.
   */
  readonly timeZone: string | undefined;
  readonly hasVisitor: boolean;
}

/**
 * Reads an element's settings. Each setting comes from the element's own attribute, else from the nearest surrounding
 * `onair-station`, else from the page's script. `stationZone` returns the station's zone, or undefined until it is
 * known. If its argument is true, it sends a request for the zone. If `ownOnly` is true, only the element's own
 * attributes are read. Servers set it, because they don't have the rest of the page.
 */
export function readSettings(
  element: Element,
  stationZone?: (isRequired: boolean) => string | undefined,
  ownOnly = false,
): ElementSettings {
  const script = ownOnly ? null : pageSettings();
  const { stations, lang } = ownOnly ? nothingAround : around(element);
  const onScript = (name: string): string => cleanTyped(script?.get('data-' + name) ?? '');
  const read = (name: string): string =>
    [element, ...stations].map((each) => settingOf(each, name)).find(Boolean) || onScript(name);

  const baseUrl = read('base-url');
  const server = read('server');
  const zone = read('time-zone');
  return {
    station: {
      baseUrl,
      server: +(server || 1),
      transport: parseChoice('transport', TRANSPORTS, read('transport')) ?? 'auto',
      // The client validates the kind.
      source: (read('source') || 'panel') as SourceName,
      station: read('station'),
      charset: read('charset'),
      map: read('map'),
      // Only the page's script can allow JSONP to run code in the page, and only for the panel that the script
      // specifies.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    server,
    lang: supportedLanguage(read('lang') || lang),
    covers: parseChoice('covers', COVERS, read('covers')) !== 'none',
    art: read('art'),
    skin: read('skin'),
    delay: Math.max(0, +read('delay') * 1000) || 0,
    zone,
    get timeZone() {
      if (ownOnly || !zone || zone === 'station') return stationZone?.(!ownOnly && !!zone);
      return zone === 'local' ? undefined : zone;
    },
    hasVisitor: !ownOnly,
  };
}

/**
 * Returns a setting of one element. If the element has been upgraded, reads the property, because the attribute is
 * updated later.
 */
function settingOf(element: Element, name: string): string {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const properties = element as unknown as Record<string, string | number | null | undefined>;
  return cleanTyped(String((property in element ? properties[property] : element.getAttribute(name)) ?? ''));
}

interface Around {
  stations: Element[];
  lang: string;
}

const nothingAround: Around = { stations: [], lang: '' };

/**
 * Returns the `onair-station` elements around an element, nearest first, and the language that applies to the element.
 * The search continues outside shadow roots. If an Onair element's shadow root contains the element, that Onair element
 * is included.
 */
function around(element: Node): Around {
  const stations: Element[] = [];
  let lang = '';
  let ancestor = parentOf(element);
  while (ancestor) {
    if (/^onair-/.test((ancestor as Element).localName)) stations.push(ancestor as Element);
    // In a form, a field named `lang` shadows this property.
    const { lang: own } = ancestor as HTMLElement;
    if (!lang && typeof own === 'string') lang = own;
    ancestor = parentOf(ancestor);
  }
  return { stations, lang };
}

function parentOf(node: Node): Node | null {
  return parentNodeOf(node) ?? (node as Partial<ShadowRoot>).host ?? null;
}

/**
 * Calls back when an attribute of the page's script or of an `onair-station` around the element changes, even if that
 * `onair-station` hasn't been upgraded yet. Returns a function that stops watching.
 */
export function watchSettings(element: Node, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  for (const station of around(element).stations) observer.observe(station, { attributes: true });
  const stopWatchingPage = watchPageScript(callback);
  return () => {
    observer.disconnect();
    stopWatchingPage();
  };
}
