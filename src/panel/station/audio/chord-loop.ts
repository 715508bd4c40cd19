/** The audio of the streams. It is a 16-second loop of soft chords that repeats without gaps or clicks. */
import { seededRandom } from '../../base/random.js';
import type { SoundFormat } from './format.js';

const CHORD_SECONDS = 4;
/** Chords as lists of notes, in semitones above A2 (110 Hz). */
const PROGRESSIONS = [
  [
    [0, 7, 12, 16, 23],
    [-3, 9, 12, 16, 19],
    [-7, 5, 12, 17, 21],
    [-5, 7, 11, 14, 21],
  ],
  [
    [0, 7, 12, 15, 22],
    [-4, 8, 12, 15, 19],
    [-9, 3, 10, 15, 19],
    [-2, 5, 10, 14, 17],
  ],
];
const PARTIALS = [1, 0.28, 0.09];

/** Returns the PCM samples of the whole loop, without a header. The same name always produces the same samples. */
export function renderChordLoop(name: string, format: SoundFormat): Uint8Array {
  const random = seededRandom('chords', name);
  const chords = PROGRESSIONS[Math.floor(random() * PROGRESSIONS.length)] ?? [];
  const seconds = chords.length * CHORD_SECONDS;
  const rate = format.samplesPerSecond;
  const wave = new Float32Array(seconds * rate);
  const fade = renderFade(Math.floor(CHORD_SECONDS * 2 * rate));
  chords.forEach((chord, index) => {
    chord.forEach((semitones, voice) => {
      const hertz = fitLoop(110 * 2 ** (semitones / 12), seconds);
      const first = Math.floor((index * CHORD_SECONDS + voice * 0.09) * rate);
      const phase = random() * 6.28;
      PARTIALS.forEach((share, partial) => {
        const radians = (2 * Math.PI * hertz * (partial + 1)) / rate;
        // A frequency above half the sample rate would alias.
        if (radians < 0.9 * Math.PI) addTone(wave, fade, first, share, radians, phase);
      });
    });
  });
  return toPcm(wave, format, random);
}

/** Returns the nearest frequency with a whole number of periods per loop, so that notes don't click where the loop restarts. */
function fitLoop(hertz: number, seconds: number): number {
  return Math.round(hertz * seconds) / seconds;
}

/** Returns the volume of a note over time. The note fades in and out. */
function renderFade(length: number): Float32Array {
  return new Float32Array(length).map((_, step) => Math.sin((Math.PI * step) / length) ** 2);
}

/**
 * Adds a tone whose phase advances by `radians` with each sample. If a tone runs past the end of the loop, it
 * continues at the start. Each sample is calculated from the previous two, because calling `Math.sin` for every
 * sample blocked the panel for half a second.
 */
function addTone(
  wave: Float32Array,
  fade: Float32Array,
  first: number,
  share: number,
  radians: number,
  phase: number,
): void {
  const factor = 2 * Math.cos(radians);
  let before = share * Math.sin(radians * (first - 1) + phase);
  let sound = share * Math.sin(radians * first + phase);
  let at = first % wave.length;
  for (let step = 0; step < fade.length; step += 1) {
    wave[at] = (wave[at] ?? 0) + (fade[step] ?? 0) * sound;
    const next = factor * sound - before;
    before = sound;
    sound = next;
    at = at + 1 === wave.length ? 0 : at + 1;
  }
}

function toPcm(wave: Float32Array, { bytesPerSample }: SoundFormat, random: () => number): Uint8Array {
  const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const bytes = Buffer.alloc(wave.length * bytesPerSample);
  wave.forEach((value, index) => {
    const level = (value / peak) * 0.6;
    // The random number adds dither, which masks the quantization steps of 8-bit samples.
    if (bytesPerSample === 1) bytes.writeUInt8(Math.floor(128 + level * 126 + random()), index);
    else bytes.writeInt16LE(Math.round(level * 32_767), index * 2);
  });
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
