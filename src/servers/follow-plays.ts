import { LIVE_SET } from '../contract/live-set.js';
import type { PlayReport, ReportedPlay } from './server-kind.js';

/** A play with an id and a start. If the server doesn't provide them, they are assigned here. */
export interface FollowedPlay extends ReportedPlay {
  id: number;
  ts: number;
}

export interface FollowedPlays {
  /** Newest first. */
  readonly plays: readonly FollowedPlay[];
  /** When the plays were requested, in milliseconds (caller's clock). */
  readonly requestedAt: number;
  /** Whether the newest play was over at that time, because nothing, or something without a valid title, was on air. */
  readonly isOver: boolean;
}

/** Maximum number of plays that are kept. */
const MAX_PLAYS = 100;
/** If two requests are further apart than this, the same title may be a new play. */
export const SAME_PLAY_MS = 5 * 60_000;
/** A server may correct a start by up to this much. */
const START_TOLERANCE_MS = 10_000;
/**
 * If a known play starts more than this after the server's current time, the server's clock must have been set back
 * since then.
 */
const MAX_AHEAD_MS = 10 * 60_000;

/**
 * Merges a report into the known plays. Compiles to ES5. A play without an id or start from the server gets
 * values that stay the same in later calls. `before` is null on the first call. `requestedAt` is used as the
 * start of plays without one.
 *
 * The newest play is over if the report has no valid title. All pages and the relay use this rule.
 */
export function followPlays(
  before: FollowedPlays | null,
  report: PlayReport,
  requestedAt: number,
): FollowedPlays {
  const known = before?.plays ?? [];
  const isRecent = !!before && !before.isOver && requestedAt - before.requestedAt < SAME_PLAY_MS;
  const [first] = report.plays;
  const isOver = report.onAir === false || !first || !isNamed(first);
  // If a play starts later than the first one, which is the newest, it was recorded before the server's clock was set
  // back.
  const isLate = ({ ts }: ReportedPlay): boolean =>
    ts !== null && first !== undefined && first.ts !== null && ts > first.ts;
  const named = report.plays.filter((play) => isNamed(play) && !isLate(play)).map(withoutPlaceholder);
  const dated = named.filter((play) => play.ts !== null).map((play) => withId(known, play));
  // A past play without a start is dropped if other plays have one. If no play has a start, each starts when it first
  // appears.
  const undated = isOver
    ? []
    : named.filter(({ ts }, index) => ts === null && (index === 0 || !dated.length));
  const seen = undated.length ? dateUndated(known, undated, isRecent, requestedAt) : [];
  const now = [...dated, ...seen];
  // A known play keeps its position if the server corrects its title.
  const serverNow = report.now ?? report.roughNow ?? Infinity;
  const earlier = known.filter(
    ({ id, ts }) => ts <= serverNow + MAX_AHEAD_MS && !now.some((play) => play.id === id),
  );
  const plays = [...now, ...earlier].sort((a, b) => b.ts - a.ts || b.id - a.id);
  return { plays: plays.slice(0, MAX_PLAYS), requestedAt, isOver };
}

/** A play without a title may be a jingle or a live set, possibly with the DJ's name. */
function isNamed({ title, author, jingle_id, dj_name, performance_type }: ReportedPlay): boolean {
  return !!(title || author || jingle_id || dj_name || performance_type === LIVE_SET);
}

/** Removes `metadata` if no title or artist could be read from it, because it isn't the title of a live set either. */
function withoutPlaceholder(play: ReportedPlay): ReportedPlay {
  return play.title || play.author || !play.metadata ? play : { ...play, metadata: null };
}

/**
 * If a play has no id, its id is its start in seconds. The id stays the same if the server corrects the
 * start.
 */
function withId(known: readonly FollowedPlay[], play: ReportedPlay): FollowedPlay {
  const ts = play.ts!;
  if (play.id !== null) return { ...play, id: play.id, ts };
  const alike = known.filter((each) => isSame(each, play));
  const same = [
    ...alike.filter((each) => Math.abs(each.ts - ts) < START_TOLERANCE_MS),
    // The play first appeared before the server reported its start.
    ...alike.filter((each) => each.id === each.ts && ts < each.ts && each.ts - ts < SAME_PLAY_MS),
  ];
  return { ...play, ts, id: same[0]?.id ?? Math.floor(ts / 1000) };
}

/**
 * Assigns a start to plays without one. Plays newer than the last known one start at `requestedAt`; the last
 * known one keeps its id and start. On the first call, only the newest play is used, because the other starts
 * are unknown.
 */
function dateUndated(
  known: readonly FollowedPlay[],
  report: readonly ReportedPlay[],
  isRecent: boolean,
  requestedAt: number,
): FollowedPlay[] {
  const last = isRecent ? known[0] : undefined;
  if (!last) return [{ ...report[0]!, id: requestedAt, ts: requestedAt }];
  const position = report.map((play) => isSame(play, last)).indexOf(true);
  // If the last known play isn't in the report, only the current track is certain to be new.
  const fresh = position < 0 ? report.slice(0, 1) : report.slice(0, position);
  const plays = fresh.map((play, index) => ({ ...play, id: requestedAt - index, ts: requestedAt - index }));
  return position < 0 ? plays : [...plays, { ...report[position]!, id: last.id, ts: last.ts }];
}

function isSame(a: ReportedPlay, b: ReportedPlay): boolean {
  return (a.title ?? null) === (b.title ?? null) && (a.author ?? null) === (b.author ?? null);
}
