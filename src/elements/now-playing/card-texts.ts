/**
 * In:  what is on air, or was last.
 * Out: the texts of a card or a line about it.
 */
import { fill } from '../../words/fill.js';
import type { OnAirWords } from '../../words/tag-words.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import type { Settings } from '../base/settings.js';
import { isolate, songName, songOf } from '../format/song.js';
import { timeOfDay } from '../format/times.js';

/** The settings that decide how a time is written. */
type Written = Pick<Settings, 'lang' | 'timeZone'>;

export interface CardTexts {
  /** The beginning of the text above the title. */
  lead: string;
  title: string;
  artist: string;
  /** Everything in one row. */
  line: string;
  /** Whether it is on air. */
  live: boolean;
  /** Whether it is a track or a live set, which may have a cover; else it is a show or a station. */
  isSong: boolean;
}

/** The texts from the history alone; null without a track. A jingle is no title: it says no more than that something is on air. */
export function trackTexts({ track, last }: OnAir, settings: Written, words: OnAirWords): CardTexts | null {
  const shown = track || last;
  if (!shown || (last && last.jingle_id)) return null;
  if (shown.jingle_id) {
    const title = words.onAir;
    return { lead: '', title, artist: '', line: title, live: true, isSong: true };
  }
  const song = songOf(shown, words);
  const [title, artist] = song;
  return {
    lead: track ? words.onAir : at(words.lastPlayed, last!.ts, settings),
    title,
    artist,
    line: songName(song),
    live: !!track,
    isSong: true,
  };
}

/** The text above the title. The style cuts a name that is too long. In the line layout it does not say "on air". */
export function stateText(
  { lead, live, title }: CardTexts,
  { track, status, asOf }: OnAir,
  settings: Settings,
  words: OnAirWords,
  line: boolean,
  listeners: string,
  hasLengths: boolean,
): string {
  const isLiveSet = hasLengths && track && !track.length && !track.jingle_id;
  // Where the title names the DJ, it is not said twice.
  const dj = [track?.dj_name, isLiveSet && words.live].find((name) => name && name !== title);
  const isStale = status === 'stale' && asOf && at(words.asOf, asOf, settings);
  const said = line && live ? [isStale, listeners] : [lead, isStale, dj && isolate(dj), listeners];
  return said.filter(Boolean).join(' · ');
}

/** Whether a track has neither a title nor metadata. What a jingle is called is none. */
export function isNameless({ jingle_id, title, metadata }: Track): boolean {
  return !!jingle_id || (!title && !metadata);
}

/** Puts a time into a sentence. Reads the zone only here, since it may have to be fetched. */
function at(sentence: string, ms: number, settings: Written): string {
  // Non-breaking spaces: a line must not break within a time.
  return fill(sentence, timeOfDay(ms, settings.lang, settings.timeZone).replace(/ /g, '\u00a0'));
}
