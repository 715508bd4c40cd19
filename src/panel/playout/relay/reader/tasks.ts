/**
 * The tasks of the worker thread: they decode and parse the responses of sources, validate the fields and cut texts. The
 * results are plain data of limited size.
 */
import type { StationRef, Resource, TimeRange, PlayReport } from '../../../../servers/server-kind.js';
import { readTitle, type ReadTitle } from '../../../../servers/titles.js';
import { readCalendar } from './calendar.js';
import { decodeText } from '../../../../servers/decode-text.js';
import { relayKinds, type RelayKindName } from './kinds.js';
import { cleanReport } from './play-fields.js';
import { channelRows, podcastRows, type ChannelRow, type PodcastRow } from './list-rows.js';
import { eventRows, type EventRow } from './week-rows.js';

/** The responses to one set of requests, in the order of their paths. */
export interface Responses {
  kind: RelayKindName;
  place: StationRef;
  bodies: readonly Uint8Array[];
}

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** Tasks return null if the responses don't come from a server of this kind. */
export const tasks = {
  plays({ kind, place, bodies }: Responses): PlayReport | null {
    const reported = readResponses(kind, relayKinds[kind].newest, bodies, place, undefined);
    return reported && cleanReport(reported);
  },
  channels({ kind, place, bodies }: Responses): ChannelRow[] | null {
    const reported = readResponses(kind, relayKinds[kind].channels, bodies, place, undefined);
    return reported && channelRows(reported);
  },
  podcasts({ kind, place, bodies }: Responses): PodcastRow[] | null {
    const reported = readResponses(kind, relayKinds[kind].podcasts, bodies, place, undefined);
    return reported && podcastRows(reported);
  },
  /** `zone` is the station's time zone. */
  week({
    kind,
    place,
    bodies,
    range,
    zone,
  }: Responses & { range: TimeRange; zone: string }): EventRow[] | null {
    const reported = readResponses(kind, relayKinds[kind].week, bodies, place, range);
    return reported && eventRows(reported, range, zone);
  },
  /** Throws `SourceFailure` if the body is not a calendar. */
  calendar({ body, range, zone }: { body: Uint8Array; range: TimeRange; zone: string }): EventRow[] {
    return eventRows(readCalendar(decodeText(body), range, zone), range, zone);
  },
  title({ title, stationName }: { title: string; stationName: string | null }): ReadTitle | null {
    return readTitle(title, stationName);
  },
};

function readResponses<T, A>(
  kind: RelayKindName,
  question: Resource<T, A> | null,
  bodies: readonly Uint8Array[],
  place: StationRef,
  about: A,
): T | null {
  const parse = relayKinds[kind].parse ?? ((text: string): unknown => JSON.parse(text));
  let parsed: unknown[];
  try {
    parsed = bodies.map((body) => parse(decodeText(body)));
  } catch {
    return null;
  }
  return question?.read(parsed, place, about) ?? null;
}
