/** The podcasts of Radio Meridian. */
import type { SeedPodcast } from './podcast.js';
import { smallLighthouse } from './small-lighthouse.js';

export const meridianPodcasts: SeedPodcast[] = [
  {
    title: 'Ninety Seconds at Sea',
    description:
      'One harbour, one voice, a minute and a half. Every week somebody who works on the water tells Mara Lindqvist about a sound they would know anywhere.\n\nRecorded on quays, in wheelhouses and once in a lifeboat. No hurry.',
    published: true,
    language: 'en',
    daysAgo: 2,
    hour: 6,
    episodes: [
      [
        'The bell buoy off Hollow Point',
        'A pilot explains how to steer home by a bell that nobody has seen since the fog of 1987.',
        88,
      ],
      [
        'Ropes talk before they break',
        'A rigger listens to her work. You will hear the difference, too, the second time.',
        92,
      ],
      [
        'Gulls, in order of rudeness',
        'A fishmonger ranks his regular visitors. The smallest one wins.\n\nWith an apology to the herring gull of Pier 4, who was interrupted.',
        90,
      ],
      ['What the ice says at night', 'A winter keeper on the slow, low conversation under his bed.', 97],
      ['Engine number three', 'She retired with the ferry. She still hums its B flat.', 84],
      [
        'The last foghorn',
        'It was switched off on a Tuesday, and the town slept badly until Friday. The man who threw the switch kept a recording.',
        91,
      ],
      [
        'Counting in the dark',
        'How a lock keeper tells the length of a barge by its echo & guesses what it carries.',
        86,
      ],
      [
        'A very small lighthouse',
        'Four metres tall, one bulb, and a visitors’ book with two names in it. We add a third.',
        95,
        smallLighthouse,
      ],
    ],
  },
  {
    title: 'The Lost Verse',
    description:
      'Songs lose things on the way to the record: a verse, a bridge, a better ending. Teo Bassani asks the people who wrote them, and they sing what was left out.',
    published: true,
    language: 'en',
    daysAgo: 5,
    hour: 16,
    episodes: [
      ['“Paper Compass” had a second sailor', 'Why he was cut, and where he went instead.', 74],
      [
        'A chorus that came too early',
        'The producer said: later. The band said: never. Both were right, for a while.',
        68,
      ],
      ['Eleven seconds of brass', 'They fitted on the tape, and then the tape was shortened.', 59],
      [
        'The verse about the bicycle',
        'Everybody who heard it cried, so it had to go.\n\nA conversation in a kitchen, with a kettle in the wrong key.',
        81,
      ],
      ['Tuned to the refrigerator', 'A home recording, a quarter-tone flat, and the machine to blame.', 64],
      ['The ending that goes on', 'Fading out is a decision. Here is what happened after it.', 77],
    ],
  },
  {
    title: 'Night Desk (pilot)',
    description:
      'What arrives at a radio station between two and four in the morning: letters, wrong numbers, one pigeon. Noor Haddad reads the log.\n\nNot out yet. Comments to the night desk, please.',
    published: false,
    language: 'en',
    daysAgo: 3,
    hour: 3,
    episodes: [
      ['Pilot, first cut', 'Too long by a pigeon.', 72],
      ['Pilot, second cut', 'Without the pigeon.', 58],
      ['Pilot, third cut', 'The pigeon is back.', 66],
    ],
  },
];
