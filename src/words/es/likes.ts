import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importar',
  added: 'Añadidos: {}.',
  known: 'Ya en la lista: {}.',
  unreadable: 'Líneas que no se pueden leer: {}.',
  noSongs:
    'No hay temas en el archivo. Elige un archivo CSV o uno de texto con líneas como «Artista - Título».',
  full: 'No se ha guardado: no queda espacio en este navegador.',
  blocked: 'Este navegador no deja que la página guarde tu lista. Se conserva hasta que la cierres.',
};
