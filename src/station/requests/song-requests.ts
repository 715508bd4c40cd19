/**
 * Handles this browser's song requests at one station: searches songs, sends requests, and stores each request until
 * the song has been played. Loaded only on pages with song requests.
 */
import {
  panelRequests,
  type RequestClient,
  type RequestsPage,
  type RequestState,
} from '../../client/requests.js';
import type { RequestableSong, RequestRefusal, SongQuery } from '../../servers/server-kind.js';
import { panelPath } from '../panel-path.js';
import type { Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';
import { withLock } from '../votes/with-lock.js';
import { requestMemory, type OwnRequest } from './request-memory.js';

export type { RequestsPage } from '../../client/requests.js';
export type { RequestableSong, RequestRefusal } from '../../servers/server-kind.js';
export type { OwnRequest } from './request-memory.js';

/** The result of a request: `accepted`, the reason why it was refused, or `lost` if there was no response. */
export type Outcome = 'accepted' | 'lost' | RequestRefusal;

/** A requested song may seem to start up to this long before the request, because clocks differ. */
const CLOCK_TOLERANCE_MS = 5000;

const known = new WeakMap<StationContext, SongRequests>();

/** Returns one shared object per station. */
export function requestsOf(station: StationContext): SongRequests {
  const requests = known.get(station) ?? new SongRequests(station);
  known.set(station, requests);
  return requests;
}

export class SongRequests {
  private readonly name: string;
  private readonly memory;

  constructor(private readonly station: StationContext) {
    this.name = 'onair:requests:' + station.key;
    this.memory = requestMemory(this.name);
  }

  /** Whether the station takes requests. False until a response of the feed shows that it does. */
  get isSupported(): boolean {
    return this.client !== null;
  }

  /** Null if the station doesn't take requests, or if a panel hasn't announced their URL yet. */
  private get client(): RequestClient | null {
    const address = panelPath(this.station, 'requests');
    return this.station.client.requests ?? (address === null ? null : panelRequests(address));
  }

  /** This browser's requests, newest first. */
  get own(): readonly OwnRequest[] {
    return this.memory.read();
  }

  /** Calls the listener when `own` may have changed, here or in another tab. */
  subscribe(listener: () => void): () => void {
    return this.memory.subscribe(listener);
  }

  /**
   * Searches the songs. Resolves with null if the station doesn't take requests.
   *
   * @throws StationFailure, or another error if the caller aborts.
   */
  async findSongs(query: SongQuery, signal: AbortSignal): Promise<RequestsPage | null> {
    const ids = this.own.filter(isOpen).flatMap(({ id }) => id ?? []);
    const page = (await this.client?.read(query, ids, signal)) ?? null;
    const states = page?.states;
    if (states) this.setStates(({ id }) => (id === null ? undefined : states.get(id)));
    return page;
  }

  /** Marks the requests whose songs are among these plays as played. */
  updatePlayed(tracks: readonly Track[]): void {
    this.setStates((request) => (tracks.some((track) => isPlayOf(track, request)) ? 'played' : undefined));
  }

  /** Requests a song. Only one tab at a time sends a request for it. Never rejects. */
  async request(song: RequestableSong): Promise<Outcome> {
    let outcome: Outcome = 'lost';
    await new Promise<void>((settled) => {
      void withLock(`${this.name} ${song.id}`, async () => {
        outcome = await this.send(song);
        settled();
      });
    });
    return outcome;
  }

  private async send(song: RequestableSong): Promise<Outcome> {
    const { client } = this;
    if (!client) return 'lost';
    if (this.own.some((request) => request.song === song.id && isOpen(request))) return 'queued';
    const result = await client.send(song.id);
    if (result.kind === 'lost') return 'lost';
    if (result.kind === 'refused') return result.reason;
    this.memory.add({
      id: result.id,
      song: song.id,
      title: song.title,
      artist: song.artist,
      at: this.station.now(),
      state: result.isPending ? 'pending' : 'approved',
    });
    return 'accepted';
  }

  private setStates(stateOf: (request: OwnRequest) => RequestState | undefined): void {
    this.memory.update((request) => (isOpen(request) ? (stateOf(request) ?? request.state) : request.state));
  }
}

/** Whether the song hasn't been played yet. */
export function isOpen({ state }: OwnRequest): boolean {
  return state === 'pending' || state === 'approved';
}

/**
 * With a panel, the id of the song is the `all_music_id` of its plays. With other servers, only the title and
 * artist match.
 */
function isPlayOf(
  { ts, all_music_id, title, author }: Track,
  { id, song, artist, title: wanted, at }: OwnRequest,
): boolean {
  if (ts < at - CLOCK_TOLERANCE_MS) return false;
  return id === null ? title === wanted && author === artist : String(all_music_id) === song;
}
