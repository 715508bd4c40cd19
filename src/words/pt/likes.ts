import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Importar',
  added: 'Adicionadas: {}.',
  known: 'Já na lista: {}.',
  unreadable: 'Linhas ilegíveis: {}.',
  noSongs:
    'Nenhuma música encontrada. Escolha um ficheiro CSV ou de texto com linhas como «Artista - Título».',
  full: 'Não guardado: já não há espaço neste navegador.',
  blocked: 'Este navegador não deixa a página guardar a lista. Ela fica até fechar a página.',
};
