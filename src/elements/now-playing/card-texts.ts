import { fill } from '../../words/fill.js';
import type { OnAirWords } from '../../words/tag-words.js';
import { isLiveSet } from '../../station/live-set.js';
import type { OnAir } from '../../station/snapshot.js';
import type { ElementSettings } from '../base/settings.js';
import { isolate, songName, songOf } from '../format/song.js';
import { labelledMoment, type TimeSettings } from '../format/times.js';

export interface CardTexts {
  /** First item of the text above the title. */
  lead: string;
  title: string;
  artist: string;
  /** The complete text on one line. */
  line: string;
  /** Whether the content is on air now. */
  live: boolean;
  /** True for a track or a live set, which can have a cover; false for a show or a station. */
  isSong: boolean;
  /** True if nothing is on air. The cover is then the last track's, if there is one. */
  isOff?: boolean;
}

/**
 * Returns the text that can be written from the history alone; null if there is no track. The title is just "On air"
 * during a jingle, or if the station is on air without a title.
 */
export function trackTexts(onAir: OnAir, settings: TimeSettings, words: OnAirWords): CardTexts | null {
  const { track, last } = onAir;
  const shown = track || last;
  if (track?.jingle_id || isUntitled(onAir)) {
    const title = words.onAir;
    return { lead: '', title, artist: '', line: title, live: true, isSong: !!track };
  }
  if (!shown || shown.jingle_id) return null;
  const song = songOf(shown, words);
  const [title, artist] = song;
  return {
    lead: track ? words.onAir : withTime(words.lastPlayed, last!.ts, settings),
    title,
    artist,
    line: songName(song),
    live: !!track,
    isSong: true,
    isOff: !track,
  };
}

/** Returns the text above the title. "On air" is left out in the line layout and if the data may be out of date. */
export function stateText(
  { lead, live, title, artist }: CardTexts,
  { track, status, asOf }: OnAir,
  settings: ElementSettings,
  words: OnAirWords,
  line: boolean,
  listeners: string,
  isPanel: boolean,
): string {
  const isLive = track && isLiveSet(track, isPanel);
  // The title may already be the name of the DJ.
  const dj = [track?.dj_name, isLive && words.live].find(
    (name) => name && name !== title && !(isLive && name === artist),
  );
  const isStale = status === 'stale' && asOf && withTime(words.asOf, asOf, settings);
  const isLine = line && live;
  const items = [
    !isLine && !(live && isStale) && lead !== title && lead,
    isStale,
    !isLine && dj && isolate(dj),
    listeners,
  ];
  return items.filter(Boolean).join(' · ');
}

/** Whether the station is on air without a title. */
export function isUntitled({ status, track, show }: OnAir): boolean {
  return status === 'ready' && !track && !show;
}

/** Inserts a time into a sentence. */
function withTime(sentence: string, ms: number, settings: TimeSettings): string {
  // Non-breaking spaces keep a time on one line.
  return fill(sentence, labelledMoment(ms, settings).replace(/ /g, '\u00a0'));
}
