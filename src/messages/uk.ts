/** The words in Ukrainian. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'В ефірі',
  live: 'Прямий ефір',
  jingle: 'Джингл',
  lastPlayed: 'Останній трек: {}',
  asOf: 'станом на {}',
  nothing: 'В ефірі поки нічого немає',
  noAnswer: 'Станція не відповідає. Пробуємо ще раз.',
};

export const history: HistoryWords = {
  nothing: 'Поки нічого не лунало',
};

export const failures: FailureWords = {
  missing: 'Тут ще немає станції: вкажіть у base-url адресу вашої панелі.',
  address: 'Вказаний тут base-url — не адреса.',
  insecure: 'Ця сторінка захищена, а адреса панелі ні: запитайте в хостингу адресу https.',
  blocked: 'Content-Security-Policy цієї сторінки не дозволяє панель.',
  offline: 'Немає з’єднання з інтернетом.',
  notFound: 'За цією адресою немає панелі.',
  server: 'Панель не знає такого номера сервера.',
  refused: 'Панель відмовилася відповідати ({}).',
  unreadable: 'Не вдалося прочитати відповідь панелі. Пробуємо ще раз.',
};

export const legacy: LegacyWords = {
  tooOld: 'Цей браузер застарий, щоб показати станцію.',
};

export const votes: VoteWords = {
  voteOn: 'Ваш голос: {}',
  like: 'Подобається',
  dislike: 'Не подобається',
  live: 'За прямий ефір не голосують.',
  jingle: 'За джингли не голосують.',
  nothing: 'Зараз немає за що голосувати.',
  counted: 'Дякуємо, ваш голос враховано.',
  sent: 'Ваш голос надіслано.',
  repeated: 'Ви вже голосували за цей трек.',
  offline: 'Не надіслано: немає з’єднання з інтернетом.',
  blocked: 'Не надіслано: ця сторінка не дозволяє.',
  gone: 'Голос знято: станція вже не має цього треку.',
  refused: 'Голос знято: станція його не прийняла.',
  likes: 'Вам сподобалося',
  noLikes: 'Усе, що вам сподобається, зберігається тут, лише в цьому браузері.',
  copy: 'Копіювати',
  copied: 'Скопійовано.',
  selected: 'Виділено, можна копіювати.',
  save: 'Зберегти як текст',
  clear: 'Очистити',
  reallyClear: 'Точно очистити?',
};
