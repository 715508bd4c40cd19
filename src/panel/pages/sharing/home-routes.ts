/**
 * `/`: the demo page with oEmbed discovery links, because site owners paste the panel's address into editors.
 * The cover of the current play starts to load together with the scripts, because it is the largest element
 * that visitors see first.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { matchesEtag } from '../../http/cacheable-response.js';
import { html, type Html } from '../../http/html-page.js';
import { queryOf } from '../../http/query.js';
import { fileHeaders, findFile } from '../../http/static-files.js';
import type { StationState } from '../../station/state.js';
import { discovery } from './addresses.js';
import { DEFAULT_STATION } from './oembed-routes.js';
import type { SharedStation } from './pages.js';
import { publicPlay } from './public-play.js';
import { stationOf } from './shared-routes.js';
import { embedQuery } from './station-frames.js';

export function homeRoutes(state: StationState): Hono {
  const { dist } = state.options;
  const routes = new Hono();
  if (dist === null) return routes;
  routes.on('GET', ['/', '/index.html'], async (c, next) => {
    const file = await findFile(join(dist, 'demo'), 'index.html');
    const station = file && stationOf(state, DEFAULT_STATION, c);
    // Without this station, `/oembed` returns 404 for this page.
    if (!station) return next();
    const query = embedQuery(String(queryOf(c)));
    const links = discovery({ base: station.base, path: '/', query, title: station.name });
    const head = html`${links} ${preloadCover(state, station)}
  </head>`;
    const page = (await readFile(file.path, 'utf8')).replace('</head>', () => String(head));
    const etag = `"${createHash('sha1').update(page).digest('base64url')}"`;
    const headers = fileHeaders(file.type, etag, 'no-cache');
    if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(page, { headers });
  });
  return routes;
}

/**
 * Returns a preload link for the cover in the player at the top of the page, or an empty string if there is no
 * cover.
 */
function preloadCover(state: StationState, { id, base }: SharedStation): Html | '' {
  state.playout.catchUp();
  const play = state.store.history.latest(id);
  const cover = play && play.ends > state.clock.now() ? publicPlay(play, base)?.cover : null;
  return cover
    ? html`<link
        rel="preload"
        as="image"
        href="${cover}"
        referrerpolicy="no-referrer"
        fetchpriority="high"
      />`
    : '';
}
