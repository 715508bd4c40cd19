/**
 * In:  what a Shoutcast says of a stream (`/stats`), and what it played (`/played`).
 * Out: its plays, newest first.
 */
import { readCount, readNumber, readText } from '../fields.js';
import { asObject, fieldsOf, listOf } from '../json.js';
import type { PlayReport, ReportedPlay } from '../server-kind.js';
import { readName, readTitle, type ReadTitle } from '../titles.js';

/** A play, with its title as `/stats` had it. */
interface Played {
  readonly play: ReportedPlay;
  readonly line: ReadTitle;
}

/** `played` may be missing. */
export function readNewest(stats: unknown, played: unknown): PlayReport | null {
  const stream = asObject(stats);
  if (!stream || !('streamstatus' in stream || 'songtitle' in stream)) return null;
  const silent = readNumber(stream.streamstatus) === 0;
  const name = readText(stream.servertitle);
  const plays = readPlays(stream.songtitle, played, name, silent);
  const count = readCount(stream.currentlisteners);
  if (plays[0] && !silent && count !== null) plays[0].n_listeners = count;
  return { plays, silent, now: null, name };
}

/**
 * The list has the title on air as its first play. Both are asked for at the same moment, so either may be one title ahead:
 * a list that is ahead counts; of a title that is not in it yet nobody knows the start, and it is on air all the same.
 * Waiting for a list that has it would keep an old title on air where a server lists none.
 */
function readPlays(
  songtitle: unknown,
  played: unknown,
  name: string | null,
  silent: boolean,
): ReportedPlay[] {
  const told = listOf(played)
    .map((each) => readPlayed(each, name))
    .filter((each) => each !== null)
    .sort((a, b) => b.play.ts! - a.play.ts!);
  const plays = told.map(({ play }) => play);
  if (silent) return plays;
  const now = readTitle(songtitle, name);
  // An advertisement, say: the play before is not on air in its place.
  if (!now) return [];
  const isListed = told
    .slice(0, 2)
    .some(({ line }) => line.author === now.author && line.title === now.title);
  return isListed ? plays : [{ id: null, ts: null, ...now }, ...plays];
}

/** Null without a title or a start. */
function readPlayed(value: unknown, name: string | null): Played | null {
  const { playedat, title, metadata } = fieldsOf(value);
  const seconds = readNumber(playedat);
  const line = readTitle(title, name);
  if (!line || !seconds || seconds < 0) return null;
  // An encoder of today sends the file's tags, an older one the same line again.
  const { tit2, tpe1, talb } = fieldsOf(metadata);
  const author = readName(tpe1);
  const tagged = author ? readName(tit2) : null;
  const album = tagged ? readName(talb) : null;
  return {
    line,
    play: {
      id: null,
      ts: seconds * 1000,
      ...(tagged ? { author, title: tagged } : line),
      ...(album ? { album } : {}),
    },
  };
}
