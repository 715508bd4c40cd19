import { followPlays, SAME_PLAY_MS, type FollowedPlays } from '../servers/follow-plays.js';
import { readHistoryRecord, type HistoryPage, type PageHistory } from '../servers/panel/history-record.js';
import { readRecords, type ListPage } from '../servers/panel/list-page.js';
import {
  capabilitiesOf,
  type Capabilities,
  type PlayReport,
  type ReportedStation,
  type ServerResource,
  type ServerKind,
  type StationRef,
} from '../servers/server-kind.js';
import { toJson } from '../contract/to-json.js';
import { SetupProblem } from '../servers/setup-problem.js';
import { upcomingIn } from '../servers/upcoming.js';
import { withNumericId } from '../servers/with-numeric-id.js';
import { Unreachable, Unreadable } from './http/failures.js';
import type { JsonpMode } from './http/legacy.js';
import { isMissingV2 } from './http/v2.js';
import { readPath } from './read-path.js';
import { serverRequests } from './requests.js';
import type { ListName, StationClient, StationEvents } from './station-client.js';

/** Stations for which a warning has been logged because the server doesn't list them. */
const warned = new Set<string>();
/** Maximum number of stations that a warning lists. */
const MAX_NAMES = 10;

/** Reads a station from a server that is not a panel. */
export class ServerClient implements StationClient {
  readonly capabilities: Capabilities;
  /** These servers don't accept votes. */
  readonly canReadResponses = null;
  readonly links = {};
  events: StationEvents | null = null;
  /** Whether the station takes song requests, according to the last response. */
  private takesRequests = false;
  /** Index of the alternative that worked last, by resource. */
  private readonly workingIndex = new Map<unknown, number>();
  /** The last response for each path, if the kind has a minimum interval. */
  private readonly responses = new Map<string, { requestedAt: number; response: Promise<unknown> }>();

  constructor(
    private readonly station: StationRef,
    /** The number by which the page identifies the station. */
    private readonly server: number,
    private readonly kind: ServerKind,
    private readonly jsonp: JsonpMode,
  ) {
    this.capabilities = capabilitiesOf(kind);
  }

  get baseUrl(): string {
    return this.station.baseUrl;
  }

  get picture(): string | null {
    return this.kind.picture?.(this.station) ?? null;
  }

  get requests(): StationClient['requests'] {
    const { baseUrl, jsonp, kind, station } = this;
    const { requests } = kind;
    if (!requests) return null;
    return serverRequests({
      isOpen: () => this.takesRequests,
      read: async (query, signal) => {
        const path = requests.songsPath(station, query);
        return requests.readSongs(await readPath(baseUrl, path, kind, jsonp, signal), query);
      },
      addressOf: (id) => baseUrl + requests.requestPath(station, id),
    });
  }

  /** Returns all plays known so far, regardless of `_wanted`, because the server may report only the current track. */
  async readNewest(
    _wanted: number,
    signal: AbortSignal,
    known?: PageHistory,
    parameter = '',
  ): Promise<HistoryPage> {
    const report = await this.readResource(this.kind.newest, undefined, signal, parameter);
    if (parameter) return this.pageAfter(known, report);
    this.events = this.eventsOf(report);
    this.takesRequests = !!report.takesRequests;
    if (report.otherStations) this.warnMissing(report.otherStations);
    return this.pageAfter(known, report);
  }

  /** Logs once per page that the server doesn't list the station, and which stations it lists. */
  private warnMissing(stations: readonly ReportedStation[]): void {
    const { baseUrl, station } = this.station;
    const key = `${baseUrl} ${station}`;
    if (!stations.length || warned.has(key)) return;
    warned.add(key);
    const names = stations.slice(0, MAX_NAMES).map((each) => toJson(each.station));
    if (stations.length > MAX_NAMES) names.push('…');
    console.warn(
      `Onair: ${baseUrl}: station=${toJson(station)} isn’t on air. Available: ${names.join(', ')}.`,
    );
  }

  private pageAfter(known: PageHistory | undefined, report: PlayReport): HistoryPage {
    const now = Date.now();
    const { plays, isOver } = followPlays(this.followedPlays(known, now), report, now);
    const records = plays.map(readHistoryRecord).filter((record) => record !== null);
    return {
      records,
      count: records.length,
      now: report.now ?? report.roughNow ?? NaN,
      onAir: report.onAir,
      isOver,
      upcoming: isOver ? null : upcomingIn(report),
    };
  }

  private eventsOf({ eventsPath }: PlayReport): StationEvents | null {
    const { station, kind } = this;
    if (!eventsPath) return null;
    return {
      address: this.baseUrl + eventsPath,
      read: (event) => {
        const read = kind.readEvent?.(event, station);
        // The event may be about another of the server's stations.
        if (read?.report.eventsPath !== eventsPath) return null;
        return { delayMs: read.delayMs, pageAfter: (known) => this.pageAfter(known, read.report) };
      },
    };
  }

