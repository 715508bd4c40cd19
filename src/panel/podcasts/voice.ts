/**
 * In:  a podcast.
 * Out: what all its episodes are put together from, as samples: its bells, and
 *      the syllables of somebody who murmurs behind a wall. No words.
 */
import { between, pick, seededRandom } from '../random.js';
import type { SoundFormat } from '../simulator/audio/format.js';

export const FORMAT: SoundFormat = { samplesPerSecond: 8000, bytesPerSample: 2 };
const BELL_SECONDS = 4;
const SYLLABLE_SECONDS = 0.19;
const BELL_STEP = 0.32;
/** Half-tones of notes that sound well in any order. */
const SCALE = [0, 2, 4, 7, 9, 12];
/** Where the mouth rings, in hertz: a, e, i, o, u. */
const VOWELS = [
  [730, 1090],
  [530, 1840],
  [290, 2250],
  [570, 840],
  [320, 870],
] as const;
/** Speech falls towards its full stop. */
const FALLING = [1.16, 1.08, 1, 0.92];
const SYLLABLES_PER_PITCH = 8;
/** Nothing above what the format can hold: it would come back as another note. */
const HIGHEST = 3400;

export interface Voice {
  bells: Uint8Array;
  /** All of one length; by pitch, the highest first. */
  syllables: Uint8Array[][];
}

export const BELL_BYTES = samplesIn(BELL_SECONDS) * FORMAT.bytesPerSample;
export const SYLLABLE_BYTES = samplesIn(SYLLABLE_SECONDS) * FORMAT.bytesPerSample;

/** Takes some milliseconds: a voice is worth keeping. */
export function createVoice(podcast: number): Voice {
  const random = seededRandom('voice', podcast);
  const pitch = between(random, 95, 175);
  return {
    bells: ring(random),
    syllables: FALLING.map((height) =>
      Array.from({ length: SYLLABLES_PER_PITCH }, () => say(pitch * height, random)),
    ),
  };
}

/** Five notes, another tune for each podcast. */
function ring(random: () => number): Uint8Array {
  const key = 392 * 2 ** (pick(random, SCALE) / 12);
  const tune = Array.from({ length: 5 }, () => key * 2 ** (pick(random, SCALE) / 12));
  return render(BELL_SECONDS, (at) =>
    tune.reduce((sum, hertz, index) => sum + 0.22 * strike(hertz, at - index * BELL_STEP), 0),
  );
}

function strike(hertz: number, at: number): number {
  if (at < 0) return 0;
  const begins = Math.min(1, at * 200);
  const turn = 2 * Math.PI * hertz * at;
  return begins * (Math.exp(-2.6 * at) * Math.sin(turn) + 0.3 * Math.exp(-6 * at) * Math.sin(2.76 * turn));
}

function say(pitch: number, random: () => number): Uint8Array {
  const hertz = pitch * (0.95 + 0.1 * random());
  const [open, front] = pick(random, VOWELS);
  const partials = Array.from({ length: Math.min(18, Math.floor(HIGHEST / hertz)) }, (_, index) => {
    const partial = hertz * (index + 1);
    const near = (formant: number, width: number) => Math.exp(-(((partial - formant) / width) ** 2));
    return near(open, 160) + 0.45 * near(front, 220) + 0.5 / (index + 1) ** 1.5;
  });
  const all = partials.reduce((sum, share) => sum + share, 0);
  return render(SYLLABLE_SECONDS, (at) => {
    // Silent where one ends and the next begins, so that nothing clicks.
    const loudness = Math.max(0, Math.sin((Math.PI * at) / SYLLABLE_SECONDS)) ** 0.7;
    const turn = 2 * Math.PI * hertz * at;
    return (
      (0.5 / all) *
      loudness *
      partials.reduce((sum, share, index) => sum + share * Math.sin(turn * (index + 1)), 0)
    );
  });
}

function samplesIn(seconds: number): number {
  return Math.round(seconds * FORMAT.samplesPerSecond);
}

/** `levelAt` tells the level, from -1 to 1, at a time in seconds. */
function render(seconds: number, levelAt: (at: number) => number): Uint8Array {
  const samples = samplesIn(seconds);
  const bytes = Buffer.alloc(samples * FORMAT.bytesPerSample);
  for (let index = 0; index < samples; index += 1) {
    bytes.writeInt16LE(Math.round(levelAt(index / FORMAT.samplesPerSecond) * 32_767), index * 2);
  }
  return bytes;
}
