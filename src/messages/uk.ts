/** The words in Ukrainian. */
import type {
  FailureWords,
  HistoryWords,
  LegacyWords,
  OnAirWords,
  PlayerWords,
  PodcastWords,
  ScheduleWords,
  SearchWords,
  VoteWords,
  ShowWords,
} from './words.js';

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

export const shows: ShowWords = {
  next: 'Далі',
  until: 'до {}',
  from: 'з {}',
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
  part: 'Файл не завантажився. Оновіть сторінку. Чи лежить тека «parts» поруч з onair.js?',
};

export const legacy: LegacyWords = {
  tooOld: 'Цей браузер застарий, щоб показати станцію.',
};

export const search: SearchWords = {
  question: 'Що грало о …?',
  date: 'Дата',
  time: 'Час',
  search: 'Знайти',
  searching: 'Пошук …',
  silent: 'У цей час нічого не було в ефірі.',
  future: 'Це ще попереду.',
  tooEarly: 'Історія не сягає так далеко.',
  noAnswer: 'Станція не відповідає. Повторіть пошук.',
  earlier: 'Раніше',
  later: 'Пізніше',
  now: 'Зараз',
  link: 'Пряме посилання',
};

export const votes: VoteWords = {
  voteOn: 'Ваш голос: {}',
  like: 'Подобається',
  dislike: 'Не подобається',
  live: 'За прямий ефір не голосують.',
  jingle: 'За джингли не голосують.',
  show: 'За передачі не голосують.',
  nothing: 'Зараз немає за що голосувати.',
  counted: 'Дякуємо, ваш голос враховано.',
  sent: 'Ваш голос надіслано.',
  repeated: 'Ви вже голосували за цей трек.',
  offline: 'Не надіслано: немає з’єднання з інтернетом.',
  blocked: 'Не надіслано: ця сторінка не дозволяє.',
  gone: 'Голос знято: станція вже не має цього треку.',
  throttled: 'Голос знято: забагато голосів із вашої мережі. Спробуйте знову за хвилину.',
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

export const player: PlayerWords = {
  play: 'Слухати',
  stop: 'Зупинити',
  stream: 'Потік',
  bitrate: '{} кбіт/с',
  mute: 'Без звуку',
  volume: 'Гучність',
  connecting: 'З’єднання…',
  reconnecting: 'З’єднуємося знову…',
  nothing: 'Слухати поки нічого',
  missing: 'Станція не дає адреси цього потоку.',
  insecure: 'Ця сторінка захищена (https), а цей потік — ні (http): тут він не лунає.',
  unplayable: 'Цей потік не лунає.',
  chooseAnother: 'Цей потік не лунає. Виберіть інший.',
  blocked: 'Браузер не дав йому лунати. Натисніть ще раз.',
  elsewhere: 'Зупинено: лунає інший плеєр.',
};

export const podcasts: PodcastWords = {
  count: {
    one: '{} випуск',
    two: '{} випуски',
    few: '{} випуски',
    many: '{} випусків',
    other: '{} випуску',
  },
  episodes: 'Випуски',
  page: 'Відкрити',
  feed: 'Стрічка',
  app: 'Застосунок',
  inApp: 'Відкриється в застосунку для подкастів, якщо він є',
  more: 'Показати ще',
  nothing: 'Подкастів поки немає',
  noEpisodes: 'Випусків поки немає',
  unreadable: 'Випуски не можна показати тут. До них ведуть посилання.',
  play: 'Слухати',
  pause: 'Пауза',
  position: 'Позиція',
  unplayable: 'Цей випуск тут не відтворюється.',
};

export const schedule: ScheduleWords = {
  previous: 'Попередній тиждень',
  following: 'Наступний тиждень',
  thisWeek: 'Цей тиждень',
  days: 'Дні',
  zone: 'Час',
  stationTime: 'Час станції ({})',
  yourTime: 'Ваш час ({})',
  now: 'Зараз',
  next: 'Далі',
  later: 'Пізніше',
  until: 'до {}',
  nothing: 'На цьому тижні нічого не заплановано.',
  nothingToday: 'На цей день нічого не заплановано.',
  onAirNow: 'Зараз в ефірі',
  close: 'Закрити',
  addShow: 'Додати до календаря',
  addWeek: 'Додати цей тиждень до календаря',
};
