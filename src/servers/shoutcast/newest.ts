import { readCount, readNumber } from '../fields.js';
import { onlyObject, fieldsOf, listOf } from '../json.js';
import { readDjName } from '../dj-name.js';
import type { StationTexts } from '../no-titles.js';
import { readStationName, stationTexts } from '../station-texts.js';
import type { PlayReport, ReportedPlay } from '../server-kind.js';
import { readName, readTitle, type ReadTitle } from '../titles.js';

/** A play, and its title in the form in which `/stats` reports it. */
interface Played {
  readonly play: ReportedPlay;
  readonly line: ReadTitle;
}

/** Reads `/stats` and `/played`. `played` may be missing. `/statistics` contains the stats of all streams. */
export function readNewest(stats: unknown, played: unknown, sid = 1): PlayReport | null {
  const streams = listOf(fieldsOf(stats).streams).map(fieldsOf);
  const stream = streams.find(({ id }) => readNumber(id) === sid) ?? onlyObject(stats);
  if (!stream || !('streamstatus' in stream || 'songtitle' in stream)) return null;
  const status = readNumber(stream.streamstatus);
  // A backup source has taken over.
  const hasBackup = readNumber(stream.backupstatus) === 1;
  const onAir = status === null ? null : status !== 0 || hasBackup;
  const name = readStationName(stream.servertitle);
  const station = stationTexts(name, null, stream.serverurl);
  const plays = readPlays(stream.songtitle, played, station, onAir !== false);
  const count = readCount(stream.currentlisteners);
  const dj = readDjName(stream.dj, station);
  if (plays[0] && onAir !== false) {
    if (count !== null) plays[0].n_listeners = count;
    if (dj !== null) plays[0].dj_name = dj;
  }
  const next = readTitle(stream.nexttitle, station);
  return { plays, onAir, now: null, name, ...(next && { upcoming: { id: null, ts: null, ...next } }) };
}

/**
 * The current track is the first play in the list. The title and the list come from two responses, so either
 * may be one title ahead. If the list is ahead, it is used. If the title isn't in the list yet, it is the
 * current track with an unknown start. Servers without a list would otherwise show an old title forever.
 */
function readPlays(
  songtitle: unknown,
  played: unknown,
  station: StationTexts,
  isOnAir: boolean,
): ReportedPlay[] {
  const listed = listOf(played)
    .map((each) => readPlayed(each, station))
    .filter((each) => each !== null)
    .sort((a, b) => b.play.ts! - a.play.ts!);
  const plays = listed.map(({ play }) => play);
  if (!isOnAir) return plays;
  const now = readTitle(songtitle, station);
  // The title may be an advertisement. If so, the play before it is no longer on air.
  if (!now) return [];
  const isListed = listed
    .slice(0, 2)
    .some(({ line }) => line.author === now.author && line.title === now.title);
  return isListed ? plays : [{ id: null, ts: null, ...now }, ...plays];
}

/** Returns null if there is no title or no start. */
function readPlayed(value: unknown, station: StationTexts): Played | null {
  const { playedat, title, metadata } = fieldsOf(value);
  const seconds = readNumber(playedat);
  const line = readTitle(title, station);
  if (!line || !seconds || seconds < 0) return null;
  // Modern encoders send the file's tags; older ones repeat the title line.
  const { tit2, tpe1, talb } = fieldsOf(metadata);
  const author = readName(tpe1);
  const tagged = author ? readName(tit2) : null;
  const album = tagged ? readName(talb) : null;
  return {
    line,
    play: {
      id: null,
      // Larger numbers are milliseconds.
      ts: seconds < 1e11 ? seconds * 1000 : seconds,
      ...(tagged ? { author, title: tagged } : line),
      ...(album ? { album } : {}),
    },
  };
}
