/**
 * In:  a player that plays while its page is left, or while it is taken out of it.
 * Out: the same for the next page of the site in this tab, or for the player in its place.
 *
 * It is written when a page is left and taken by the first player that finds it, so a tab that was opened from this one, or
 * copied from it, has none.
 */
import type { Listening } from './listening.js';
import { Playback } from './playback.js';
import { channelKey } from './remembered.js';

/** What plays, and how. */
export interface Going {
  /** The station, as its stream is kept by. */
  station: string;
  /** Id and address of the channel. */
  channel: string;
  url: string;
  /** 0 to 1. */
  level: number;
  isMuted: boolean;
}

const NAME = 'onair:goes-on';
/** For a next page that is slow to come; who comes back later begins anew. Milliseconds. */
const LONGEST_BREAK = 60_000;

/** Null while nothing plays, nor waits for a press to go on. */
export function goingOf({ host, level, playback }: Listening): Going | null {
  const { channel, isOffered, sound } = playback;
  if (!sound.isOn && !isOffered) return null;
  return {
    station: channelKey(host.shownStation),
    channel,
    url: sound.url,
    level,
    isMuted: sound.audio.muted,
  };
}

/** Plays on what the page before had begun. */
export function goOn(listening: Listening, going: Going): void {
  const { playback } = listening;
  settle(listening, going);
  playback.play(going.channel, going.url);
  playback.isGoingOn = true;
}

/** Plays on what another player plays, without a break: that one is silent from now on. */
export function takeOver(listening: Listening, other: Listening): void {
  const going = goingOf(other)!;
  const { playback } = other;
  other.playback = new Playback(other.host);
  listening.playback = playback;
  playback.host = listening.host;
  playback.lockScreen?.forget();
  settle(listening, going);
}

/** On the same channel, and as loud: whatever the visitor chose on an earlier visit. */
function settle({ choice, loudness, playback }: Listening, { channel, level, isMuted }: Going): void {
  choice.chosen = channel;
  loudness.chosen = level;
  const { audio } = playback.sound;
  audio.volume = level;
  // Some browsers stop a sound that is told to be loud, also where it was.
  if (audio.muted !== isMuted) audio.muted = isMuted;
}

export function leave(going: Going): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...going, at: Date.now() }));
  } catch {
    // Then the next page is silent.
  }
}

/** Null where nothing of this station played. What is taken is gone. */
export function takeGoing(station: string): Going | null {
  try {
    const going = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as (Going & { at: number }) | null;
    if (going?.station !== station) return null;
    sessionStorage.removeItem(NAME);
    const { at, channel, url, level, isMuted } = going;
    const isRecent = Math.abs(Date.now() - at) < LONGEST_BREAK;
    // A script of the page may have written it.
    return isRecent && /^https?:/.test(url) && level >= 0 && level <= 1
      ? { station, channel, url, level, isMuted }
      : null;
  } catch {
    return null;
  }
}
