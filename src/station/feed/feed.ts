/**
 * In:  one station's history, asked for when the polling plan says so.
 * Out: a frozen snapshot of its newest plays to every listener, at once and on each change.
 */
import type { StationFailure } from '../../client/http/failures.js';
import type { HistoryPage } from '../../servers/panel/history-record.js';
import type { StationClient } from '../../client/station-client.js';
import { v2 } from '../../contract/paths.js';
import { linkedAddress } from '../linked-address.js';
import { pageState } from '../page-state.js';
import { PollingFeed } from '../polling-feed.js';
import type { FeedSnapshot, Track } from '../snapshot.js';
import { CUTS_COUNT } from './cuts.js';
import { applyResponse, initialFeedState, type FeedResponse, type FeedState } from './feed-state.js';
import { readLastCopy, writeLastCopy } from './last-copy.js';
import type { LiveEvents } from './live-events.js';
import { lacksNewest, mergeHistory } from './merge.js';
import { MIN_PAGE_SIZE, pageSize } from './page-size.js';
import { dueAt, dueWithEvents, offAirAt } from './polling-plan.js';
import type { SharedResponse, Tabs } from './tabs.js';

/** Where the records come from. The `Link` of their last answer may name the panel's events. */
export type HistoryClient = Pick<
  StationClient,
  'baseUrl' | 'links' | 'capabilities' | 'readNewest' | 'forgetOrder'
>;

/** From the first answer to the code that other tabs are found with: the page's own files come first. Milliseconds. */
const JOIN_AFTER = 2000;

export class Feed extends PollingFeed<FeedSnapshot, HistoryPage> {
  private state: FeedState;
  private plays = false;
  /** The other tabs with this station; null until the code for that is there, and where the browser has no locks. */
  private tabs: Tabs | null = null;
  /** The panel's events; null until the code for them is there, and where the panel has none. */
  private events: LiveEvents | null = null;
  private loadsEvents = false;
  /** How many records the last request asked for. */
  private size = 0;
  /** Whether the next request is for the records that show whether this station cuts tracks short. */
  private cutsDue = false;

  /** `key` names the station in the browser's storage. */
  constructor(
    private readonly source: HistoryClient,
    private readonly key: string,
  ) {
    const state = { ...initialFeedState, ...readLastCopy(key) };
    super(source.baseUrl, snapshotOf('loading', state));
    this.state = state;
  }

  /** The station's time less the visitor's: milliseconds. */
  get offset(): number {
    return this.state.clock.offset;
  }

  /** Whether this page plays the station: then its titles are kept fresh while the page is hidden, too. */
  get listening(): boolean {
    return this.plays;
  }

  set listening(plays: boolean) {
    if (plays === this.plays) return;
    this.plays = plays;
    this.plan();
  }

  /** `records`: how many plays the listener wants to see, the one on air included. */
  override subscribe(listener: (snapshot: FeedSnapshot) => void, records = 20): () => void {
    return super.subscribe(listener, records);
  }

  /** What the server knew that drew the page: whoever subscribes from now on sees it until the panel's first answer. */
  offer({ tracks, asOf }: Pick<FeedSnapshot, 'tracks' | 'asOf'>): void {
    if (this.state.requestedAt) return;
    const { records } = mergeHistory(this.state.tracks, tracks, CUTS_COUNT, Date.now());
    this.state = { ...this.state, tracks: records, asOf };
    this.snapshot = snapshotOf('ready', this.state);
  }

  protected override get runsHidden(): boolean {
    return this.plays;
  }

  protected dueAt(isVisible: boolean, now: number): number {
    const isWanted = (this.isMoreWanted || this.cutsDue) && !this.state.doubted;
    if (isWanted) return now;
    // Where starts are not told, they are as right as looks are near.
    const planned = dueAt(this.state, isVisible || !this.source.capabilities.times, now);
    const due = this.isTold ? dueWithEvents(planned, this.state) : planned;
    return this.tabs ? this.tabs.dueAt(due) : due;
  }

  protected override plan(): void {
    const { online, visible } = pageState();
    this.joinIn(!this.isIdle && online && (visible || this.runsHidden));
    super.plan();
  }

  protected override stop(): void {
    this.joinIn(false);
    super.stop();
  }

  /** Takes its part among the tabs, if this one asks at all. The one that leads listens to the panel's events. */
  private joinIn(asks: boolean): void {
    this.tabs?.setActive(asks);
    const link = this.tabs?.leads ? this.source.links.history : null;
    const address = linkedAddress(link, 'type', 'text/event-stream', this.baseUrl + v2.history);
    this.events?.setAddress(address);
    if (!address || this.loadsEvents) return;
    this.loadsEvents = true;
    import('./live-events.js').then(
      ({ LiveEvents }) => {
        this.events = new LiveEvents(
          (records) => this.onEvent(records),
          () => this.plan(),
        );
        this.plan();
      },
      // Without it this tab asks as ever.
      () => undefined,
    );
  }

  /** Whether the panel tells what comes on air, to this tab or the one that leads: it has told the play that is. */
  private get isTold(): boolean {
    if (!this.tabs?.leads) return !!this.tabs?.leaderHasEvents;
    const [onAir] = this.state.tracks;
    return !!onAir && this.events?.lastPlayId === onAir.id;
  }

