/**
 * In:  what a panel sent as a history record, or as a presenter.
 * Out: what this bundle needs of it, or null.
 */
import { readNumber, readText } from '../client/fields.js';
import { readPlay, type Play } from '../client/play.js';

export interface Track extends Play {
  /** Library id, a whole number above 0. Null for jingles and live sets, which is why they cannot be voted on. */
  all_music_id: number | null;
}

/** Far below where numbers have gaps, and an id could be another's. */
const LARGEST_ID = 1e15;

/** Null when a record has no place in a history. */
export function readTrack(value: unknown): Track | null {
  const track = readPlay(value) as Track | null;
  if (track) {
    const id = readNumber((value as Track).all_music_id)!;
    track.all_music_id = id > 0 && id < LARGEST_ID && id % 1 === 0 ? id : null;
  }
  return track;
}

/** The name of a presenter who is on air. The contract shows no fields of `djs`: yes may be true, 1 or "1". */
export function readDj(value: unknown): string | null {
  const { name, on_air } = Object(value) as { name?: unknown; on_air?: unknown };
  return on_air == true ? readText(name) : null;
}
