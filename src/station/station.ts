/**
 * In:  a base URL and a server number.
 * Out: what is on air there, what played, the week, the podcasts: each asked for only while somebody subscribes.
 */
import { isInsecure, readBaseUrl } from '../client/base-url.js';
import { Unreachable } from '../client/http/failures.js';
import type { JsonpMode } from '../client/http/legacy.js';
import { loadRequiredChunk } from '../client/load-chunk.js';
import type { SourceName } from '../client/open-client.js';
import { LazyClient } from '../client/lazy-client.js';
import { PanelClient, type Transport } from '../client/panel-client.js';
import type { StationClient } from '../client/station-client.js';
import { isStationName } from '../servers/station-name.js';
import type { Channel } from './lists/channels.js';
import { failureOf } from './failure-of.js';
import { Feed } from './feed/feed.js';
import { lazyReadable, type Readable } from './readable.js';
import type { ListSnapshot } from './lists/list-feed.js';
import { onAirAt } from './feed/on-air.js';
import type { StationContext } from './station-context.js';
import type { FeedSnapshot, OnAir, Shows } from './snapshot.js';
import type { Episode } from './lists/episodes.js';
import type { Podcast } from './lists/podcasts.js';
import type { PastPlays } from './history/past-plays.js';
import type { Votes } from './votes/votes.js';
import type { Airing } from './lists/week.js';
import { VERSION } from './version.js';

export type { SourceName } from '../client/open-client.js';
export type { Transport } from '../client/panel-client.js';

/** No station has more podcasts. */
const ALL = 1000;

/** By version, since the stations of another version may have another shape. */
const KEY = Symbol.for(`onair-widgets ${VERSION}`);

export interface StationOptions {
  /** Address of the panel, or of the server of another kind that `source` names. Blanks, a trailing slash, a path and a missing scheme (then the page's) are fine. */
  baseUrl: string;
  /** Server number on that panel; 1 unless given. */
  server?: number;
  /** Which interface to use; unless given, `auto`: v2 where the page can reach it, else the legacy API. */
  transport?: Transport;
  /** Whether JSONP may run the panel's script in this page (`direct`): only by the page owner's explicit wish. */
  jsonp?: JsonpMode;
  /** The kind of server; a panel unless given. `auto` looks which one stands there. */
  source?: SourceName;
  /** Which station of such a server: short name, mount or number; its first unless given. */
  station?: string;
}

/**
 * One list for all copies of this version on a page: a script tag with `?ver=2` behind its address and the parts that it
 * loads are two copies, and two stations would ask twice for each track.
 */
function everyStation(): Map<string, Station> {
  const page = globalThis as { [KEY]?: Map<string, Station> };
  return (page[KEY] ??= new Map<string, Station>());
}

/** One station of one panel, shared by every element and by code on the page. */
export class Station implements StationContext {
  private static readonly all = everyStation();

