import { readText } from './fields.js';
import type { PlayReport, ReportedPlay } from './server-kind.js';

/** The track that a server expects to play next. */
export interface UpcomingTrack {
  readonly title: string;
  readonly author: string | null;
  /** Expected start in milliseconds, UTC (server's clock); null if not reported. */
  readonly ts: number | null;
}

/** Maximum difference between a track's expected and actual start. */
const START_TOLERANCE_MS = 60_000;
/**
 * If the reported next track starts more than this after the end of the current one, it isn't the next one, because
 * something unknown comes before it.
 */
const MAX_GAP_MS = 10 * 60_000;
/** Number of newest plays, including the current one, that a station doesn't repeat immediately. */
const RECENT_PLAYS = 2;

/**
 * Returns the next track in a report. Returns null if nothing is on air, the gap before the track is too long, or the
 * entry is outdated. AzuraCast keeps the last entry of an empty queue, and other servers keep a title that an encoder
 * sent once.
 */
export function upcomingIn({ plays, upcoming, onAir }: PlayReport): UpcomingTrack | null {
  const [current] = plays;
  const title = readText(upcoming?.title);
  if (!upcoming || !title || !current || onAir === false) return null;
  const { ts } = upcoming;
  const end = current.ts !== null && current.length ? current.ts + current.length : null;
  const isPast = ts !== null && current.ts !== null && ts < current.ts - START_TOLERANCE_MS;
  const isFarOff = ts !== null && end !== null && ts > end + MAX_GAP_MS;
  const wasPlayed = plays.some(
    (play, index) => isSameTrack(play, upcoming) && (index < RECENT_PLAYS || isSameStart(play, upcoming)),
  );
  return isPast || isFarOff || wasPlayed ? null : { title, author: readText(upcoming.author), ts };
}

function isSameTrack(play: ReportedPlay, other: ReportedPlay): boolean {
  const hasSameAuthor = !play.author || !other.author || isSame(play.author, other.author);
  return hasSameAuthor && isSame(play.title, other.title);
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return !!one && !!other && one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Whether a play started after the expected start of the other one, or at most `MAX_GAP_MS` before it. */
function isSameStart({ ts }: ReportedPlay, expected: ReportedPlay): boolean {
  return ts !== null && expected.ts !== null && ts > expected.ts - MAX_GAP_MS;
}
