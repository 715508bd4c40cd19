/** The playlist "After midnight": slow and instrumental music. */
import { albumsOf } from './album.js';

export const night = albumsOf('After midnight', [
  ['Velvet Tramway', 'Terminus', '2015', 'Trip hop', 'Night Depot', ['Terminus', 'Ticket Stub', 'Wet Rails']],
  [
    'Inês Caravela',
    'Maré Vazia',
    '2012',
    'Fado',
    'Selo Maresia',
    ['Maré vazia', 'Fado do eléctrico 28', 'Sete saias'],
  ],
  ['Copper & Salt', 'Undertow', '2017', 'Downtempo', 'Night Depot', ['Undertow', 'Brine', 'Glass Floats']],
  [
    'Quartetto Nebbia',
    'Sotto i portici',
    '1962',
    'Jazz',
    'Disco Lanterna',
    ['Sotto i portici', 'Nebbia in Val Padana', 'Il gatto di via Zamboni'],
  ],
  [
    'Hollow Moon Ensemble',
    'Music for Empty Rooms',
    '2010',
    'Modern classical',
    'Silberstreif',
    ['Staircase', 'Étude in Grey', 'Coda, Unheard'],
  ],
]);
