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
import { nextShows } from './next-shows.js';
import { renderPlayPage, sharedPagePolicy, stationPage, type Around, type SharedStation } from './pages.js';
import { createSharePictures } from './picture/share-pictures.js';
import { publicPlay, type PublicPlay } from './public-play.js';
import type { StoredPodcast } from '../../store/podcasts.js';
import { shareablePlay, shareablePodcast, shareableStation } from './shareable.js';

/** Number of plays on a page. */
const MAX_PLAYS = 10;
const MAX_SHOWS = 3;
const ID = ':id{[0-9]{1,15}}';

export function sharedRoutes(state: StationState): Hono {
  const { store, options } = state;
  const picture = createSharePictures(state);
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

  for (const path of [`/stations/${ID}`, `/plays/${ID}`, `/embed/plays/${ID}`, `/embed/podcasts/${ID}`])
    routes.get(path, redirectToSlash);

  /** Returns the latest plays. If a play is on air, it comes first. */
  function around(station: SharedStation): Around {
    state.playout.catchUp();
    const plays = store.history.slice(station.id, { limit: MAX_PLAYS, offset: 0 }, 'desc');
    const channel = store.channels.all(station.id).find(({ id, active, allow_auth_listeners_only }) => {
      const isRelayed = store.relayed.fields('channels', id) !== undefined;
      return active && !allow_auth_listeners_only && !isRelayed;
    });
    return {
      plays: plays.map((play) => publicPlay(play, station.base)).filter((play) => play !== null),
      next: nextShows(state, station.id, MAX_SHOWS),
      channel: channel?.id ?? null,
      hasScript: options.dist !== null,
    };
  }

  const pageOf = ({ base }: SharedStation, body: string): Response =>
    page(sharedPagePolicy(base, options.dist !== null), body);

  routes.get(`/stations/${ID}/`, (c) => {
    const station = stationOf(state, idOf(c), c);
    if (!station) return notFound('station');
    const shown = around(station);
    const latest = store.history.latest(station.id);
    const isOnAir = latest !== undefined && latest.ends > state.clock.now();
    const onAir = (isOnAir && shown.plays.find(({ id }) => id === latest.id)) || null;
    const query = embedQuery(String(queryOf(c)));
    return pageOf(station, stationPage(station, onAir, shown, query));
  });
  routes.get(`/stations/${ID}/${PICTURE}`, (c) => {
    const station = stationOf(state, idOf(c), c);
    return station ? picture(c, shareableStation(station)) : notFound('station');
  });
  routes.get(`/plays/${ID}/`, (c) => {
    const found = playOf(state, idOf(c), c);
    if (!found) return notFound('play');
    const [play, station] = found;
    const shown = around(station);
    const others = { ...shown, plays: shown.plays.filter(({ id }) => id !== play.id) };
    return pageOf(station, renderPlayPage(play, station, others));
  });
  routes.get(`/plays/${ID}/${PICTURE}`, (c) => {
    const found = playOf(state, idOf(c), c);
    return found ? picture(c, shareablePlay(...found, state)) : notFound('play');
  });
  routes.get(`/embed/plays/${ID}/`, (c) => {
    const found = playOf(state, idOf(c), c);
    return found ? page(framePolicy(found[1].base), playFrame(...found)) : notFound('play');
  });
  /**
   * Returns null if the podcast is unknown or a draft, or if it is relayed, because its episodes and its page
   * are then on the source.
   */
  function podcastOf(c: Context): [StoredPodcast, SharedStation] | null {
    const podcast = store.podcasts.one(idOf(c));
    const isHere = podcast?.published && !store.relayed.fields('podcasts', podcast.id);
    const station = isHere ? stationOf(state, podcast.server, c) : null;
    return podcast && station ? [podcast, station] : null;
  }

  routes.get(`/podcasts/${ID}/${PICTURE}`, (c) => {
    const found = podcastOf(c);
    return found ? picture(c, shareablePodcast(...found, state)) : notFound('podcast');
  });
  routes.get(`/embed/podcasts/${ID}/`, (c) => {
    const found = podcastOf(c);
    if (!found) return notFound('podcast');
    const [podcast, station] = found;
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
