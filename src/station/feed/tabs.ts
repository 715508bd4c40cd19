/**
 * Shares responses between a browser's tabs that show the same station.
 *
 * One tab leads: it holds a lock, sends the requests and passes each response to the others. The others
 * report when their plans would send a request, and the leader sends one by that time. The leader may be
 * suspended, so a tab that receives no response in time sends the request itself a moment later and becomes
 * the leader. Failures aren't shared. Requires Web Locks and BroadcastChannel.
 */
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import type { FeedResponse } from './feed-state.js';

/**
 * Increment this whenever `Message` changes, so that tabs with incompatible versions of this code never
 * connect.
 */
const PROTOCOL = 3;
/**
 * How long after the planned time a tab that isn't the leader sends its request. Up to half of this is added at random,
 * so that the tabs don't all send requests at once.
 */
const GRACE_MS = 1000;
/** If another tab has announced a request, tabs wait longer by this factor. */
const ANNOUNCED_FACTOR = 3;
/** Minimum time between a response and the next request for another tab. */
const MIN_INTERVAL_MS = 1000;

/** A response, or plays from the event stream. */
export interface SharedResponse extends FeedResponse {
  /** Number of records that were requested. */
  size: number;
  /** Whether the sender receives the panel's events. */
  hasEvents: boolean;
}

type Message =
  | { kind: 'due'; at: number }
  | { kind: 'request' }
  | { kind: 'failed' }
  | { kind: 'response'; response: SharedResponse };

export class Tabs {
  private readonly name: string;
  private readonly grace = GRACE_MS * (1 + Math.random() / 2);
  private channel: BroadcastChannel | null = null;
  /** Aborting it ends this tab's lead, or its wait for the lead. */
  private turn: AbortController | null = null;
  leads = false;
  /** Whether the leading tab receives the panel's events and passes them on. */
  leaderHasEvents = false;
  /** Whether the browser refuses locks or channels, as on sandboxed pages or without storage. */
  private isUnsupported = false;
  /** Whether the page is suspended, or about to be. */
  private isSuspended = false;
  /** When this tab joined. This and the following times are in milliseconds (visitor's clock). */
  private since = 0;
  private respondedAt = 0;
  /** The earliest time at which another tab needs a response. */
  private wantedAt = Infinity;
  /** The planned time that this tab last sent to the others. */
  private announcedDue = 0;
  /** This tab waits for a response to another tab's request until this time. */
  private busyUntil = 0;
  /** Time from which the leader counts as unresponsive. */
  private silentAt = Infinity;

  /** `replan` is called when the result of `dueAt` may have changed. */
  constructor(
    key: string,
    private readonly onResponse: (response: SharedResponse) => void,
    private readonly replan: () => void,
  ) {
    this.name = `onair-tabs ${PROTOCOL} ${key}`;
    // A suspended page would keep the lock, and a page that holds a lock can't be restored from the back/forward cache.
    const handleLifecycle = ({ type }: Event): void => {
      this.isSuspended = type === 'pagehide' || type === 'freeze';
      if (this.isSuspended) this.leave();
      this.replan();
    };
    for (const event of ['pagehide', 'pageshow', 'freeze', 'resume'])
      addEventListener(event, handleLifecycle, true);
  }

  /** Connects to the other tabs if this one sends requests; otherwise disconnects. */
  setActive(isActive: boolean): void {
    if (!isActive || this.isSuspended || this.isUnsupported) return this.leave();
    if (this.channel) return;
    try {
      this.channel = new BroadcastChannel(this.name);
    } catch {
      this.isUnsupported = true;
      return;
    }
    this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.handleMessage(data);
    this.since = Date.now();
    this.requestLead(false);
  }

  /** Returns the time at which this tab must send a request. `due` is the time in its own plan. */
  dueAt(due: number): number {
    if (!this.channel) return due;
    if (this.leads) return Math.min(due, Math.max(this.wantedAt, this.respondedAt + MIN_INTERVAL_MS));
    // Requests that were due before this tab joined aren't delayed.
    if (due <= this.since) return due;
    if (due !== this.announcedDue) this.post({ kind: 'due', at: (this.announcedDue = due) });
    return (this.silentAt = Math.max(due + this.grace, this.busyUntil));
  }

  /** Announces to the other tabs that this tab has sent a request, and reports if it fails. */
  announceRequest(response: Promise<unknown>): void {
    if (!this.leads && Date.now() >= this.silentAt) this.requestLead(true);
    this.post({ kind: 'request' });
    response.catch(() => this.post({ kind: 'failed' }));
  }

  publish(response: SharedResponse): void {
    this.resetDeadlines();
    this.post({ kind: 'response', response });
  }

  private leave(): void {
    this.turn?.abort();
    this.turn = null;
    this.leads = this.leaderHasEvents = false;
    this.channel?.close();
    this.channel = null;
    this.resetDeadlines();
  }

  private post(message: Message): void {
    this.channel?.postMessage(message);
  }

  /** Resets the deadlines once a response arrives. */
  private resetDeadlines(): void {
    this.respondedAt = Date.now();
    this.wantedAt = this.silentAt = Infinity;
    this.announcedDue = this.busyUntil = 0;
  }

  private handleMessage(message: Message): void {
    if (message.kind === 'response') {
      const { records, ...rest } = message.response;
      this.leaderHasEvents = rest.hasEvents;
      this.resetDeadlines();
      // Another version of this code may have sent the message, so it is parsed like a panel's response.
      this.onResponse({
        ...rest,
        records: records.map(readHistoryRecord).filter((record) => record !== null),
      });
      return;
    }
    if (message.kind === 'due') this.wantedAt = Math.min(this.wantedAt, message.at);
    else this.busyUntil = message.kind === 'request' ? Date.now() + ANNOUNCED_FACTOR * this.grace : 0;
    this.replan();
  }

  /** Waits to become the leader or, if `steal` is true, takes over immediately. */
  private requestLead(steal: boolean): void {
    this.turn?.abort();
    const turn = (this.turn = new AbortController());
    const { signal } = turn;
    const lead = (): Promise<void> | undefined => {
      if (signal.aborted) return;
      this.leads = true;
      this.leaderHasEvents = false;
      this.replan();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(this.name, steal ? { steal } : { signal }, lead).catch((reason: unknown) => {
      if (this.turn !== turn) return;
      this.leads = false;
      // Another tab took over.
      if ((reason as Error).name === 'AbortError') this.requestLead(false);
      else {
        this.isUnsupported = true;
        this.leave();
      }
      this.replan();
    });
  }
}
