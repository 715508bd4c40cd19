/**
 * In:  the key of a station, the answers that this tab has from its panel, and when its plan would ask again.
 * Out: the answers that other tabs of this browser had, and when this tab has to ask.
 *
 * One tab leads: it holds a lock, asks, and sends each answer to the others. They say when their plans would ask, and
 * it asks no later. A tab that hears nothing by then asks by itself a moment later, and takes the lead: the one that
 * had it may sleep. Failures are not shared. Only for browsers with Web Locks and BroadcastChannel.
 */
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import type { FeedResponse } from './feed-state.js';

/** To be changed with `Message`: tabs with another version of this code never meet. */
const PROTOCOL = 2;
/** How long a tab that does not lead waits past its plan: milliseconds, and up to half as long again, so that one is first. */
const GRACE = 1000;
/** How many times as long it waits for an answer that another tab has asked for. */
const PATIENCE = 3;
/** From an answer to the next request that another tab wishes, at least: milliseconds. */
const SHORTEST = 1000;

/** An answer, or what the panel told without being asked. */
export interface SharedResponse extends FeedResponse {
  /** How many records were asked for. */
  size: number;
  /** Whether the panel tells the sender what comes on air. */
  hasEvents: boolean;
}

type Message =
  | { kind: 'due'; at: number }
  | { kind: 'asks' }
  | { kind: 'failed' }
  | { kind: 'answer'; answer: SharedResponse };

export class Tabs {
  private readonly name: string;
  private readonly grace = GRACE * (1 + Math.random() / 2);
  private channel: BroadcastChannel | null = null;
  /** Ends this tab's lead, or its wait for that. */
  private turn: AbortController | null = null;
  leads = false;
  /** Whether the panel tells another tab what comes on air: what this one would ask for, it gets. */
  leaderHasEvents = false;
  /** Whether the browser refuses locks or channels: a sandboxed page, or one without storage. */
  private isAlone = false;
  /** Whether the page is asleep, or on its way. */
  private isAway = false;
  /** When this tab began to listen to the others. This and the times below: milliseconds by the visitor's clock. */
  private since = 0;
  private answeredAt = 0;
  /** The earliest moment at which another tab's plan asks. */
  private wantedAt = Infinity;
  /** What the others were told of this tab's plan. */
  private toldDue = 0;
  /** Until when an answer that another tab has asked for is waited for. */
  private busyUntil = 0;
  /** When the tab that leads has been silent for too long. */
  private silentAt = Infinity;

  /** `replan` is called when `askAt` may have another answer than before. */
  constructor(
    key: string,
    private readonly onAnswer: (answer: SharedResponse) => void,
    private readonly replan: () => void,
  ) {
    this.name = `onair-tabs ${PROTOCOL} ${key}`;
    // A page that sleeps would keep the lock, or could not be brought back at once because of it.
    const isAway = ({ type }: Event): void => {
      this.isAway = type === 'pagehide' || type === 'freeze';
      if (this.isAway) this.leave();
      this.replan();
    };
    for (const event of ['pagehide', 'pageshow']) addEventListener(event, isAway);
    for (const event of ['freeze', 'resume']) document.addEventListener(event, isAway);
  }

  /** Joins the other tabs while this one asks its panel at all, and leaves them when it doesn't. */
  setActive(asks: boolean): void {
    if (!asks || this.isAway || this.isAlone) return this.leave();
    if (this.channel) return;
    try {
      this.channel = new BroadcastChannel(this.name);
    } catch {
      this.isAlone = true;
      return;
    }
    this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(data);
    this.since = Date.now();
    this.queue(false);
  }

  /** When this tab has to ask, where its own plan says `due`. */
  dueAt(due: number): number {
    if (!this.channel) return due;
    if (this.leads) return Math.min(due, Math.max(this.wantedAt, this.answeredAt + SHORTEST));
    // What was due before anybody could be heard is nobody else's.
    if (due <= this.since) return due;
    if (due !== this.toldDue) this.post({ kind: 'due', at: (this.toldDue = due) });
    return (this.silentAt = Math.max(due + this.grace, this.busyUntil));
  }

  /** Tells the others that this tab has asked, and if that fails. */
  announceRequest(answer: Promise<unknown>): void {
    if (!this.leads && Date.now() >= this.silentAt) this.queue(true);
    this.post({ kind: 'asks' });
    answer.catch(() => this.post({ kind: 'failed' }));
  }

  publish(answer: SharedResponse): void {
    this.onNews();
    this.post({ kind: 'answer', answer });
  }

  private leave(): void {
    this.turn?.abort();
    this.turn = null;
    this.leads = this.leaderHasEvents = false;
    this.channel?.close();
    this.channel = null;
    this.onNews();
  }

  private post(message: Message): void {
    this.channel?.postMessage(message);
  }

  /** What was wished and said before an answer is over. */
  private onNews(): void {
    this.answeredAt = Date.now();
    this.wantedAt = this.silentAt = Infinity;
    this.toldDue = this.busyUntil = 0;
  }

  private onMessage(message: Message): void {
    if (message.kind === 'answer') {
      const { records, ...rest } = message.answer;
      this.leaderHasEvents = rest.hasEvents;
      this.onNews();
      // Another version may have sent it, so it is read as tolerantly as a panel's answer.
      this.onAnswer({ ...rest, records: records.map(readHistoryRecord).filter((record) => record !== null) });
      return;
    }
    if (message.kind === 'due') this.wantedAt = Math.min(this.wantedAt, message.at);
    else this.busyUntil = message.kind === 'asks' ? Date.now() + PATIENCE * this.grace : 0;
    this.replan();
  }

  /** Waits for its turn to lead; `steal`: takes it. */
  private queue(steal: boolean): void {
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
      // Another tab has taken the lead.
      if ((reason as Error).name === 'AbortError') this.queue(false);
      else {
        this.isAlone = true;
        this.leave();
      }
      this.replan();
    });
  }
}
