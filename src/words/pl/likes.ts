import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importuj',
  added: 'Dodano: {}.',
  known: 'Już na liście: {}.',
  unreadable: 'Wiersze nie do odczytania: {}.',
  noSongs: 'Nie znaleziono utworów. Wybierz plik CSV lub plik tekstowy z wierszami „Wykonawca - Tytuł”.',
  full: 'Nie zapisano: w tej przeglądarce brak miejsca.',
  blocked: 'Ta przeglądarka nie pozwala stronie zapisać listy. Lista zniknie po zamknięciu strony.',
};
