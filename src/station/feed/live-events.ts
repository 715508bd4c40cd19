/**
 * Reads the event stream of a panel or of another server with `fetch`. An `EventSource` would buffer an
 * endless event until the page runs out of memory. It would also send cookies, and it exposes neither the
 * status nor the comments, which show that the connection is alive.
 */
import { v2Request } from '../../client/http/early-responses.js';
import type { StationEvent, StationEvents } from '../../client/station-client.js';
import { readHistoryRecord, type HistoryPage, type PageHistory } from '../../servers/panel/history-record.js';
import { readEventTexts } from './event-texts.js';

/** Returns the event's plays. A panel's event has the newest play and the one from the previous event. */
export type LiveEvent = (known: PageHistory) => Pick<HistoryPage, 'records'> & Partial<HistoryPage>;

const SECOND_MS = 1000;
/**
 * A panel sends a comment every 20 s, and AzuraCast sends a ping every 25 s. If no data arrives for this
 * long, the connection is dead.
 */
const SILENCE_TIMEOUT_MS = 45 * SECOND_MS;
/** Pause after a status other than 200, or after too much data. */
const REFUSED_PAUSE_MS = 600 * SECOND_MS;
/**
 * Pause after a broken connection. It is random, so that the listeners of a restarted panel don't all reconnect at
 * once.
 */
const MIN_RECONNECT_MS = 5 * SECOND_MS;
const MAX_RECONNECT_MS = 60 * SECOND_MS;
/** Minimum time between two updates. If events arrive faster, the last two are used. */
const UPDATE_INTERVAL_MS = SECOND_MS;

/** Listens while it has a URL, and reconnects after a failure. */
export class LiveEvents {
  /** Id of the play in the connection's last event; undefined before the first event. */
  lastPlayId: number | undefined;
  private address: string | null = null;
  private connection: AbortController | null = null;
  /** Whether this panel has ever sent events to this page. If so, a failure counts as a broken connection. */
  private hasOpened = false;
  /** No connection is opened before this time, in milliseconds (visitor's clock). */
  private closedUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onClosed` is called when no more events will arrive. `server` reads the events of a server other than a panel. */
  constructor(
    private readonly onEvent: (event: LiveEvent) => void,
    private readonly onClosed: () => void,
    private readonly server?: StationEvents | null,
  ) {}

  /** Listens to the event stream at this URL; null stops listening. */
  setAddress(address: string | null): void {
    if (address === this.address) return;
    this.address = address;
    this.close();
    this.open();
  }

  private close(): void {
    clearTimeout(this.timer);
    this.connection?.abort();
    this.connection = null;
    this.lastPlayId = undefined;
  }

  private open(): void {
    clearTimeout(this.timer);
    if (!this.address) return;
    const wait = this.closedUntil - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.open(), wait);
    else void this.listen(this.address);
  }

  private async listen(address: string): Promise<void> {
    const connection = (this.connection = new AbortController());
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onData = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
    };
    onData();
    const isBreak = await this.read(address, connection.signal, onData).catch(() => this.hasOpened);
    clearTimeout(silence);
    if (this.connection !== connection) return;
    const wait = isBreak
      ? MIN_RECONNECT_MS + Math.random() * (MAX_RECONNECT_MS - MIN_RECONNECT_MS)
      : REFUSED_PAUSE_MS;
    this.closedUntil = Date.now() + wait;
    const reopen = (): void => {
      this.close();
      this.open();
      this.onClosed();
    };
    // After a broken connection, all of the panel's listeners would start polling at once, so this tab waits
    // for a random time first.
    if (isBreak) this.timer = setTimeout(reopen, wait / 4);
    else reopen();
  }

  /**
   * Resolves with true if the connection broke, or false if it was refused. Rejects if it isn't clear which.
   */
  private async read(address: string, signal: AbortSignal, onData: () => void): Promise<boolean> {
    const headers = { Accept: 'text/event-stream' };
    // Don't follow redirects, because a page sends requests only to its panel.
    const response = await fetch(address, {
      ...v2Request,
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
    const isStream = /^text\/event-stream\b/i.test(response.headers.get('Content-Type') ?? '');
    if (response.status !== 200 || !isStream || !response.body) return false;
    this.hasOpened = true;
    /** The last two events, newest first. */
    const events: unknown[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reportedAt = 0;
    const report = (): void => {
      timer = undefined;
      reportedAt = Date.now();
      if (signal.aborted) return;
      if (this.server) this.reportPage(events[0] as StationEvent);
      else this.reportRecords(events);
    };
    const keep = (event: unknown): void => {
      if (signal.aborted) return;
      events.unshift(event);
      events.length = Math.min(events.length, 2);
      timer ??= setTimeout(report, reportedAt + UPDATE_INTERVAL_MS - Date.now());
    };
    const isWhole = await readEventTexts(response.body, onData, (text) => {
      for (const message of messagesIn(text)) {
        if (!this.server) keep(message);
        const event = this.server?.read(message);
        if (event) setTimeout(keep, event.delayMs, event);
      }
    });
    clearTimeout(timer);
    return isWhole;
  }

  private reportPage({ pageAfter }: StationEvent): void {
    this.onEvent((known) => {
      const page = pageAfter(known);
      this.lastPlayId = page.records[0]?.id;
      return page;
    });
  }

  /** Reports the previous event's play, too, so that there is no gap. */
  private reportRecords(events: readonly unknown[]): void {
    const records = events.map(readHistoryRecord).filter((record) => record !== null);
    this.lastPlayId = records[0]?.id;
    if (records.length) this.onEvent(() => ({ records }));
  }
}

/**
 * Returns the messages of an event. Centrifugo can send several, each on its own line. Invalid messages become null.
 */
function messagesIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split('\n');
    return lines.length > 1 ? lines.flatMap(messagesIn) : [null];
  }
}
