/**
 * The programme of a fictional station. It repeats forever, and is the same on every machine and after every
 * restart.
 */
import { between, seededRandom } from '../../src/panel/base/random.js';
import type { Station } from './station.js';

export interface Play {
  /** Number of the play, counted from 1970. */
  id: number;
  /** Number in `tracksOf`, starting at 1; null for a live set. */
  file: number | null;
  artist: string;
  title: string;
  /** In seconds. */
  length: number;
  /** Start in Unix milliseconds. */
  at: number;
}

type Track = Omit<Play, 'id' | 'at'>;

const MIN_LENGTH_S = 120;
const MAX_LENGTH_S = 240;
const LIVE_LENGTH_S = 420;

/** Returns the tracks in playing order: the first title of each artist, then the second one of each. */
export function tracksOf({ name, music }: Station): Track[] {
  const [first] = music;
  return first!.slice(1).flatMap((_, side) =>
    music.map(([artist, ...titles], index) => {
      const title = titles[side]!;
      const length = between(seededRandom(name, artist, title), MIN_LENGTH_S, MAX_LENGTH_S);
      return { file: side * music.length + index + 1, artist, title, length };
    }),
  );
}

/** Returns the plays that end after `from` and start before `to` (Unix milliseconds), in order. */
export function playsBetween(station: Station, from: number, to: number): Play[] {
  const tracks = tracksOf(station);
  const half = Math.floor(tracks.length / 2);
  const { dj, title } = station.live;
  const round = [
    ...tracks.slice(0, half),
    { file: null, artist: dj, title, length: LIVE_LENGTH_S },
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
