/**
 * In:  a base URL and a server number.
 * Out: what that station has on air, kept fresh for as long as somebody listens.
 */
import { isInsecure, readBaseUrl } from '../client/base-url.js';
import { Unreachable } from '../client/failures.js';
import type { JsonpWay } from '../client/legacy.js';
import { PanelClient, type Transport } from '../client/panel-client.js';
import { Feed } from './feed.js';
import { onAirAt } from './on-air.js';
import type { FeedSnapshot, OnAir } from './snapshot.js';
import type { Votes } from './votes.js';

export type { Transport } from '../client/panel-client.js';

export interface StationOptions {
  /** Address of the panel. Blanks, a trailing slash, a path and a missing scheme (then the page's) are fine. */
  baseUrl: string;
  /** Server number on that panel; 1 unless given. */
  server?: number;
  /** Which interface to use; `auto`, unless given, finds out. */
  transport?: Transport;
  /** Whether JSONP may run the panel's script in this page (`direct`): only by the page owner's explicit wish. */
  jsonp?: JsonpWay;
}

/** One station of one panel, shared by every element and by code on the page. */
export class Station {
  private static readonly all = new Map<string, Station>();

  /** What is on air. The listener is called at once and on each change; the answer stops it. */
  readonly onAir = {
    subscribe: (listener: (onAir: OnAir) => void): (() => void) =>
      this.feed.subscribe(
        (snapshot: FeedSnapshot) => listener(Object.freeze(onAirAt(snapshot, this.now(), 0))),
        2,
      ),
  };

  private constructor(
    /** Address of the panel, without a trailing slash. Empty when what was given is no address. */
    readonly baseUrl: string,
    readonly server: number,
    /** On air and history, as one. */
    readonly feed: Feed,
    /** What asks the panel. Votes go the way that it has found. */
    readonly panel: PanelClient,
  ) {}

  /**
   * The station for these options: the same object for the same base URL,
   * server, transport and way of JSONP. Never throws: an address that can't be
   * used is a failure in the snapshot.
   */
  static at({ baseUrl = '', server = 1, transport = 'auto', jsonp = 'frame' }: StationOptions): Station {
    const page = globalThis.location;
    const url = readBaseUrl(baseUrl, page?.protocol, (address) => new URL(address, page?.href));
    const problem = !url ? 'address' : isInsecure(url, page?.protocol) && 'insecure';
    const key = 'onair:' + [url || baseUrl, server, transport, jsonp].join(' ');
    let station = Station.all.get(key);
    if (!station) {
      const failure = problem ? new Unreachable(url || baseUrl.trim(), problem) : null;
      const client = new PanelClient(url, server, transport, jsonp, failure);
      Station.all.set(key, (station = new Station(url, server, new Feed(client, key), client)));
    }
    return station;
  }

  /**
   * Likes and dislikes, once their code has come: `(await station.votes).cast(track, 'like')`.
   * Votes are possible as soon as `onAir` or `feed` has had an answer.
   */
  get votes(): Promise<Votes> {
    return import('./votes.js').then(({ votesOf }) => votesOf(this));
  }

  /** What time it is at the station, as far as it is known: milliseconds, UTC. */
  now(): number {
    return Date.now() + this.feed.shift;
  }
}
