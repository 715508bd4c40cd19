/**
 * The tasks of the worker thread. They decode and parse responses from sources, validate fields and truncate text.
 * The results are plain data of limited size.
 */
import type {
  StationRef,
  ServerResource,
  ServerKind,
  TimeRange,
  PlayReport,
} from '../../../../servers/server-kind.js';
import { withCharset } from '../../../../servers/with-charset.js';
import { readTitle, type ReadTitle } from '../../../../servers/titles.js';
import { readCalendar } from './calendar.js';
import { decodeText } from '../../../../servers/decode-text.js';
import { parseLoose } from '../../../../servers/parse-loose.js';
import { SetupProblem } from '../../../../servers/setup-problem.js';
import { SourceFailure } from '../source/source-failure.js';
import { relayKinds, type RelayKindName } from './kinds.js';
import { cleanReport } from './play-fields.js';
import { channelRows, podcastRows, type ChannelRow, type PodcastRow } from './list-rows.js';
import { eventRows, type EventRow } from './week-rows.js';

/** The responses to the requests for one resource, in the order of the requested paths. */
export interface Responses {
  kind: RelayKindName;
  stationRef: StationRef;
  bodies: readonly Uint8Array[];
}

export interface CalendarRows {
  rows: EventRow[];
  /** Reasons why events are left out, with the number of events. */
  leftOut: [reason: string, count: number][];
}

/** Limit on the reasons that are reported for one calendar. */
const MAX_REASONS = 5;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** Tasks return null if the responses don't come from a server of this kind. */
export const tasks = {
  plays({ kind, stationRef, bodies }: Responses): PlayReport | null {
    const reported = readResponses(kind, kindFor(kind, stationRef).newest, bodies, stationRef, undefined);
    return reported && cleanReport(reported);
  },
  channels({ kind, stationRef, bodies }: Responses): ChannelRow[] | null {
    const reported = readResponses(kind, kindFor(kind, stationRef).channels, bodies, stationRef, undefined);
    return reported && channelRows(reported);
  },
  podcasts({ kind, stationRef, bodies }: Responses): PodcastRow[] | null {
    const reported = readResponses(kind, kindFor(kind, stationRef).podcasts, bodies, stationRef, undefined);
    return reported && podcastRows(reported);
  },
  /** `zone` is the station's time zone. */
  week({
    kind,
    stationRef,
    bodies,
    range,
    zone,
  }: Responses & { range: TimeRange; zone: string }): EventRow[] | null {
    const reported = readResponses(kind, kindFor(kind, stationRef).week, bodies, stationRef, range);
    return reported && eventRows(reported, range, zone);
  },
  /** Throws `SourceFailure` if the body isn't a calendar. */
  calendar({ body, range, zone }: { body: Uint8Array; range: TimeRange; zone: string }): CalendarRows {
    const leftOut = new Map<string, number>();
    const airings = readCalendar(body, range, zone, (reason) => {
      const count = leftOut.get(reason) ?? 0;
      if (count > 0 || leftOut.size < MAX_REASONS) leftOut.set(reason, count + 1);
    });
    return { rows: eventRows(airings, range, zone), leftOut: [...leftOut] };
  },
  title({ title, stationName }: { title: string; stationName: string | null }): ReadTitle | null {
    return readTitle(title, stationName);
  },
};

function kindFor(kind: RelayKindName, { charset }: StationRef): ServerKind {
  return charset ? withCharset(relayKinds[kind], charset) : relayKinds[kind];
}

function readResponses<T, A>(
  kind: RelayKindName,
  question: ServerResource<T, A> | null,
  bodies: readonly Uint8Array[],
  stationRef: StationRef,
  about: A,
): T | null {
  const { charset } = stationRef;
  const parse = relayKinds[kind].parse ?? ((text: string): unknown => JSON.parse(text));
  let parsed: unknown[];
  try {
    parsed = bodies.map((body) => parseLoose(decodeText(body, charset), parse));
  } catch {
    return null;
  }
  try {
    return question?.read(parsed, stationRef, about) ?? null;
  } catch (error) {
    throw error instanceof SetupProblem ? new SourceFailure(error.message) : error;
  }
}