  protected read(signal: AbortSignal): Promise<HistoryPage> {
    const isFirst = this.state.requestedAt === null;
    if (this.cutsDue && !isFirst && !this.isMoreWanted) {
      this.cutsDue = false;
      this.size = CUTS_COUNT;
    } else {
      // A second look asks for few records: caches keep the answer to that request apart from the one that was older.
      this.size =
        isFirst || (this.isShort && !this.state.doubted) ? pageSize(this.mostWanted) : MIN_PAGE_SIZE;
    }
    const answer = this.source.readNewest(this.size, signal, this.state);
    this.tabs?.announceRequest(answer);
    return answer;
  }

  protected onAnswer({ records, count, silent }: HistoryPage, askedAt: number): void {
    const isFirst = this.state.requestedAt === null;
    const answer = {
      records,
      count,
      silent,
      requestedAt: askedAt,
      respondedAt: Date.now(),
      random: Math.random(),
    };
    this.apply(answer);
    this.tabs?.publish({ ...answer, size: this.size, hasEvents: this.isTold });
    if (!isFirst) return;
    this.readCutsWhenIdle();
    if (canShare()) setTimeout(() => void this.joinTabs(), JOIN_AFTER);
  }

  private apply(answer: FeedResponse): void {
    const before = this.state;
    this.state = applyResponse(before, answer, Math.max(CUTS_COUNT, this.mostWanted));
    const { tracks } = this.state;
    // When a station seems silent, its newest records may be at the other end of the panel's list by now.
    const [track] = tracks;
    if (track && answer.respondedAt + this.offset > offAirAt(track)) this.source.forgetOrder();

    const isNews =
      this.snapshot.status !== 'ready' ||
      before.silent !== this.state.silent ||
      !isSame(tracks, before.tracks);
    this.snapshot = snapshotOf('ready', this.state);
    if (isNews) {
      this.notifyAll();
      writeLastCopy(this.key, this.state);
    }
    if (this.state.cutsChecked) this.cutsDue = false;
  }

  /** The code for the first tab, too: whether there are others is not known before. */
  private async joinTabs(): Promise<void> {
    // Without it this tab asks as if it were the only one, so nobody need be told.
    const code = await import('./tabs.js').catch(() => null);
    if (!code) return;
    this.tabs = new code.Tabs(
      this.key,
      (answer) => this.onShared(answer),
      () => this.plan(),
    );
    this.plan();
  }

  /** The newest plays, as the panel told them. One that is older than what is on air says nothing of the present. */
  private onEvent(records: readonly Track[]): void {
    const { tracks, complete } = this.state;
    if (lacksNewest(tracks, records)) return this.plan();
    const now = Date.now();
    const isNew = tracks.every(({ id }) => id !== records[0]!.id);
    const answer: SharedResponse = {
      records,
      count: complete ? tracks.length + Number(isNew) : null,
      requestedAt: now,
      respondedAt: now,
      random: Math.random(),
      size: MIN_PAGE_SIZE,
      hasEvents: true,
    };
    this.tabs?.publish(answer);
    this.takeOver(answer);
  }

  /** Another tab's answer. One that was asked for before this tab's last one shows nothing new. */
  private onShared(answer: SharedResponse): void {
    if (answer.requestedAt <= this.state.requestedAt!) this.plan();
    else this.takeOver(answer);
  }

  private takeOver({ size: wanted, ...answer }: SharedResponse): void {
    const wasShort = this.isShort;
    this.apply(answer);
    // Where it leaves a gap, this tab asks for what it lacks; where the panel has no more, it doesn't.
    if (!wasShort) this.size = wanted;
    this.forgetFailures();
  }

  protected snapshotAfter(failure: StationFailure): FeedSnapshot {
    return snapshotOf(this.state.asOf ? 'stale' : 'failed', this.state, failure);
  }

  /** Whether somebody wants to see more records than there are so far. */
  private get isShort(): boolean {
    return !this.state.complete && this.state.tracks.length < this.mostWanted;
  }

  /** A listener that wants more records than there are does not wait for the plan, unless the last request was for as many. */
  private get isMoreWanted(): boolean {
    return this.isShort && this.size < pageSize(this.mostWanted);
  }

  /** Only a station's own history says whether it cuts tracks short. */
  private readCutsWhenIdle(): void {
    const read = (): void => {
      this.cutsDue = !this.state.cutsChecked;
      this.plan();
    };
    (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(read);
  }
}

/** Insecure pages have no locks, and a server has no tabs. */
function canShare(): boolean {
  return 'document' in globalThis && 'locks' in navigator && 'BroadcastChannel' in globalThis;
}

function snapshotOf(
  status: FeedSnapshot['status'],
  { tracks, silent, asOf }: FeedState,
  failure: StationFailure | null = null,
): FeedSnapshot {
  return Object.freeze({
    status,
    tracks: Object.freeze(tracks.map((track) => Object.freeze(track))),
    silent,
    asOf,
    failure,
  });
}

/** A panel may correct a record later (a cover found, a title fixed), so ids alone are not enough. */
function isSame(a: readonly Track[], b: readonly Track[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
