import { Unreadable, type StationFailure } from '../../client/http/failures.js';
import type { HistoryPage } from '../../servers/panel/history-record.js';
import type { StationClient } from '../../client/station-client.js';
import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import { isVisible } from '../page-state.js';
import { PollingFeed } from '../polling-feed.js';
import type { FeedSnapshot } from '../snapshot.js';
import { CUTS_COUNT } from './cuts.js';
import { applyResponse, initialFeedState, type FeedResponse, type FeedState } from './feed-state.js';
import { readLastCopy, writeLastCopy } from './last-copy.js';
import type { LiveEvent, LiveEvents } from './live-events.js';
import type { lookPastCaches } from './look-past-caches.js';
import { lacksNewest, mergeHistory } from './merge.js';
import { MIN_PAGE_SIZE, pageSize } from './page-size.js';
import { dueAt, dueWithEvents, offAirAt, OFF_AIR_AFTER_START_MS } from './polling-plan.js';
import type { SharedResponse, Tabs } from './tabs.js';
import { toJson } from '../../contract/to-json.js';

/** Reads the records. The `Link` header of the last response may contain the URL of the panel's event stream. */
export type HistoryClient = Pick<
  StationClient,
  'baseUrl' | 'links' | 'events' | 'capabilities' | 'readNewest' | 'readList' | 'forgetOrder'
>;

/** A correction of the clock by more than this may change the current show. */
const CLOCK_JUMP_MS = 60_000;
/** Delay after the first response before `after-first-response.ts` is loaded. */
const LOAD_DELAY_MS = 2000;

export class Feed extends PollingFeed<FeedSnapshot, HistoryPage> {
  private state: FeedState;
  private isListening = false;
  /** The connection to other tabs with this station. Null until its code has loaded, and in browsers without locks. */
  private tabs: Tabs | null = null;
  private lookPastCaches: typeof lookPastCaches | undefined;
  /** The server's event stream, which is open only in the leading tab. Null until its code has loaded. */
  private events: LiveEvents | null = null;
  /** Number of records in the last request. */
  private size = 0;
  /**
   * Whether the next request should read enough records to find out whether this station cuts tracks short.
   */
  private cutsDue = false;

  /** `key` is the station's key in the browser's storage. */
  constructor(
    private readonly client: HistoryClient,
    private readonly key: string,
  ) {
    const state = { ...initialFeedState, ...readLastCopy(key) };
    super(client.baseUrl, snapshotOf('loading', state));
    this.state = state;
  }

  /** Station time minus visitor time, in milliseconds. */
  get offset(): number {
    return this.state.clock.offset;
  }

  /** Whether this page plays the station. If so, the feed keeps polling while the page is hidden. */
  get listening(): boolean {
    return this.isListening;
  }

  set listening(plays: boolean) {
    if (plays === this.isListening) return;
    this.isListening = plays;
    this.plan();
  }

  /** `records` is the number of plays that the listener needs, including the current one. */
  override subscribe(listener: (snapshot: FeedSnapshot) => void, records = 20): () => void {
    return super.subscribe(listener, records);
  }

  /** Provides plays that a server rendered into the page. They are shown until the first response. */
  offer({ tracks, asOf, onAir = null, isOver = false }: Omit<FeedSnapshot, 'status' | 'failure'>): void {
    if (this.state.requestedAt) return;
    const { records } = mergeHistory(this.state.tracks, tracks, CUTS_COUNT, Date.now());
    this.state = { ...this.state, tracks: records, onAir, isOver, asOf };
    this.snapshot = snapshotOf('ready', this.state);
  }

  protected override get runsHidden(): boolean {
    return this.isListening;
  }

  protected dueAt(visible: boolean, now: number): number {
    const isWanted = (this.needsMoreNow || this.cutsDue) && !this.state.doubted;
    if (isWanted) return now;
    // Without start times, accuracy depends on the polling interval, so a hidden page polls as often as a visible one.
    const planned = dueAt(this.state, visible || !this.client.capabilities.times, now);
    const due = this.hasEvents ? dueWithEvents(planned, this.state) : planned;
    return this.tabs ? this.tabs.dueAt(due) : due;
  }

