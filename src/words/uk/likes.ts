import type { LikeWords } from '../like-words.js';
import type { Translated } from '../tag-words.js';

export const likes: Translated<LikeWords> = {
  import: 'Імпорт',
  added: 'Додано: {}.',
  known: 'Уже в списку: {}.',
  unreadable: 'Не вдалося прочитати рядки: {}.',
  noSongs: 'Треків не знайдено. Виберіть файл CSV або текстовий файл із рядками «Виконавець - Назва».',
  full: 'Не збережено: у цьому браузері більше немає місця.',
  blocked: 'Цей браузер не дозволяє сторінці зберігати список. Він лишиться, доки ви її не закриєте.',
};
