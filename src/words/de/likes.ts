import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importieren',
  added: 'Hinzugefügt: {}.',
  known: 'Schon in der Liste: {}.',
  unreadable: 'Nicht lesbare Zeilen: {}.',
  noSongs:
    'Keine Titel gefunden. Wählen Sie eine CSV-Datei oder eine Textdatei mit Zeilen wie „Interpret - Titel“.',
  full: 'Nicht gespeichert: In diesem Browser ist kein Platz mehr.',
  blocked:
    'Dieser Browser erlaubt der Seite nicht, etwas zu speichern. Ihre Liste bleibt, bis Sie die Seite schließen.',
};
