/** The AzuraCast server's station: music for an afternoon on the porch. */
import type { Station } from '../station.js';

export const orchard: Station = {
  name: 'Orchard Street Radio',
  zone: 'Europe/Lisbon',
  music: [
    ['The Quiet Tenants', 'Stairwell', 'Second Key', 'Somebody Moved the Plants'],
    ['Amélie Tordo', 'Figos secos', 'Varanda', 'Quatro andares'],
    ['Pocket Weather', 'Light Rain, Clearing', 'Barometer Blues', 'High over the Azores'],
    ['Hollis & the Ladder', 'Windfall', 'Apple Crate', 'Long Handle'],
    ['Marrow Lane', 'Tin Watering Can', 'Compost', 'First Frost'],
    ['June Okonjo', 'Porch Light', 'Slow Bicycle', 'Letters in the Bread Bin'],
  ],
  live: { dj: 'Benedita', title: 'Records from the cellar' },
  shows: [
    { name: 'Kettle On', days: '12345', from: 6, to: 10 },
    { name: 'The Long Table', days: '12345', from: 10, to: 14 },
    { name: 'Windfall', days: '12345', from: 14, to: 18 },
    { name: 'Porch Light', days: '1234567', from: 18, to: 22 },
    { name: 'Crickets', days: '1234567', from: 22, to: 24 },
    { name: 'Crickets, until morning', days: '1234567', from: 0, to: 6 },
    { name: 'Slow Saturday', days: '6', from: 6, to: 18 },
    { name: 'Market Day', days: '7', from: 6, to: 12 },
    { name: 'Sunday on Vinyl', days: '7', from: 12, to: 18 },
  ],
};
