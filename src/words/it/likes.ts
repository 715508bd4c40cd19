import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importa',
  added: 'Aggiunti: {}.',
  known: 'Già nella lista: {}.',
  unreadable: 'Righe illeggibili: {}.',
  noSongs: 'Nessun brano trovato. Scegli un file CSV o un file di testo con righe come «Artista - Titolo».',
  full: 'Non salvato: in questo browser non c’è più spazio.',
  blocked: 'Questo browser non permette alla pagina di salvare la lista. Resta finché non la chiudi.',
};
