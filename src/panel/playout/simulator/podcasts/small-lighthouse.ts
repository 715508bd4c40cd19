/** Chapters and transcript of an episode of “Ninety Seconds at Sea”. */
import type { SeedTexts } from './podcast.js';

export const smallLighthouse: SeedTexts = {
  chapters: [
    [0, 'On the quay'],
    [15, 'Four steps up'],
    [41, 'The bulb and the spare bulb'],
    [66, 'A book with two names'],
  ],
  transcript: [
    [
      4,
      'Mara Lindqvist',
      'This is Ninety Seconds at Sea, and I am standing in front of a lighthouse that is smaller than my van.',
    ],
    [10, 'Mara Lindqvist', 'Four metres, from the rock to the tip of the vane.'],
    [15, 'Ilse Brandt', 'Four metres and eleven. I measured it again after the winter. Mind your head.'],
    [
      21,
      'Ilse Brandt',
      'There are four steps. People say they are ladders, but a ladder has no landing, and this one has a landing.',
    ],
    [29, 'Mara Lindqvist', 'Who built it so small?'],
    [
      32,
      'Ilse Brandt',
      'Somebody who had been given half of the money and all of the cement. It was meant to stand on a house.',
    ],
    [
      41,
      'Ilse Brandt',
      'Here is the bulb. Sixty watts, like the one in your kitchen. Behind it, in the sock, is the spare bulb.',
    ],
    [49, 'Mara Lindqvist', 'And how far does it reach?'],
    [
      52,
      'Ilse Brandt',
      'Two miles, on paper. My brother saw it from five, but he was on his way home, and that helps.',
    ],
    [60, 'Mara Lindqvist', 'Listen. That hum is all that it says.'],
    [66, 'Ilse Brandt', 'You must sign the book. Everybody who comes up signs the book.'],
    [71, 'Mara Lindqvist', 'There are two names in it.'],
    [74, 'Ilse Brandt', 'Mine, and the inspector’s. He came in 1994, and he wrote: adequate.'],
    [81, 'Mara Lindqvist', 'Then I will write: a very small lighthouse, and a very good one.'],
    [87, 'Ilse Brandt', 'Leave room below. You never know.'],
  ],
};
