import type { Playback } from '../playback/playback.js';
import { channelKey } from '../base/remembered.js';
import { toJson } from '../../contract/to-json.js';

/** The state of a player, from which the player on the next page in the same tab resumes. */
export interface Handover {
  /** The key of the station, as `channelKey` returns it. */
  station: string;
  /** Id of the channel. */
  channel: string;
  url: string;
  /** Volume, from 0 to 1. */
  level: number;
  isMuted: boolean;
}

/** The key must stay the same, because the pages of a site may use different versions of this code. */
const STORAGE_KEY = 'onair:goes-on';
/** Maximum time between two pages. After a longer break, the sound doesn't resume. */
const MAX_BREAK_MS = 60_000;

/** Returns the state of a player; null if nothing is playing and no sound waits for a press. */
export function handoverOf(playback: Playback): Handover | null {
  const { host, isOffered, playedChannel, sound, volume } = playback;
  if (!sound.isOn && !isOffered) return null;
  return {
    station: channelKey(host.shownStation),
    channel: playedChannel,
    url: sound.url,
    level: volume,
    isMuted: sound.audio.muted,
  };
}

/** Continues the sound of the previous page. */
export function resumeHandover(playback: Playback, handover: Handover): void {
  applyHandover(playback, handover);
  playback.resume(handover.channel, handover.url);
}

/** Continues the sound of another player on this page without a gap. */
export function takeOver(playback: Playback, other: Playback): void {
  const handover = handoverOf(other)!;
  playback.takeSound(other);
  applyHandover(playback, handover);
}

/** Applies the channel and the volume. They take precedence over the visitor's choices from earlier visits. */
function applyHandover(playback: Playback, { channel, level, isMuted }: Handover): void {
  playback.chosenChannel = channel;
  playback.chosenVolume = level;
  const { audio } = playback.sound;
  audio.volume = level;
  // Some browsers stop a sound when `muted` is set to false, even if it already was false.
  if (audio.muted !== isMuted) audio.muted = isMuted;
}

/** Stores a handover for the next page. */
export function storeHandover(handover: Handover): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, toJson({ ...handover, at: Date.now() }));
  } catch {
    // Storage is blocked, so the next page is silent.
  }
}

/**
 * Returns and removes this station's stored handover, so that only one player gets it; null if there is none. Handovers
 * are written when a page is left, so a tab that was opened or duplicated from this one has none.
 */
export function takeHandover(station: string): Handover | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as
      (Handover & { at: number }) | null;
    if (stored?.station !== station) return null;
    sessionStorage.removeItem(STORAGE_KEY);
    const { at, channel, url, level, isMuted } = stored;
    const isRecent = Math.abs(Date.now() - at) < MAX_BREAK_MS;
    // Other scripts on the page can write to this storage.
    const isValid = /^https?:/.test(url) && level >= 0 && level <= 1;
    return isRecent && isValid ? { station, channel, url, level, isMuted } : null;
  } catch {
    return null;
  }
}
