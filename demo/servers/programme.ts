/**
 * In:  an invented station, and a range of time.
 * Out: what it plays then.
 *
 * Pure, and the same on every machine: its music goes round for ever, and a restart goes on where it would have been.
 */
import { between, seededRandom } from '../../src/panel/base/random.js';
import type { Station } from './station.js';

export interface Play {
  /** Counts the plays of this station. */
  id: number;
  /** Its number in `tracksOf`, from 1; null when somebody streams live. */
  file: number | null;
  artist: string;
  title: string;
  /** Seconds. */
  length: number;
  /** When it begins: milliseconds, UTC. */
  at: number;
}

type Track = Omit<Play, 'id' | 'at'>;

/** Seconds. */
const SHORTEST = 120;
const LONGEST = 240;
const LIVE = 420;

/** In the order in which it plays them: the first title of each artist, then the second of each. */
export function tracksOf({ name, music }: Station): Track[] {
  const [first] = music;
  return first!.slice(1).flatMap((_, side) =>
    music.map(([artist, ...titles], index) => {
      const title = titles[side]!;
      const length = between(seededRandom(name, artist, title), SHORTEST, LONGEST);
      return { file: side * music.length + index + 1, artist, title, length };
    }),
  );
}

/** All that is on air from `from` on, and begins before `to`, the first one first. Milliseconds, UTC. */
export function playsBetween(station: Station, from: number, to: number): Play[] {
  const tracks = tracksOf(station);
  const half = Math.floor(tracks.length / 2);
  const { dj, title } = station.live;
  const round = [
    ...tracks.slice(0, half),
    { file: null, artist: dj, title, length: LIVE },
    ...tracks.slice(half),
  ];
  const roundLength = round.reduce((sum, { length }) => sum + length * 1000, 0);
  let rounds = Math.floor(from / roundLength);
  const plays: Play[] = [];
  for (let at = rounds * roundLength; at < to; rounds++) {
    for (const [index, track] of round.entries()) {
      const isOver = at + track.length * 1000 <= from;
      if (!isOver && at < to) plays.push({ ...track, id: rounds * round.length + index, at });
      at += track.length * 1000;
    }
  }
  return plays;
}
