/** The Icecast server's station: slow electronic music. */
import type { Station } from '../station.js';

export const attic: Station = {
  name: 'Attic Transmissions',
  zone: 'UTC',
  music: [
    ['Halcyon Relay', 'Signal Lost at 04:10', 'Beacon', 'Repeater'],
    ['Ochre Field', 'Dust in the Projector', 'Kiln', 'Clay Tablet'],
    ['nulltal', 'zweite schwelle', 'gegenlicht', 'untertage'],
    ['Ida Vesper', 'Moth Season', 'Rafters', 'A Trunk Full of Maps'],
    ['The Valve Amplifier Society', 'Warm-Up', 'Sixty Hertz', 'Bias'],
    ['Saltmarsh', 'Slack Water', 'Eelgrass', 'Tidal Clock'],
  ],
  live: { dj: 'Gutter Choir', title: 'Live from the roof' },
  shows: [],
};
