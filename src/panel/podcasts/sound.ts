/**
 * In:  an episode.
 * Out: any part of its sound file, always the same bytes: a few bells, somebody
 *      murmuring, the bells again.
 *
 * Every sample follows from its place alone, so a part costs no more than its
 * own length and nothing has to be kept.
 */
import { wavHeader, type SoundFormat } from '../audio/format.js';
import { pick, seededRandom } from '../random.js';
import type { StoredEpisode } from '../store/podcasts.js';
import { speak, SYLLABLE_SECONDS } from './murmur.js';

const FORMAT: SoundFormat = { samplesPerSecond: 8000, bytesPerSample: 2 };
const HEADER = 44;
const BELL_SECONDS = 4;
const BELL_STEP = 0.32;
/** The voice comes in while the bells still ring. */
const TALK_FROM = 3;
/** Half-tones of five notes that sound well in any order. */
const SCALE = [0, 2, 4, 7, 9, 12];

/** Bytes of the whole file. */
export function soundBytes(episode: StoredEpisode): number {
  return HEADER + samplesOf(episode) * FORMAT.bytesPerSample;
}

/** The bytes from `from` up to, not including, `to`. */
export function readSound(episode: StoredEpisode, from: number, to: number): Uint8Array<ArrayBuffer> {
  const part = Buffer.alloc(to - from);
  header(episode).subarray(from, to).copy(part);
  const first = Math.max(0, Math.floor((from - HEADER) / 2));
  const last = Math.ceil((to - HEADER) / 2);
  if (last <= first) return new Uint8Array(part);
  const samples = Buffer.alloc((last - first) * 2);
  const levelAt = compose(episode);
  for (let index = first; index < last; index += 1) {
    samples.writeInt16LE(Math.round(levelAt(index / FORMAT.samplesPerSecond) * 32_767), (index - first) * 2);
  }
  const start = HEADER + first * 2 - from;
  samples.subarray(Math.max(0, -start)).copy(part, Math.max(0, start));
  return new Uint8Array(part);
}

function samplesOf({ seconds }: StoredEpisode): number {
  return seconds * FORMAT.samplesPerSecond;
}

function header(episode: StoredEpisode): Buffer {
  const bytes = Buffer.from(wavHeader(FORMAT));
  // Unlike a stream, this one ends, and players show where.
  bytes.writeUInt32LE(soundBytes(episode) - 8, 4);
  bytes.writeUInt32LE(soundBytes(episode) - HEADER, 40);
  return bytes;
}

/** The level, from -1 to 1, at a time in seconds. */
function compose({ podcast, ts, seconds }: StoredEpisode): (at: number) => number {
  const random = seededRandom('bells', podcast);
  const key = 392 * 2 ** (pick(random, SCALE) / 12);
  // Each podcast has its own tune.
  const tune = Array.from({ length: 5 }, () => key * 2 ** (pick(random, SCALE) / 12));
  const murmur = speak(podcast, ts);
  const outro = seconds - BELL_SECONDS;
  // Cut between two syllables, where it is silent anyway.
  const talk = Math.floor((outro - TALK_FROM) / SYLLABLE_SECONDS) * SYLLABLE_SECONDS;
  return (at) => {
    const into = at - TALK_FROM;
    const voice = into > 0 && into < talk ? murmur(into) : 0;
    return 0.22 * (ring(tune, at) + ring(tune, at - outro)) + 0.5 * voice;
  };
}

function ring(tune: readonly number[], at: number): number {
  if (at < 0 || at > BELL_SECONDS) return 0;
  return tune.reduce((sum, hertz, index) => sum + bell(hertz, at - index * BELL_STEP), 0);
}

function bell(hertz: number, at: number): number {
  if (at < 0) return 0;
  const struck = Math.min(1, at * 200);
  const turn = 2 * Math.PI * hertz * at;
  return struck * (Math.exp(-2.6 * at) * Math.sin(turn) + 0.3 * Math.exp(-6 * at) * Math.sin(2.76 * turn));
}
