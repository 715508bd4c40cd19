import { isInsecure, readBaseUrl } from '../contract/base-url.js';
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
import { lazyReadable, Writable, type Readable } from './readable.js';
import type { ListSnapshot } from './lists/list-feed.js';
import type * as lists from './lists/lists.js';
import { onAirAt } from './feed/on-air.js';
import { pageBase, pageProtocol } from './page-url.js';
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

/** More podcasts than any station has. */
const MAX_PODCASTS = 1000;

/** Includes the version, because `Station` may differ in another version. */
const STATIONS_KEY = Symbol.for(`onair-widgets ${VERSION}`);

export interface StationOptions {
  /**
   * Base URL of the panel, or of the server that `source` names. For `json`, the URL of the response. Whitespace, a
   * trailing slash and a path are allowed. If the scheme is missing, the scheme of the page is used.
   */
  baseUrl: string;
  /** Server number on the panel; default 1. */
  server?: number;
  /** The interface to use. The default, `auto`, means v2, or the legacy API if the page can't use v2. */
  transport?: Transport;
  /**
   * With `direct`, JSONP runs the panel's script in this page. Use it only if the page's owner explicitly
   * allows it.
   */
  jsonp?: JsonpMode;
  /** The kind of server; default `panel`. `auto` detects it. */
  source?: SourceName;
  /** The station on that server: a short name, mount or number. Defaults to the server's first station. */
  station?: string;
  /**
   * The encoding of titles, such as `windows-1251`, on a server that isn't a panel and doesn't send UTF-8.
   */
  charset?: string;
  /** For `source: 'json'`, the paths of the fields in the response, such as `title: current.song`. */
  map?: string;
}

/**
 * One map for all copies of this version on a page, so that they share requests. A script tag with `?ver=2`
 * in its URL and the chunks that it loads are two copies.
 */
function sharedStations(): Map<string, Station> {
  const page = globalThis as { [STATIONS_KEY]?: Map<string, Station> };
  return (page[STATIONS_KEY] ??= new Map<string, Station>());
}

/** One station, shared by all elements and by code on the page. */
export class Station implements StationContext {
  private static readonly all = sharedStations();

  /**
   * The current track and show. `subscribe` calls the listener immediately and on each change, and returns a function
   * that unsubscribes.
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

  /** The schedule from yesterday to eight days ahead. */
  readonly week = this.schedule();

  /** The time zone of the schedule; null until a part of the schedule has loaded. Subscribing requests nothing. */
  readonly knownZone = new Writable<string | null>(null);

  /** The time zone of the station's schedule; null until it is known, or if the schedule doesn't specify one. */
  readonly zone: Readable<string | null> = {
    subscribe: (listener) => {
      const stops = [this.knownZone.subscribe(listener), this.week.subscribe(() => undefined)];
      return () => stops.forEach((stop) => stop());
    },
  };

  private readonly shows: Readable<Shows> = lazyReadable(() =>
    this.loadLists().then(({ showsOf }) => showsOf(this)),
  );

  /** The streams that a listener can choose. */
  readonly channels: Readable<ListSnapshot<Channel>> = this.lazyList(() =>
    this.loadLists().then(({ channelsOf }) => channelsOf(this)),
  );

  /** The station's name. Null if the server has no name for it. */
  readonly name: Readable<string | null> = lazyReadable(
    () => this.loadLists().then(({ serverName }) => serverName(this)),
    () => null,
  );

  /** All published podcasts. */
  readonly podcasts: Readable<ListSnapshot<Podcast>> = this.lazyList(() =>
    this.loadLists().then(({ podcastsOf }) => {
      const podcasts = podcastsOf(this);
      podcasts.want(MAX_PODCASTS);
      return podcasts;
    }),
  );

  private constructor(
    /** Address of the server, without a trailing slash; '' if the given address is invalid. */
    readonly baseUrl: string,
    readonly server: number,
    /** The newest plays. */
    readonly feed: Feed,
    /** Reads the server. Votes use the same interface. */
    readonly client: StationClient,
    /** Key of the station in the browser's storage. */
    readonly key: string,
  ) {}

  /**
   * Returns the station for these options. It is always the same object for the same base URL, server, source,
   * transport and JSONP mode. Never throws, and sends no requests. If the address is unusable, the snapshot contains a
   * failure.
   */
  static at(options: StationOptions): Station {
    const { baseUrl = '', server = 1, transport = 'auto', jsonp = 'frame' } = options;
    const { source = 'panel', station: name = '', charset = '', map = '' } = options;
    const isJson = source === 'json';
    const protocol = pageProtocol();
    const url = readBaseUrl(baseUrl, protocol, (address) => new URL(address, pageBase()), isJson);
    const isPanel = source === 'panel';
    const place = isJson ? map : name;
    const problem = !url
      ? 'address'
      : isInsecure(url, protocol)
        ? 'insecure'
        : isPanel
          ? isNaN(server) && 'server'
          : !isStationName(name) && 'station';
    const reference = [url || baseUrl, isPanel ? server : source + ' ' + place, charset]
      .filter(String)
      .join(' ');
    const key = ['onair:' + reference, transport, jsonp].join(' ');
    let station = Station.all.get(key);
    if (!station) {
      const failure = problem ? new Unreachable(url || baseUrl.trim(), problem) : null;
      const panel = new PanelClient(url, server, transport, jsonp, failure);
      const client = isPanel ? panel : new LazyClient(source, place, panel, charset);
      station = new Station(url, server, new Feed(client, key), client, reference);
      Station.all.set(key, station);
    }
    return station;
  }

  /** The whole history, once its code has loaded: `(await station.history).find(moment)`. */
  get history(): Promise<PastPlays> {
    return this.load(() => import('./history/past-plays.js')).then(({ pastPlaysOf }) => pastPlaysOf(this));
  }

  /**
   * Likes and dislikes, once their code has loaded: `(await station.votes).cast(track, 'like')`. Voting is possible
   * after the first response of `onAir` or `feed`.
   */
  get votes(): Promise<Votes> {
    return this.load(() => import('./votes/votes.js')).then(({ votesOf }) => votesOf(this));
  }

  /** The airings that overlap a range of Unix seconds. Without a range, the same as `week`. */
  schedule(from?: number, to?: number): Readable<ListSnapshot<Airing>> {
    return this.lazyList(() => this.loadLists().then(({ scheduleOf }) => scheduleOf(this, from, to)));
  }

  /**
   * Reads the episodes of a podcast, in the order of its feed. Rejects with a `StationFailure` if this page can't read
   * the feed.
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

  /** Most pages need these lists, but not before the first response of the feed. */
  private loadLists(): Promise<typeof lists> {
    return this.load(() => import('./lists/lists.js'));
  }

  private load<T>(chunk: () => Promise<T>): Promise<T> {
    return loadRequiredChunk(this.baseUrl, chunk);
  }

  /** The station's time in milliseconds, UTC; the visitor's time until the difference is known. */
  now(): number {
    return Date.now() + this.feed.offset;
  }
}
