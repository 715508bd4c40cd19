/**
 * In:  the address of a panel's event stream.
 * Out: what it says of the plays on air.
 *
 * Read by `fetch`: an `EventSource` keeps an event without end until the page has no memory left, sends cookies, and shows
 * neither the status nor the comments by which a dead connection is known.
 */
import { v2Request } from '../../client/http/early-responses.js';
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import { eventTexts } from './event-texts.js';
import type { Track } from '../snapshot.js';

const SECOND = 1000;
/** A panel sends a comment each 20 s. After so long without one, nobody is there. */
const SILENCE = 45 * SECOND;
/** How long a panel is left alone that answers with any status but 200, or sends too much. */
const REFUSED = 600 * SECOND;
/** From a break to the next try: chance keeps the listeners of a panel that starts again from coming all at once. */
const SHORTEST_BREAK = 5 * SECOND;
const LONGEST_BREAK = 60 * SECOND;
/** Between two events that are read: of those that come faster, the last two are. */
const STEP = SECOND;

/** While it has an address, it listens, and tries again after a failure. */
export class LiveEvents {
  /** The id of the play that the connection told last; undefined while there is none. */
  lastPlayId: number | undefined;
  private address: string | null = null;
  private connection: AbortController | null = null;
  /** Whether this panel has ever sent events to this page: then a failure is a break. */
  private hasOpened = false;
  /** Until when nothing is opened, by the visitor's clock: milliseconds. */
  private closedUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `onRecords` gets the newest play, and the one that the connection told before: of those that come in a row, nothing is
   * missing between them. `onClosed`: nothing is told any more.
   */
  constructor(
    private readonly onRecords: (records: readonly Track[]) => void,
    private readonly onClosed: () => void,
  ) {}

  /** Listens to the events at this address; null ends that. */
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
    const onSound = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE);
    };
    onSound();
    const isBreak = await this.read(address, connection.signal, onSound).catch(() => this.hasOpened);
    clearTimeout(silence);
    if (this.connection !== connection) return;
    const wait = isBreak ? SHORTEST_BREAK + Math.random() * (LONGEST_BREAK - SHORTEST_BREAK) : REFUSED;
    this.closedUntil = Date.now() + wait;
    const goOn = (): void => {
      this.close();
      this.open();
      this.onClosed();
    };
    // Those who were told have not asked for long, and a break is one for all of them: chance spreads their questions, too.
    if (isBreak) this.timer = setTimeout(goOn, wait / 4);
    else goOn();
  }

  /** Whether the end was a break, not a refusal. Rejects where it can't tell. */
  private async read(address: string, signal: AbortSignal, onSound: () => void): Promise<boolean> {
    const headers = { Accept: 'text/event-stream' };
    // Not followed to anywhere else: a page contacts its panel alone.
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
    const texts: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = 0;
    const tell = (): void => {
      timer = undefined;
      toldAt = Date.now();
      if (signal.aborted) return;
      const records = texts.map(readEvent).filter((record) => record !== null);
      this.lastPlayId = records[0]?.id;
      if (records.length) this.onRecords(records);
    };
    const isWhole = await eventTexts(response.body, onSound, (text) => {
      texts.unshift(text);
      texts.length = Math.min(texts.length, 2);
      timer ??= setTimeout(tell, toldAt + STEP - Date.now());
    });
    clearTimeout(timer);
    return isWhole;
  }
}

function readEvent(text: string): Track | null {
  try {
    return readHistoryRecord(JSON.parse(text));
  } catch {
    return null;
  }
}