  protected override plan(): void {
    this.updateTabs(!this.isIdle && (isVisible() || this.runsHidden));
    super.plan();
  }

  protected override stop(): void {
    this.updateTabs(false);
    super.stop();
  }

  /**
   * Connects to the other tabs or disconnects from them. The leading tab also listens to the panel's event
   * stream.
   */
  private updateTabs(isActive: boolean): void {
    this.tabs?.setActive(isActive);
    const { links, events } = this.client;
    const address = this.tabs?.leads
      ? (events?.address ??
        linkedAddress(links.history, 'type', 'text/event-stream', this.baseUrl + v2.history))
      : null;
    this.events?.setAddress(address);
  }

  /**
   * Whether new tracks arrive as events, in this tab or in the leading tab. True if the current track arrived as
   * an event.
   */
  private get hasEvents(): boolean {
    if (!this.tabs?.leads) return !!this.tabs?.leaderHasEvents;
    const [onAir] = this.state.tracks;
    return !!onAir && this.events?.lastPlayId === onAir.id;
  }

  protected read(signal: AbortSignal): Promise<HistoryPage> {
    const isFirst = this.state.requestedAt === null;
    if (this.cutsDue && !isFirst && !this.needsMoreNow) {
      this.cutsDue = false;
      this.size = CUTS_COUNT;
    } else {
      // The request that verifies an outdated response uses a smaller page, whose URL has a separate cache
      // entry.
      this.size =
        isFirst || (this.hasTooFew && !this.state.doubted) ? pageSize(this.mostWanted) : MIN_PAGE_SIZE;
    }
    const { state } = this;
    const known = { ...state, asOf: state.respondedAt ?? state.asOf };
    const response = this.client.readNewest(this.size, signal, known);
    this.tabs?.announceRequest(response);
    return response;
  }

  protected handleResponse(page: HistoryPage, requestedAt: number): void {
    const isFirst = this.state.requestedAt === null;
    const response = { ...page, requestedAt, respondedAt: Date.now(), random: Math.random() };
    this.apply(response);
    void this.lookPastCaches?.(
      this.client,
      () => this.state,
      (newerSince) => (this.state = { ...this.state, newerSince }),
    );
    if (this.state.isStale) throw new Unreadable(this.baseUrl + v2.history, 'an old response');
    this.tabs?.publish({ ...response, size: this.size, hasEvents: this.hasEvents });
    if (!isFirst) return;
    this.readCutsWhenIdle();
    if (canShare()) setTimeout(() => void this.joinTabs(), LOAD_DELAY_MS);
  }

  private apply(response: FeedResponse): void {
    const before = this.state;
    this.state = applyResponse(before, response, Math.max(CUTS_COUNT, this.mostWanted));
    const { tracks, onAir, isOver, upcoming } = this.state;
    // If the history seems to have stopped, the panel may have started to add new records at the other end.
    const [track] = tracks;
    if (track && response.respondedAt + this.offset > offAirAt(track, onAir)) this.client.forgetOrder();

    const hasChanged =
      this.snapshot.status !== 'ready' ||
      // Elements that don't update every second show times by this clock, too, and must be updated.
      Math.abs(this.state.clock.offset - before.clock.offset) > CLOCK_JUMP_MS ||
      before.onAir !== onAir ||
      before.isOver !== isOver ||
      !isSame([tracks, upcoming], [before.tracks, before.upcoming]);
    this.snapshot = snapshotOf('ready', this.state);
    if (hasChanged) {
      this.notifyAll();
      writeLastCopy(this.key, this.state);
    }
    if (this.state.cutsChecked) this.cutsDue = false;
  }

