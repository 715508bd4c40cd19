/**
 * In:  what is on air, or was.
 * Out: what a card or a line says of it. The same few texts, whatever it is.
 */
import { fill, type OnAirWords } from '../../messages/words.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import type { Settings } from '../parts/settings.js';
import { isolated, nameOf, songOf } from '../parts/song.js';
import { timeOfDay } from '../parts/times.js';

export interface CardTexts {
  /** Begins the small words. */
  lead: string;
  title: string;
  artist: string;
  /** All of it in one row. */
  line: string;
  /** Whether it is on air. */
  live: boolean;
  /** A track or a set, which may have a cover; else a show or a name. */
  isSong: boolean;
}

/** Of the history alone; null where it has nothing to say. */
export function textsOf({ track, last }: OnAir, settings: Settings, words: OnAirWords): CardTexts | null {
  const shown = track || last;
  if (!shown) return null;
  const song = songOf(shown, words);
  const [title, artist] = song;
  return {
    lead: track ? words.onAir : at(words.lastPlayed, last!.ts, settings),
    title,
    artist,
    line: nameOf(song),
    live: !!track,
    isSong: true,
  };
}

/** The small words, as many as there are to say: where there is no room for all of them, a name is cut. A line says what is on air, not that it is. */
export function stateText(
  { lead, live }: CardTexts,
  { track, status, asOf }: OnAir,
  settings: Settings,
  words: OnAirWords,
  line: boolean,
): string {
  const dj = track && (track.dj_name || (!track.length && !track.jingle_id && words.live));
  const isStale = status === 'stale' && asOf && at(words.asOf, asOf, settings);
  const said = line && live ? [isStale] : [lead, isStale, dj && isolated(dj)];
  return said.filter(Boolean).join(' · ');
}

/** Whether a track has nothing of its own to be called by. A jingle is not a song, and needs no other name. */
export function isNameless({ jingle_id, title, metadata }: Track): boolean {
  return !jingle_id && !title && !metadata;
}

/** The zone is asked for only where a time is written: it may have to be fetched. */
function at(sentence: string, ms: number, settings: Settings): string {
  // No line ends within a time.
  return fill(sentence, timeOfDay(ms, settings.lang, settings.timeZone).replace(/ /g, '\u00a0'));
}
