import { between, pick, seededRandom } from '../../base/random.js';
import type { SoundFormat } from '../audio/format.js';

export const FORMAT: SoundFormat = { samplesPerSecond: 8000, bytesPerSample: 2 };
const BELL_SECONDS = 4;
const SYLLABLE_SECONDS = 0.19;
const BELL_STEP = 0.32;
/** A pentatonic scale in semitones. Its notes sound good in any order. */
const SCALE = [0, 2, 4, 7, 9, 12];
/** The first two formants of the vowels a, e, i, o and u, in hertz. */
const VOWELS = [
  [730, 1090],
  [530, 1840],
  [290, 2250],
  [570, 840],
  [320, 870],
] as const;
/** Pitch multipliers over the course of a sentence. The pitch falls towards the end. */
const PITCHES = [1.16, 1.08, 1, 0.92];
const SYLLABLES_PER_PITCH = 8;
/** Frequency of the highest partial. It must be below half the sample rate to avoid aliasing. */
const MAX_HERTZ = 3400;

/** The samples from which the sound of a podcast's episodes is assembled. */
export interface Voice {
  bells: Uint8Array;
  /** Syllables for each factor in `PITCHES`. All have the same length. */
  syllables: Uint8Array[][];
}

export const BELL_BYTES = samplesIn(BELL_SECONDS) * FORMAT.bytesPerSample;
export const SYLLABLE_BYTES = samplesIn(SYLLABLE_SECONDS) * FORMAT.bytesPerSample;

/** Creates a podcast's voice. This takes a few milliseconds, so cache the result. */
export function createVoice(podcast: number): Voice {
  const random = seededRandom('voice', podcast);
  const pitch = between(random, 95, 175);
  return {
    bells: renderBells(random),
    syllables: PITCHES.map((factor) =>
      Array.from({ length: SYLLABLES_PER_PITCH }, () => renderSyllable(pitch * factor, random)),
    ),
  };
}

/** Renders a tune of five notes, which is different for each podcast. */
function renderBells(random: () => number): Uint8Array {
  const key = 392 * 2 ** (pick(random, SCALE) / 12);
  const tune = Array.from({ length: 5 }, () => key * 2 ** (pick(random, SCALE) / 12));
  return render(BELL_SECONDS, (at) =>
    tune.reduce((sum, hertz, index) => sum + 0.22 * bellLevel(hertz, at - index * BELL_STEP), 0),
  );
}

/** Returns the level of a bell `at` seconds after it's struck. */
function bellLevel(hertz: number, at: number): number {
  if (at < 0) return 0;
  const attack = Math.min(1, at * 200);
  const phase = 2 * Math.PI * hertz * at;
  return attack * (Math.exp(-2.6 * at) * Math.sin(phase) + 0.3 * Math.exp(-6 * at) * Math.sin(2.76 * phase));
}

function renderSyllable(pitch: number, random: () => number): Uint8Array {
  const hertz = pitch * (0.95 + 0.1 * random());
  const [first, second] = pick(random, VOWELS);
  const partials = Array.from({ length: Math.min(18, Math.floor(MAX_HERTZ / hertz)) }, (_, index) => {
    const partial = hertz * (index + 1);
    const near = (formant: number, width: number) => Math.exp(-(((partial - formant) / width) ** 2));
    return near(first, 160) + 0.45 * near(second, 220) + 0.5 / (index + 1) ** 1.5;
  });
  const total = partials.reduce((sum, share) => sum + share, 0);
  return render(SYLLABLE_SECONDS, (at) => {
    // The syllable is silent at both ends, so that there are no clicks between syllables.
    const loudness = Math.max(0, Math.sin((Math.PI * at) / SYLLABLE_SECONDS)) ** 0.7;
    const phase = 2 * Math.PI * hertz * at;
    return (
      (0.5 / total) *
      loudness *
      partials.reduce((sum, share, index) => sum + share * Math.sin(phase * (index + 1)), 0)
    );
  });
}

function samplesIn(seconds: number): number {
  return Math.round(seconds * FORMAT.samplesPerSecond);
}

/** Renders a sound. `levelAt` returns the level from -1 to 1 at a time in seconds. */
function render(seconds: number, levelAt: (at: number) => number): Uint8Array {
  const samples = samplesIn(seconds);
  const bytes = Buffer.alloc(samples * FORMAT.bytesPerSample);
  for (let index = 0; index < samples; index += 1) {
    bytes.writeInt16LE(Math.round(levelAt(index / FORMAT.samplesPerSecond) * 32_767), index * 2);
  }
  return bytes;
}