  /**
   * What is on air, with the show that it belongs to. The listener is called at
   * once and on each change; the returned function ends that.
   */
  readonly onAir: Readable<OnAir> = {
    subscribe: (listener) => {
      let feed: FeedSnapshot;
      let shows: Shows | undefined;
      const update = (): void => listener(Object.freeze(onAirAt(feed, this.now(), 0, shows)));
      const stops = [
        this.feed.subscribe((each) => {
          feed = each;
          update();
        }, 2),
        this.shows.subscribe((each) => {
          shows = each;
          update();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };

  /** The schedule around now: yesterday's airings and those of the next eight days. */
  readonly week = this.schedule();

  /** The time zone of the station's schedule; null until that is known, and where it names none. */
  readonly zone: Readable<string | null> = lazyReadable(() =>
    this.load(() => import('./lists/shows.js')).then(({ zoneOf }) => zoneOf(this)),
  );

  private readonly shows: Readable<Shows> = lazyReadable(() =>
    this.load(() => import('./lists/shows.js')).then(({ showsOf }) => showsOf(this)),
  );

  /** The streams that a listener can choose. */
  readonly channels: Readable<ListSnapshot<Channel>> = this.lazyList(() =>
    this.load(() => import('./lists/channels.js')).then(({ channelsOf }) => channelsOf(this)),
  );

  /** The station's name, once that is known; null where its panel gives none. */
  readonly name: Readable<string | null> = lazyReadable(
    () => import('./lists/server-name.js').then(({ serverName }) => serverName(this)),
    () => null,
  );

  /** All published podcasts. */
  readonly podcasts: Readable<ListSnapshot<Podcast>> = this.lazyList(() =>
    this.load(() => import('./lists/podcasts.js')).then(({ podcastsOf }) => {
      const podcasts = podcastsOf(this);
      podcasts.want(ALL);
      return podcasts;
    }),
  );

  private constructor(
    /** Address of the panel, without a trailing slash. Empty when what was given is no address. */
    readonly baseUrl: string,
    readonly server: number,
    /** On air and history, as one. */
    readonly feed: Feed,
    /** Sends the requests. Votes use the interface that it has found. */
    readonly client: StationClient,
    /** Names the station in the browser's storage. */
    readonly key: string,
  ) {}

  /**
   * The station for these options: the same object for the same base URL,
   * server, source, transport and JSONP mode. Never throws and asks nothing by itself: an
   * address that can't be used is a failure in the snapshot.
   */
  static at(options: StationOptions): Station {
    const { baseUrl = '', server = 1, transport = 'auto', jsonp = 'frame' } = options;
    const { source = 'panel', station: name = '' } = options;
    const page = globalThis.location;
    const url = readBaseUrl(baseUrl, page?.protocol, (address) => new URL(address, page?.href));
    const isPanel = source === 'panel';
    const problem = !url
      ? 'address'
      : isInsecure(url, page?.protocol)
        ? 'insecure'
        : !isPanel && !isStationName(name) && 'station';
    const place = [url || baseUrl, isPanel ? server : source + ' ' + name].join(' ');
    const key = ['onair:' + place, transport, jsonp].join(' ');
    let station = Station.all.get(key);
    if (!station) {
      const failure = problem ? new Unreachable(url || baseUrl.trim(), problem) : null;
      const panel = new PanelClient(url, server, transport, jsonp, failure);
      const client = isPanel ? panel : new LazyClient(source, name, panel);
      station = new Station(url, server, new Feed(client, key), client, place);
      Station.all.set(key, station);
    }
    return station;
  }

  /** The whole history, once its code is loaded: `(await station.history).find(moment)`. */
  get history(): Promise<PastPlays> {
    return this.load(() => import('./history/past-plays.js')).then(({ pastPlaysOf }) => pastPlaysOf(this));
  }

  /**
   * Likes and dislikes, once their code is loaded: `(await station.votes).cast(track, 'like')`.
   * Votes are possible as soon as `onAir` or `feed` has had an answer.
   */
  get votes(): Promise<Votes> {
    return this.load(() => import('./votes/votes.js')).then(({ votesOf }) => votesOf(this));
  }

  /** The airings that touch a range of days, in Unix seconds; without one, those of `week`. */
  schedule(from?: number, to?: number): Readable<ListSnapshot<Airing>> {
    return this.lazyList(() =>
      this.load(() => import('./lists/shows.js')).then(({ scheduleOf }) => scheduleOf(this, from, to)),
    );
  }

  /**
   * The episodes of a podcast, in its feed's order. Rejects with a `StationFailure` where this page
   * can't read the feed.
   */
  episodes(podcast: Podcast, signal?: AbortSignal): Promise<readonly Episode[]> {
    return this.load(() => import('./lists/episodes.js')).then(({ readEpisodes }) =>
      readEpisodes(podcast, signal),
    );
  }

  private lazyList<R>(load: () => Promise<Readable<ListSnapshot<R>>>): Readable<ListSnapshot<R>> {
    return lazyReadable(load, (reason) => ({
      status: 'failed',
      records: [],
      asOf: null,
      failure: failureOf(reason, this.baseUrl),
    }));
  }

  private load<T>(part: () => Promise<T>): Promise<T> {
    return loadRequiredChunk(this.baseUrl, part);
  }

  /** What time it is at the station, as far as it is known: milliseconds, UTC. */
  now(): number {
    return Date.now() + this.feed.offset;
  }
}
