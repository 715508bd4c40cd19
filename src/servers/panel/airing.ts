import type { CastType, GridAiring, GridEventRecord } from '../../contract/records.js';
import { readNumber, readText } from '../fields.js';

/** One broadcast of a show, parsed for pages. Unreadable fields are null. */
export interface Airing extends Readonly<
  Pick<GridAiring, 'id' | 'parent_id' | 'dj' | 'playlist' | 'rotation' | 'start_ts'>
> {
  readonly name: string | null;
  readonly cast_type: CastType | null;
  /** `#` followed by hex digits. */
  readonly color: string | null;
  readonly color2: string | null;
  /** Name of a time zone. The visitor's browser may not support it. */
  readonly timezone: string | null;
  readonly local_time: string | null;
  /**
   * Unix seconds, UTC. Null if the panel sends no end, or an end before the start. The airing then ends when
   * the next one starts.
   */
  readonly end_ts: number | null;
}

const CAST_TYPES = ['playlist', 'radioshow', 'relay', 'rotation'];
/** The latest time that `Date` supports, in seconds. */
const MAX_TIME_S = 8e12;

/** Returns null if the start is unreadable, because the airing then can't be placed in a week. */
export function readAiring(value: unknown): Airing | null {
  const raw = Object(value) as Record<keyof GridAiring, unknown>;
  const rawStart = readNumber(raw.start_ts);
  // Some panels send local time in `start_ts` as if it were UTC, so `start_ts_utc_readable` takes precedence. The
  // length is correct in both cases.
  const start_ts = readUtc(raw.start_ts_utc_readable) ?? rawStart;
  const end = readNumber(raw.end_ts);
  if (start_ts === null || !(Math.abs(start_ts) < MAX_TIME_S)) return null;
  const length = end === null ? -1 : end - (rawStart ?? start_ts);
  return {
    ...readCommon(raw),
    color: readColor(raw.color),
    color2: readColor(raw.color2),
    timezone: readText(raw.timezone),
    local_time: readText(raw.local_time),
    start_ts,
    end_ts: length >= 0 && start_ts + length < MAX_TIME_S ? start_ts + length : null,
  };
}

/** The fields that airings and rules have in common. */
export function readCommon(raw: Partial<Record<keyof GridEventRecord, unknown>>) {
  const cast = CAST_TYPES.indexOf(raw.cast_type as string);
  return {
    id: readNumber(raw.id),
    parent_id: readNumber(raw.parent_id),
    name: readText(raw.name),
    cast_type: (CAST_TYPES[cast] ?? null) as CastType | null,
    dj: readNumber(raw.dj),
    playlist: readNumber(raw.playlist),
    rotation: readNumber(raw.rotation),
  };
}

/** Returns the Unix seconds of YYYY-MM-DDThh:mm:ssZ. A time without the Z is also UTC. */
function readUtc(value: unknown): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)/.exec(String(value)) ?? [];
  return date ? readNumber(Number(new Date(`${date}T${time!}Z`)) / 1000) : null;
}

function readColor(value: unknown): string | null {
  return typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? value : null;
}
