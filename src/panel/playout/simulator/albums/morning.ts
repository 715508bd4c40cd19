/** The playlist "Morning": acoustic songs for the first hours of the day. */
import { albumsOf } from './album.js';

export const morning = albumsOf('Morning', [
  [
    'The Lantern Year',
    'Small Hours, Wide Roads',
    '2016',
    'Indie folk',
    'Copper Kettle',
    ['Harbour Lights', 'Paper Maps', 'Letters I Did Not Send'],
  ],
  [
    'Juniper Vale',
    'Kitchen Table',
    '2022',
    'Singer-songwriter',
    'Copper Kettle',
    ['Second Cup', 'The Neighbour’s Piano', 'Window Seat'],
  ],
  [
    'Nils & Aurora Fjeldberg',
    'Nordover',
    '2018',
    'Folk pop',
    'Polarlys Plater',
    ['Snø i mai', 'Siste ferge hjem', 'Båten heter Ragnhild'],
  ],
  [
    'Mateus Arroio',
    'Varanda',
    '2009',
    'Bossa nova',
    'Selo Maresia',
    ['Domingo sem relógio', 'Canção da varanda', 'Chuva em Botafogo'],
  ],
  [
    'Clementine Rue',
    'Early Market',
    '2020',
    'Acoustic pop',
    'Orange Crate',
    ['Early Market', 'Bicycle for Two', 'Linen on the Line'],
  ],
]);
