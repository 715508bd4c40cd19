/** `/oembed`: returns the code that other sites embed in place of a link to a station, a play or a podcast. */
import { Hono, type Context } from 'hono';
import { withoutDirections } from '../../../contract/writing-direction.js';
import { baseUrl } from '../../http/base-url.js';
import { lastOf, queryOf, wholeNumber } from '../../http/query.js';
import { pagePath } from '../../station/podcasts/urls.js';
import type { StationState } from '../../station/state.js';
import { playPath, stationPagePath } from './addresses.js';
import { stationFrames } from './station-frames.js';
import { oembedRecord, writeXml, type Embeddable } from './oembed.js';
import { nameOf } from './public-play.js';
import { playOf, stationOf } from './shared-routes.js';

const PAGE = /^\/(stations|plays|podcasts)\/(\d{1,15})\/?$/;
/** The station that sites embed for a link to the panel's home page. */
export const DEFAULT_STATION = 1;
const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  // Editors on other sites send this request from the browser.
  'Access-Control-Allow-Origin': '*',
};

export function oembedRoutes(state: StationState): Hono {
  const routes = new Hono();
  routes.get('/oembed', (c) => {
    const query = queryOf(c);
    const format = lastOf(query, 'format') ?? 'json';
    if (format !== 'json' && format !== 'xml') return refusal(501, 'The supported formats are json and xml.');
    const url = lastOf(query, 'url');
    if (!url) return refusal(400, 'The parameter url is missing.');
    const [maxWidth, maxHeight] = ['maxwidth', 'maxheight'].map((name) => pixels(lastOf(query, name)));
    if (maxWidth === undefined || maxHeight === undefined)
      return refusal(400, 'maxwidth and maxheight are whole numbers of pixels, 1 or more.');
    const page = embeddable(state, c, url);
    if (!page) return refusal(404, 'This panel has no such page, or the page has nothing to embed.');
    const record = oembedRecord(page, maxWidth, maxHeight);
    return format === 'xml'
      ? new Response(writeXml(record), { headers: { ...HEADERS, 'Content-Type': 'text/xml; charset=utf-8' } })
      : new Response(JSON.stringify(record), { headers: { ...HEADERS, 'Content-Type': 'application/json' } });
  });
  return routes;
}

/** Returns null if the parameter is absent and undefined if it is invalid. */
function pixels(text: string | null): number | null | undefined {
  if (text === null) return null;
  const number = wholeNumber(text);
  return number !== null && number >= 1 && number <= 1e6 ? number : undefined;
}

/** Returns the page at this URL on this panel, or null. */
function embeddable(state: StationState, c: Context, url: string): Embeddable | null {
  const base = baseUrl(c, state.options);
  // A pasted URL may have a fragment, or parameters added by a newsletter.
  const [, address = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  if (address !== base && !address.startsWith(base + '/')) return null;
  const path = address.slice(base.length);
  const isHome = /^\/?$/.test(path);
  const [, kind, digits] = isHome ? ['', 'stations', DEFAULT_STATION] : (PAGE.exec(path) ?? []);
  const id = Number(digits);
  if (kind === 'stations') {
    const station = stationOf(state, id, c);
    return (
      station && {
        title: station.name,
        station: station.name,
        server: id,
        base,
        path: stationPagePath(id),
        frames: stationFrames(id, search),
        hasPicture: true,
      }
    );
  }
  if (kind === 'plays') {
    const [play, station] = playOf(state, id, c) ?? [];
    if (!play || !station) return null;
    const frames = [{ path: `/embed${playPath(id)}`, height: 200 }];
    const title = nameOf(play);
    return {
      title,
      station: station.name,
      server: station.id,
      base,
      path: playPath(id),
      frames,
      hasPicture: true,
    };
  }
  const podcast = kind === 'podcasts' ? state.store.podcasts.one(id) : undefined;
  const station = podcast?.published ? stationOf(state, podcast.server, c) : null;
  if (!podcast || !station) return null;
  const title = withoutDirections(podcast.title);
  const frames = [{ path: `/embed${pagePath(id)}`, height: 480 }];
  return {
    title,
    station: station.name,
    server: station.id,
    base,
    path: pagePath(id),
    frames,
    hasPicture: false,
  };
}

function refusal(status: 400 | 404 | 501, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