  async readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>> {
    const parameters = new URLSearchParams(query);
    const records = (await this.readRecords(name, parameters, signal)).map(withNumericId);
    const offset = Number(parameters.get('offset'));
    return readRecords(records.slice(offset), records.length, readRecord, most)!;
  }

  forgetOrder(): void {
    // Nothing to forget: these servers always list the newest play first.
  }

  /**
   * Returns null if the page collects the history itself and the last request is too long ago, because the page has
   * missed plays since then.
   */
  private followedPlays(known: PageHistory | undefined, now: number): FollowedPlays | null {
    if (!known || known.asOf === null || !known.tracks.length) return null;
    const { tracks: plays, asOf: requestedAt, isOver = false } = known;
    if (this.capabilities.history === 'seen' && now - requestedAt > SAME_PLAY_MS) return null;
    return { plays, requestedAt, isOver };
  }

  private async readRecords(
    name: ListName,
    parameters: URLSearchParams,
    signal: AbortSignal,
  ): Promise<readonly unknown[]> {
    const { week, channels, podcasts, newest } = this.kind;
    if (name === 'servers') {
      const { name: title } = await this.readResource(this.kind.name ?? newest, undefined, signal);
      return title === null ? [] : [{ id: this.server, name: title }];
    }
    if (name === 'grid' && week) {
      const range = { from: Number(parameters.get('start_ts')), to: Number(parameters.get('end_ts')) };
      return this.readResource(week, range, signal);
    }
    if (name === 'channels' && channels) return this.readResource(channels, undefined, signal);
    if (name === 'podcasts' && podcasts) return this.readResource(podcasts, undefined, signal);
    throw new Unreachable(this.baseUrl, 'unsupported', name);
  }

  /**
   * Requests a path. Returns the previous response, or the request in progress, if the kind's minimum
   * interval hasn't passed yet. `signal` doesn't abort such a request, because other callers may be waiting
   * for it.
   */
  private readPath(path: string, signal: AbortSignal): Promise<unknown> {
    const { baseUrl, kind, jsonp, responses } = this;
    const { minIntervalMs = 0 } = kind;
    if (minIntervalMs === 0) return readPath(baseUrl, path, kind, jsonp, signal);
    const now = Date.now();
    const last = responses.get(path);
    if (last && Math.abs(now - last.requestedAt) < minIntervalMs) return last.response;
    const response = readPath(baseUrl, path, kind, jsonp, new AbortController().signal);
    responses.set(path, { requestedAt: now, response });
    return response;
  }

  /**
   * Adds a parameter to a path. For the kind `json`, the base URL is the URL of the response and may already have a
   * query.
   */
  private withParameter(path: string, parameter: string): string {
    return parameter ? path + ((this.baseUrl + path).includes('?') ? '&' : '?') + parameter : path;
  }

  /** Tries the alternative that worked last, then the others in order. If all fail, throws the first failure. */
  private async readResource<T, A>(
    resource: ServerResource<T, A>,
    about: A,
    signal: AbortSignal,
    parameter = '',
  ): Promise<T> {
    const { station, workingIndex } = this;
    const alternatives = resource.alternatives(station, about);
    const working = workingIndex.get(resource);
    const order = new Set(working === undefined ? [] : [working]);
    for (const index of alternatives.keys()) order.add(index);
    // If there are no alternatives, the station's name isn't valid for this kind of server.
    let failure: unknown = alternatives.length ? undefined : new Unreachable(this.baseUrl, 'station');
    for (const index of order) {
      const paths = alternatives[index]!;
      try {
        const responses = await Promise.all(
          paths.map((path) => this.readPath(this.withParameter(path, parameter), signal)),
        );
        const read = readOrThrow(() => resource.read(responses, station, about), this.baseUrl + paths[0]!);
        workingIndex.set(resource, index);
        return read;
      } catch (thrown) {
        if (signal.aborted || !(isMissingV2(thrown) || thrown instanceof Unreadable)) throw thrown;
        failure ??= thrown;
      }
    }
    workingIndex.delete(resource);
    throw failure;
  }
}

/** @throws Unreadable if the responses are from another kind of server or don't fit the tag's attributes. */
function readOrThrow<T>(read: () => T | null, url: string): T {
  let value: T | null;
  try {
    value = read();
  } catch (problem) {
    throw problem instanceof SetupProblem ? new Unreadable(url, problem.message, problem) : problem;
  }
  if (value === null) throw new Unreadable(url, 'another kind of server');
  return value;
}
