/** Serves `/stations/ID/` and `/plays/ID/`, their pictures, and the frames for plays and podcasts. */
import { Hono, type Context } from 'hono';
import { withoutDirections } from '../../../contract/writing-direction.js';
import { baseUrl } from '../../http/base-url.js';
import { htmlPage } from '../../http/html-page.js';
import { queryOf } from '../../http/query.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import { imageUrl } from '../../station/podcasts/urls.js';
import type { StationState } from '../../station/state.js';
import { PICTURE } from './addresses.js';
import { embedQuery } from './station-frames.js';
import { framePolicy, playFrame, podcastFrame } from './frames.js';
import { playPage, sharedPagePolicy, stationPage, type SharedStation } from './pages.js';
import { drawPicture, pictureOf } from './picture.js';
import { nameOf, publicPlay, type PublicPlay } from './public-play.js';

/** Number of plays on a station's page. */
const MAX_PLAYS = 10;
const ID = ':id{[0-9]{1,15}}';

export function sharedRoutes(state: StationState): Hono {
  const { store, options } = state;
  /** Cache of drawn pictures, about 100 KB each. */
  const pictures = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  const routes = new Hono();
  const idOf = (c: Context): number => Number(c.req.param('id'));

  const page = (policy: string, body: string): Response =>
    new Response(body, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': `public, max-age=${options.maxAge}`,
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    });

  async function picture(name: string): Promise<Response> {
    const variant = pictureOf(name);
    const drawn = pictures.get(variant) ?? drawPicture(variant);
    pictures.set(variant, drawn);
    return new Response(await drawn, {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=86400',
        'Access-Control-Allow-Origin': '*',
      },
    });
  }

  for (const path of [`/stations/${ID}`, `/plays/${ID}`, `/embed/plays/${ID}`, `/embed/podcasts/${ID}`])
    routes.get(path, redirectToSlash);

  routes.get(`/stations/${ID}/`, (c) => {
    const station = stationOf(state, idOf(c), c);
    if (!station) return notFound('station');
    state.playout.catchUp();
    const window = { limit: MAX_PLAYS, offset: 0 };
    const [latest, ...others] = store.history.slice(station.id, window, 'desc');
    const shown = (play: typeof latest) => (play ? publicPlay(play, station.base) : null);
    const onAir = latest && latest.ends > state.clock.now() ? shown(latest) : null;
    const before = [...(latest && !onAir ? [latest] : []), ...others].map(shown);
    const plays = before.filter((play): play is PublicPlay => play !== null);
    const query = embedQuery(String(queryOf(c)));
    return page(sharedPagePolicy, stationPage(station, onAir, plays, query));
  });
  routes.get(`/stations/${ID}/${PICTURE}`, (c) => {
    const station = stationOf(state, idOf(c), c);
    return station ? picture(`station ${station.name}`) : notFound('station');
  });
  routes.get(`/plays/${ID}/`, (c) => {
    const found = playOf(state, idOf(c), c);
    return found ? page(sharedPagePolicy, playPage(...found)) : notFound('play');
  });
  routes.get(`/plays/${ID}/${PICTURE}`, (c) => {
    const [play] = playOf(state, idOf(c), c) ?? [];
    return play ? picture(`play ${nameOf(play)}`) : notFound('play');
  });
  routes.get(`/embed/plays/${ID}/`, (c) => {
    const found = playOf(state, idOf(c), c);
    return found ? page(framePolicy(found[1].base), playFrame(...found)) : notFound('play');
  });
  routes.get(`/embed/podcasts/${ID}/`, (c) => {
    const podcast = store.podcasts.one(idOf(c));
    // The episodes of a relayed podcast are at its source.
    const isHere = podcast?.published && !store.relayed.fields('podcasts', podcast.id);
    const station = isHere ? stationOf(state, podcast.server, c) : null;
    if (!podcast || !station) return notFound('podcast');
    const cover = imageUrl(podcast, store.podcasts.coverMark(podcast.id), station.base);
    const episodes = store.podcasts.episodes(podcast.id);
    return page(framePolicy(station.base), podcastFrame(podcast, episodes, cover, station));
  });
  return routes;
}

/** Returns null if the station is unknown. */
export function stationOf({ store, options }: StationState, id: number, c: Context): SharedStation | null {
  const found = store.servers.all().find((server) => server.id === id);
  return found
    ? { ...found, name: withoutDirections(found.name), base: baseUrl(c, options), zone: options.zone }
    : null;
}

/** Returns null if the play is unknown or has no page. */
export function playOf(state: StationState, id: number, c: Context): [PublicPlay, SharedStation] | null {
  const stored = state.store.history.one(id);
  const station = stored && stationOf(state, stored.server, c);
  const play = station && publicPlay(stored, station.base);
  return play ? [play, station] : null;
}

const NOT_FOUND = {
  station: 'This panel has no station with this number.',
  play: 'There is no page for this play. It was a jingle, or it is no longer in the history.',
  podcast: 'This panel has no such podcast.',
};

const notFound = (kind: keyof typeof NOT_FOUND): Response => htmlPage(404, 'Not Found', NOT_FOUND[kind]);
