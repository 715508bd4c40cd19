import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importeren',
  added: 'Toegevoegd: {}.',
  known: 'Al in de lijst: {}.',
  unreadable: 'Onleesbare regels: {}.',
  noSongs:
    'Geen nummers gevonden. Kies een CSV-bestand of een tekstbestand met regels als “Artiest - Titel”.',
  full: 'Niet bewaard: er is geen ruimte meer in deze browser.',
  blocked: 'Deze browser laat de pagina niets bewaren. Je lijst blijft tot je de pagina sluit.',
};
