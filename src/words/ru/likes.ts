import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Импорт',
  added: 'Добавлено: {}.',
  known: 'Уже в списке: {}.',
  unreadable: 'Не удалось прочитать строки: {}.',
  noSongs:
    'Треков не найдено. Выберите файл CSV или текстовый файл со строками вида «Исполнитель - Название».',
  full: 'Не сохранено: в этом браузере больше нет места.',
  blocked: 'Этот браузер не разрешает странице сохранять список. Он останется, пока вы её не закроете.',
};
