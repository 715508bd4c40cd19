/**
 * In:  what was known of a station's plays, and what its server tells now.
 * Out: one history. Plays without a number or a start of their own get one that stays. Pure.
 */
import type { PlayReport, ReportedPlay } from './server-kind.js';

/** A play with its place in a history. */
export interface FollowedPlay extends ReportedPlay {
  id: number;
  ts: number;
}

export interface FollowedPlays {
  /** Newest first. */
  readonly plays: readonly FollowedPlay[];
  /** When the server was last asked, by the clock of who asks: milliseconds. */
  readonly requestedAt: number;
  /** Whether nothing was on air then. */
  readonly silent: boolean;
}

/** As many plays are held. */
const MOST = 100;
/** Between two looks that are further apart, the same title may have come again: milliseconds. */
export const SAME_PLAY_MS = 5 * 60_000;
/** A server may correct a start by so much: milliseconds. */
const CORRECTED = 10_000;

/** `before` is null at the first look. `askedAt`: the clock of who asks, milliseconds; it dates what the server does not. */
export function followPlays(before: FollowedPlays | null, told: PlayReport, askedAt: number): FollowedPlays {
  const known = before?.plays ?? [];
  const isNear = !!before && !before.silent && askedAt - before.requestedAt < SAME_PLAY_MS;
  const dated = told.plays.filter((play) => play.ts !== null).map((play) => withNumber(known, play));
  const undated = told.plays.filter((play) => play.ts === null);
  const seen = undated.length ? newlySeen(known, undated, isNear, askedAt) : [];
  const now = [...dated, ...seen];
  const ids = new Set(now.map(({ id }) => id));
  // A play that is known keeps its place when the server corrects its title.
  const plays = [...now, ...known.filter(({ id }) => !ids.has(id))].sort(
    (a, b) => b.ts - a.ts || b.id - a.id,
  );
  return { plays: plays.slice(0, MOST), requestedAt: askedAt, silent: told.silent };
}

/** A server that tells starts without numbers: the start is the number, and stays it when the server corrects it. */
function withNumber(known: readonly FollowedPlay[], play: ReportedPlay): FollowedPlay {
  const ts = play.ts!;
  if (play.id !== null) return { ...play, id: play.id, ts };
  const alike = known.filter((each) => isSame(each, play));
  const same =
    alike.find((each) => Math.abs(each.ts - ts) < CORRECTED) ??
    // It was seen before the server told its start.
    alike.find((each) => each.id === each.ts && ts < each.ts && each.ts - ts < SAME_PLAY_MS);
  return { ...play, ts, id: same?.id ?? Math.floor(ts / 1000) };
}

/**
 * Of the plays without a start, those that began since the last look; and, as it is now, the one that was on air then. At the
 * first look that is the newest one: nobody knows when the others were.
 */
function newlySeen(
  known: readonly FollowedPlay[],
  told: readonly ReportedPlay[],
  isNear: boolean,
  askedAt: number,
): FollowedPlay[] {
  const last = isNear ? known[0] : undefined;
  if (!last) return [{ ...told[0]!, id: askedAt, ts: askedAt }];
  const place = told.findIndex((play) => isSame(play, last));
  // Where the last one is not among them, only the one on air is sure to be new.
  const fresh = place < 0 ? told.slice(0, 1) : told.slice(0, place);
  const plays = fresh.map((play, index) => ({ ...play, id: askedAt - index, ts: askedAt - index }));
  return place < 0 ? plays : [...plays, { ...told[place]!, id: last.id, ts: last.ts }];
}

function isSame(a: ReportedPlay, b: ReportedPlay): boolean {
  return (a.title ?? null) === (b.title ?? null) && (a.author ?? null) === (b.author ?? null);
}