  /** The first tab loads the code as well, because it can't know whether there are other tabs. */
  private async joinTabs(): Promise<void> {
    // If the code can't be loaded, this tab polls as if it were the only one.
    const code = await import('./after-first-response.js').catch(() => null);
    if (!code) return;
    // Insecure pages don't get this far. They don't need `lookPastCaches`, because they can't have a service worker
    // that returns old responses.
    this.lookPastCaches = code.lookPastCaches;
    this.tabs = new code.Tabs(
      this.key,
      (response) => this.handleShared(response),
      () => this.plan(),
    );
    this.events = new code.LiveEvents(
      (event) => this.handleEvent(event),
      () => this.plan(),
      this.client.events,
    );
    this.plan();
  }

  /** Handles the newest plays from the event stream. Ignores plays that are older than the current one. */
  private handleEvent(event: LiveEvent): void {
    const { tracks, complete, onAir } = this.state;
    const { records, ...reported } = event(this.state);
    if (lacksNewest(tracks, records)) return this.plan();
    const now = Date.now();
    const isNew = tracks.every(({ id }) => id !== records[0]!.id);
    const response: SharedResponse = {
      records,
      count: complete ? tracks.length + Number(isNew) : null,
      // A panel's events don't contain `onAir`. The first event of a connection has the current play, which isn't new.
      onAir: isNew ? null : onAir,
      ...reported,
      requestedAt: now,
      respondedAt: now,
      random: Math.random(),
      size: MIN_PAGE_SIZE,
      hasEvents: true,
    };
    this.tabs?.publish(response);
    this.adopt(response);
  }

  /** Handles another tab's response. Ignores it if its request was sent before this tab's last one. */
  private handleShared(response: SharedResponse): void {
    if (response.requestedAt <= this.state.requestedAt!) this.plan();
    else this.adopt(response);
  }

  private adopt({ size: wanted, ...response }: SharedResponse): void {
    const wasShort = this.hasTooFew;
    this.apply(response);
    // If the response leaves a gap, this tab requests the missing records, unless it already had too few
    // before.
    if (!wasShort) this.size = wanted;
    this.forgetFailures();
  }

  protected snapshotAfter(failure: StationFailure): FeedSnapshot {
    const { asOf } = this.state;
    // A report that is this old doesn't show that the station is still on air.
    if (Date.now() - asOf! > OFF_AIR_AFTER_START_MS) this.state = { ...this.state, onAir: null };
    return snapshotOf(asOf ? 'stale' : 'failed', this.state, failure);
  }

  /** Whether a listener needs more records than the state has. */
  private get hasTooFew(): boolean {
    return !this.state.complete && this.state.tracks.length < this.mostWanted;
  }

  /**
   * Whether to request more records now. False if the last request already asked for that many, so that polling
   * continues as planned.
   */
  private get needsMoreNow(): boolean {
    return this.hasTooFew && this.size < pageSize(this.mostWanted);
  }

  /** Reads the last 100 records to find out whether the station cuts tracks short. */
  private readCutsWhenIdle(): void {
    const read = (): void => {
      this.cutsDue = !this.state.cutsChecked;
      this.plan();
    };
    (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(read);
  }
}

/** Locks require a secure page, and Node has no tabs. */
function canShare(): boolean {
  return 'document' in globalThis && 'locks' in navigator && 'BroadcastChannel' in globalThis;
}

function snapshotOf(
  status: FeedSnapshot['status'],
  { tracks, onAir, isOver, isStale, upcoming, asOf }: FeedState,
  failure: StationFailure | null = null,
): FeedSnapshot {
  return Object.freeze({
    status,
    tracks: Object.freeze(tracks.map((track) => Object.freeze(track))),
    onAir,
    isOver: isOver || isStale,
    upcoming,
    asOf,
    failure,
  });
}

/** A panel may later correct a record, such as its title or its cover, so comparing ids isn't enough. */
function isSame(a: unknown, b: unknown): boolean {
  return toJson(a) === toJson(b);
}
