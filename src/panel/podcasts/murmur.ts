/** A voice behind a wall: syllables, vowels and pauses, and no words. */
import { between, pick, seededRandom } from '../random.js';

export const SYLLABLE_SECONDS = 0.19;
const SENTENCE = 14;
/** Where the mouth rings, in hertz: a, e, i, o, u. */
const VOWELS = [
  [730, 1090],
  [530, 1840],
  [290, 2250],
  [570, 840],
  [320, 870],
] as const;
/** Nothing above what the format can hold: it would come back as another note. */
const HIGHEST = 3400;

interface Syllable {
  hertz: number;
  /** Loudness of each partial; none at all is a pause. */
  partials: number[];
}

/** The level, from -1 to 1, at a time in seconds. A voice is the same for all that it says. */
export function speak(voice: number, text: number): (at: number) => number {
  const pitch = between(seededRandom('voice', voice), 95, 190);
  let spoken = -1;
  let syllable: Syllable = { hertz: pitch, partials: [] };
  return (at) => {
    const place = Math.floor(at / SYLLABLE_SECONDS);
    if (place !== spoken) {
      spoken = place;
      syllable = shape(pitch, place, seededRandom('syllable', voice, text, place));
    }
    const since = at - place * SYLLABLE_SECONDS;
    // Silent where one ends and the next begins, so that nothing clicks.
    // The division may put its first moment a hair before it.
    const loudness = Math.max(0, Math.sin((Math.PI * since) / SYLLABLE_SECONDS)) ** 0.7;
    return loudness * sing(syllable, since);
  };
}

function sing({ hertz, partials }: Syllable, since: number): number {
  const turn = 2 * Math.PI * hertz * since;
  // Each overtone follows from the two below it, which costs far less than a sine of its own.
  const twice = 2 * Math.cos(turn);
  let below = 0;
  let overtone = Math.sin(turn);
  let sum = 0;
  for (const share of partials) {
    sum += share * overtone;
    [below, overtone] = [overtone, twice * overtone - below];
  }
  return sum;
}

function shape(pitch: number, place: number, random: () => number): Syllable {
  const along = (place % SENTENCE) / SENTENCE;
  // A breath between sentences, and now and then inside one.
  const isPause = along > 0.85 || random() < 0.1;
  // Speech falls towards its full stop.
  const hertz = pitch * (1.18 - 0.3 * along) * (0.94 + 0.12 * random());
  if (isPause) return { hertz, partials: [] };
  const [open, front] = pick(random, VOWELS);
  const count = Math.floor(HIGHEST / hertz);
  const partials = Array.from({ length: Math.min(count, 18) }, (_, index) => {
    const partial = hertz * (index + 1);
    const near = (formant: number, width: number) => Math.exp(-(((partial - formant) / width) ** 2));
    return near(open, 160) + 0.45 * near(front, 220) + 0.5 / (index + 1) ** 1.5;
  });
  const sum = partials.reduce((total, share) => total + share, 0);
  return { hertz, partials: partials.map((share) => share / sum) };
}
