/** The playlist "Evening": new wave, soul and house for the evening rush hour and later. */
import { albumsOf } from './album.js';

export const evening = albumsOf('Evening', [
  [
    'The Dial Tones',
    'Hold the Line',
    '1981',
    'New wave',
    'Party Line',
    ['Operator', 'Long Distance Heart', 'Busy Signal'],
  ],
  [
    'Delroy Whitfield',
    'Corner of Ninth',
    '1974',
    'Soul',
    'Blue Plate',
    ['Corner of Ninth', 'Hold Your Lantern High', 'Two Seats on the Balcony'],
  ],
  [
    'Maison Pampelmousse',
    'Petit Déjeuner',
    '1998',
    'French house',
    'Zeste',
    ['Croissant 2000', 'Pampelmousse Rosé', 'Tartine'],
  ],
  [
    'Sable Avenue',
    'After the Heat',
    '2019',
    'R&B',
    'Night Depot',
    ['After the Heat', 'Elevator Talk', 'Velvet Rope'],
  ],
  [
    'Kasimir Nord',
    'Signal & Sea',
    '2022',
    'Electronica',
    'Kaltlicht',
    ['Signal & Sea', 'Containers', 'Last Light on the Pier'],
  ],
]);
