/**
 * The simulated sound of an episode. It consists of bells, a murmuring voice, and the bells again. An episode
 * always has the same bytes. They are assembled from the samples of the podcast. Therefore, reading a range
 * takes little more time than copying it, and the whole file is never in memory.
 */
import { pick, seededRandom } from '../../base/random.js';
import { wavHeader } from '../audio/format.js';
import type { StoredEpisode } from '../../store/podcasts.js';
import { BELL_BYTES, createVoice, FORMAT, SYLLABLE_BYTES, type Voice } from './voice.js';

const HEADER_BYTES = 44;
const SYLLABLES_PER_SENTENCE = 14;
/** Maximum number of cached voices. Each of them takes 160 KB of memory. */
const MAX_VOICES = 16;
const voices = new Map<number, Voice>();

/** Returns the size of the whole file in bytes. */
export function soundBytes({ seconds }: StoredEpisode): number {
  return HEADER_BYTES + seconds * FORMAT.samplesPerSecond * FORMAT.bytesPerSample;
}

/** Returns the bytes from `from` (inclusive) to `to` (exclusive). */
export function readSound(episode: StoredEpisode, from: number, to: number): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(to - from);
  const copy = (bytes: Uint8Array, at: number): void => {
    const inRange = bytes.subarray(Math.max(0, from - at), Math.max(0, to - at));
    if (inRange.length > 0) part.set(inRange, Math.max(0, at - from));
  };
  const { bells, syllables } = voiceOf(episode.podcast);
  const talk = HEADER_BYTES + BELL_BYTES;
  const outro = soundBytes(episode) - BELL_BYTES;
  copy(header(episode), 0);
  copy(bells, HEADER_BYTES);
  const count = Math.floor((outro - talk) / SYLLABLE_BYTES);
  const first = Math.max(0, Math.floor((from - talk) / SYLLABLE_BYTES));
  const end = Math.min(count, Math.ceil((to - talk) / SYLLABLE_BYTES));
  for (let index = first; index < end; index += 1) {
    const syllable = syllableAt(episode, index, syllables);
    if (syllable) copy(syllable, talk + index * SYLLABLE_BYTES);
  }
  copy(bells, outro);
  return part;
}

/** Returns a podcast's voice. The voices that were used most recently are cached. */
function voiceOf(podcast: number): Voice {
  const voice = voices.get(podcast) ?? createVoice(podcast);
  voices.delete(podcast);
  voices.set(podcast, voice);
  for (const id of voices.keys()) if (voices.size > MAX_VOICES) voices.delete(id);
  return voice;
}

/**
 * Returns the syllable at an index, or undefined for a pause. There is a pause between sentences and sometimes
 * within a sentence.
 */
function syllableAt({ podcast, ts }: StoredEpisode, index: number, syllables: Voice['syllables']) {
  const along = (index % SYLLABLES_PER_SENTENCE) / SYLLABLES_PER_SENTENCE;
  const random = seededRandom('syllable', podcast, ts, index);
  if (along > 0.85 || random() < 0.1) return undefined;
  return pick(random, syllables[Math.floor(along * syllables.length)] ?? []);
}

function header(episode: StoredEpisode): Uint8Array {
  const bytes = Buffer.from(wavHeader(FORMAT));
  // `wavHeader` returns the header of an endless stream, so the lengths have to be filled in.
  bytes.writeUInt32LE(soundBytes(episode) - 8, 4);
  bytes.writeUInt32LE(soundBytes(episode) - HEADER_BYTES, 40);
  return bytes;
}
