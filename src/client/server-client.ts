/**
 * In:  a station at a server of another kind, and what such servers answer.
 * Out: its plays and lists as a panel's client gives them. What its server does not have is a failure, `untold`.
 */
import { canOf } from '../servers/can-of.js';
import { followPlays, SAME_PLAY, type Followed } from '../servers/follow-plays.js';
import { numbered } from '../servers/numbered.js';
import type { Can, Place, Question, ServerKind } from '../servers/server-kind.js';
import { Unreachable, Unreadable } from './http/failures.js';
import { readHistoryRecord, type HistoryPage, type KnownPlays } from '../servers/panel/history-record.js';
import { readRecords, type ListPage } from '../servers/panel/list-page.js';
import type { ServerRequests } from './server-requests.js';
import type { ListName, StationSource } from './station-source.js';
import { isMissingV2 } from './http/v2.js';

export class ServerClient implements StationSource {
  readonly can: Can;
  readonly canReadAnswers = false;
  readonly links = {};
  /** The way that had an answer, by question: the others are not tried again. */
  private readonly ways = new Map<unknown, number>();

  constructor(
    private readonly place: Place,
    private readonly server: number,
    private readonly kind: ServerKind,
    private readonly requests: ServerRequests,
  ) {
    this.can = canOf(kind);
  }

  get baseUrl(): string {
    return this.place.baseUrl;
  }

  /** All plays that are known by now: such a server may tell no more than the one on air. */
  async readNewest(_wanted: number, signal: AbortSignal, known?: KnownPlays): Promise<HistoryPage> {
    const told = await this.ask(this.kind.newest, undefined, signal);
    const now = Date.now();
    const { plays, silent } = followPlays(this.followed(known, now), told, now);
    const records = plays.map(readHistoryRecord).filter((record) => record !== null);
    return { records, count: records.length, silent };
  }

  async readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>> {
    const parameters = new URLSearchParams(query);
    const records = (await this.list(name, parameters, signal)).map(numbered);
    const offset = Number(parameters.get('offset'));
    return readRecords(records.slice(offset), records.length, readRecord, most)!;
  }

  /** Where the page saw all plays itself, what it saw before a gap is no history of what it sees now. */
  private followed(known: KnownPlays | undefined, now: number): Followed | null {
    if (!known || known.asOf === null || !known.tracks.length) return null;
    const { tracks: plays, asOf: askedAt, silent = false } = known;
    return this.can.history === 'seen' && now - askedAt > SAME_PLAY ? null : { plays, askedAt, silent };
  }

  forgetOrder(): void {
    // Such servers name the newest play first.
  }

  private async list(
    name: ListName,
    parameters: URLSearchParams,
    signal: AbortSignal,
  ): Promise<readonly unknown[]> {
    const { week, channels, podcasts, newest } = this.kind;
    if (name === 'servers') {
      const { name: title } = await this.ask(newest, undefined, signal);
      return title === null ? [] : [{ id: this.server, name: title }];
    }
    if (name === 'grid' && week) {
      const [from, to] = ['start_ts', 'end_ts'].map((each) => Number(parameters.get(each)));
      return this.ask(week, { from: from!, to: to! }, signal);
    }
    if (name === 'channels' && channels) return this.ask(channels, undefined, signal);
    if (name === 'podcasts' && podcasts) return this.ask(podcasts, undefined, signal);
    throw new Unreachable(this.baseUrl, 'untold', name);
  }

  /** Asks in the way that worked last, else in each until one has an answer. Of several failures, the first one counts. */
  private async ask<T, A>(question: Question<T, A>, about: A, signal: AbortSignal): Promise<T> {
    const { place, ways } = this;
    const all = question.ways(place, about);
    const known = ways.get(question);
    const first = known === undefined ? [] : [known];
    const order = [...first, ...all.keys()].filter((each, index, list) => list.indexOf(each) === index);
    // Such a server has no station with this name.
    let failure: unknown = all.length ? undefined : new Unreachable(this.baseUrl, 'station');
    for (const index of order) {
      const paths = all[index]!;
      try {
        const answers = await Promise.all(paths.map((path) => this.requests.read(path, signal)));
        const read = question.read(answers, place, about);
        if (read === null) throw new Unreadable(this.baseUrl + paths[0]!, 'another kind of server');
        ways.set(question, index);
        return read;
      } catch (thrown) {
        if (signal.aborted || !(isMissingV2(thrown) || thrown instanceof Unreadable)) throw thrown;
        failure ??= thrown;
      }
    }
    ways.delete(question);
    throw failure;
  }
}
