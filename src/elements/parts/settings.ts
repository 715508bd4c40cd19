/**
 * In:  an element and where it stands in the page.
 * Out: its settings: its own, those of the stations around it, the page's script, the default.
 */
import type { StationOptions, Transport } from '../../station/station.js';
import { spokenLanguage } from '../../messages/words.js';

/** What an element can be told by its own attributes. Undefined or empty: somebody else decides. */
export interface OwnSettings {
  baseUrl?: string;
  server?: string | number;
  lang: string;
  transport?: string;
  covers?: string;
  delay?: string | number;
}

export interface Settings {
  station: StationOptions;
  /** A language that there are words in. */
  lang: string;
  covers: boolean;
  /** How far behind the studio the listener hears: milliseconds. */
  delay: number;
  /** Zone of all times shown; undefined is the visitor's, as long as nobody knows the station's. */
  timeZone: string | undefined;
}

export function readSettings(element: Node & OwnSettings): Settings {
  const script = document.querySelector('script[data-base-url]');
  const stations = stationsAround(element);
  const read = (name: string, own: string | number = ''): string =>
    '' + own || stations.map((station) => station.getAttribute(name)).find(Boolean) || onScript(name);
  const onScript = (name: string): string => script?.getAttribute('data-' + name) || '';

  const baseUrl = read('base-url', element.baseUrl);
  const timeZone = read('time-zone');
  return {
    station: {
      baseUrl,
      server: +(read('server', element.server) || 1),
      transport: (read('transport', element.transport) || 'auto') as Transport,
      // The panel's code in the page is the page author's own choice, made beside the script, for that panel only.
      jsonp: baseUrl === onScript('base-url') && onScript('jsonp') === 'direct' ? 'direct' : 'frame',
    },
    lang: spokenLanguage(read('lang', element.lang) || languageAround(element)),
    covers: read('covers', element.covers) !== 'none',
    delay: Math.max(0, +read('delay', element.delay) * 1000) || 0,
    timeZone: /^(local|station)?$/.test(timeZone) ? undefined : timeZone,
  };
}

/** Calls back when a station around the element is told something else. It need not be upgraded yet. */
export function watchSettings(element: Node, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const station of stationsAround(element)) observer.observe(station, { attributes: true });
  return () => observer.disconnect();
}

/** From a node outwards through the page and its shadow roots. */
function outwards(node: Node): HTMLElement | null {
  return (node.parentNode || (node as ShadowRoot).host || null) as HTMLElement | null;
}

function stationsAround(element: Node): HTMLElement[] {
  const stations = [];
  for (let each = outwards(element); each; each = outwards(each))
    if (each.localName === 'onair-station') stations.push(each);
  return stations;
}

function languageAround(element: Node): string {
  let each = outwards(element);
  while (each && !each.lang) each = outwards(each);
  return each ? each.lang : '';
}
