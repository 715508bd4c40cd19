/**
 * In:  an episode.
 * Out: any range of its sound file, always the same bytes: bells, a voice that
 *      murmurs, the bells again.
 *
 * The file is put together from samples that its podcast has ready, so a range costs
 * little more than copying, and no file is ever in memory as a whole.
 */
import { pick, seededRandom } from '../../base/random.js';
import { wavHeader } from '../audio/format.js';
import type { StoredEpisode } from '../../store/podcasts.js';
import { BELL_BYTES, createVoice, FORMAT, SYLLABLE_BYTES, type Voice } from './voice.js';

const HEADER = 44;
const SYLLABLES_PER_SENTENCE = 14;
/** A voice is 160 KB. */
const VOICES_KEPT = 16;
const voices = new Map<number, Voice>();

/** Bytes of the whole file. */
export function soundBytes({ seconds }: StoredEpisode): number {
  return HEADER + seconds * FORMAT.samplesPerSecond * FORMAT.bytesPerSample;
}

/** The bytes from `from` up to, not including, `to`. */
export function readSound(episode: StoredEpisode, from: number, to: number): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(to - from);
  const copy = (bytes: Uint8Array, at: number): void => {
    const inRange = bytes.subarray(Math.max(0, from - at), Math.max(0, to - at));
    if (inRange.length > 0) part.set(inRange, Math.max(0, at - from));
  };
  const { bells, syllables } = voiceOf(episode.podcast);
  const talk = HEADER + BELL_BYTES;
  const outro = soundBytes(episode) - BELL_BYTES;
  copy(header(episode), 0);
  copy(bells, HEADER);
  const spoken = Math.floor((outro - talk) / SYLLABLE_BYTES);
  const first = Math.max(0, Math.floor((from - talk) / SYLLABLE_BYTES));
  const last = Math.min(spoken, Math.ceil((to - talk) / SYLLABLE_BYTES));
  for (let place = first; place < last; place += 1) {
    const syllable = syllableAt(episode, place, syllables);
    if (syllable) copy(syllable, talk + place * SYLLABLE_BYTES);
  }
  copy(bells, outro);
  return part;
}

function voiceOf(podcast: number): Voice {
  const voice = voices.get(podcast) ?? createVoice(podcast);
  voices.delete(podcast);
  voices.set(podcast, voice);
  for (const id of voices.keys()) if (voices.size > VOICES_KEPT) voices.delete(id);
  return voice;
}

/** Undefined for a pause: between sentences, and now and then inside one. */
function syllableAt({ podcast, ts }: StoredEpisode, place: number, syllables: Voice['syllables']) {
  const along = (place % SYLLABLES_PER_SENTENCE) / SYLLABLES_PER_SENTENCE;
  const random = seededRandom('syllable', podcast, ts, place);
  if (along > 0.85 || random() < 0.1) return undefined;
  return pick(random, syllables[Math.floor(along * syllables.length)] ?? []);
}

function header(episode: StoredEpisode): Uint8Array {
  const bytes = Buffer.from(wavHeader(FORMAT));
  // Unlike that of a stream, this header has the lengths.
  bytes.writeUInt32LE(soundBytes(episode) - 8, 4);
  bytes.writeUInt32LE(soundBytes(episode) - HEADER, 40);
  return bytes;
}
