/** The playlist "Daylight": pop, soul and highlife for the day. */
import { albumsOf } from './album.js';

export const daylight = albumsOf('Daylight', [
  [
    'Cassette Weather',
    'Partly Cloudy',
    '2021',
    'Dream pop',
    'Slow Escalator',
    ['Drizzle on Tape', 'Blue Umbrella', 'Forecast for Lovers'],
  ],
  [
    'Ana Belmonte',
    'Tejados',
    '2019',
    'Canción',
    'Discos Alféizar',
    ['La niña que contaba gorriones', 'Tejados de Lisboa', 'Agosto otra vez'],
  ],
  [
    'Okoro & the Nine Suns',
    'Market Day',
    '1978',
    'Highlife',
    'Palm Wine Disques',
    ['Market Day', 'Mama Ngozi’s Radio', 'Slow Bus to Enugu'],
  ],
  [
    'Die Lichtschalter',
    'An / Aus',
    '2020',
    'Indie pop',
    'Treppenhaus',
    ['Zimmer mit Aussicht', 'Straßenbahn Linie 9', 'Übermorgen vielleicht'],
  ],
  [
    'Paloma Hart',
    'Golden Exit',
    '2023',
    'Soul pop',
    'Blue Plate',
    ['Golden Exit', 'Call Me by the River', 'Sunday Clothes'],
  ],
]);
