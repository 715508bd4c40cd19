/** Text for visitors, in Ukrainian. */
import type {
  AudienceWords,
  FailureWords,
  HistoryWords,
  LinkWords,
  OffAirWords,
  OnAirWords,
  PlayerWords,
  PodcastWords,
  ScheduleWords,
  SearchWords,
  ShowWords,
  Translated,
  UnsupportedWords,
  VoteWords,
} from '../tag-words.js';

export const onAir: Translated<OnAirWords> = {
  onAir: 'В ефірі',
  live: 'Прямий ефір',
  nowPlaying: 'Зараз в ефірі: {}',
  time: 'Час',
  jingle: 'Джингл',
  lastPlayed: 'Останній трек: {}',
  asOf: 'станом на {}',
  nothing: 'В ефірі поки нічого немає',
  noAnswer: 'Станція не відповідає. Пробуємо ще раз.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Поки нічого не лунало',
  justNow: 'щойно',
};

export const shows: Translated<ShowWords> = {
  upNext: 'Далі:',
  next: 'Далі',
  until: 'до {}',
  from: 'з {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Ефіру немає',
  back: 'Повернемося о {}: {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} слухач',
    few: '{} слухачі',
    many: '{} слухачів',
    other: '{} слухача',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Що грало о …?',
  date: 'Дата',
  time: 'Час',
  search: 'Знайти',
  searching: 'Пошук …',
  silent: 'Тоді нічого не було в ефірі.',
  future: 'Це ще попереду.',
  tooEarly: 'Історія коротша.',
  noAnswer: 'Станція не відповідає. Повторіть пошук.',
  earlier: 'Попередні',
  later: 'Новіші',
  now: 'До ефіру',
  link: 'Пряме посилання',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Ваш голос: {}',
  like: 'Подобається',
  dislike: 'Не подобається',
  live: 'За прямий ефір не голосують.',
  unknown: 'Станція не знає цього треку: голосувати не можна.',
  jingle: 'За джингли не голосують.',
  show: 'За передачі не голосують.',
  nothing: 'Зараз немає за що голосувати.',
  counted: 'Дякуємо, ваш голос враховано.',
  sent: 'Ваш голос надіслано.',
  repeated: 'Ви вже голосували за цей трек.',
  offline: 'Не надіслано: немає з’єднання з інтернетом.',
  blocked: 'Не надіслано: ця сторінка не дозволяє.',
  gone: 'Голос знято: станція не має цього треку.',
  throttled: 'Голос знято: забагато голосів із вашої мережі. Повторіть за хвилину.',
  refused: 'Голос знято: станція його не прийняла.',
  likes: 'Вам сподобалося',
  noLikes: 'Уподобане лишається лише в цьому браузері.',
  copy: 'Копіювати',
  copied: 'Скопійовано.',
  selected: 'Виділено, можна копіювати.',
  save: 'Зберегти текст',
  clear: 'Очистити',
  reallyClear: 'Очистити?',
};

export const links: Translated<LinkWords> = {
  more: 'Більше: {}',
  find: 'Знайти в {}',
  copy: 'Копіювати трек',
  copied: 'Скопійовано.',
  selected: 'Виділено, можна копіювати.',
  share: 'Поділитися',
  copyLink: 'Копіювати посилання',
  close: 'Закрити',
};

export const player: Translated<PlayerWords> = {
  play: 'Слухати',
  stop: 'Зупинити',
  quality: 'Якість звуку',
  high: 'Висока',
  low: 'Низька',
  bitrate: '{} кбіт/с',
  mute: 'Без звуку',
  volume: 'Гучність',
  connecting: 'З’єднання…',
  reconnecting: 'Знову з’єднання…',
  nothing: 'Слухати поки нічого',
  missing: 'Цей потік не має адреси.',
  insecure: 'Ця сторінка захищена, а цей потік ні: тут він не лунає.',
  unplayable: 'Цей потік не лунає.',
  chooseAnother: 'Цей потік не лунає. Виберіть інший.',
  blocked: 'Браузер не дав йому лунати. Натисніть ще раз.',
  elsewhere: 'Зупинено: лунає інший плеєр.',
  goOn: 'Слухати далі',
  popup: 'У малому вікні',
  fold: 'Згорнути',
  unfold: 'Розгорнути',
  more: 'Більше',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} випуск',
    few: '{} випуски',
    many: '{} випусків',
    other: '{} випуску',
  },
  episodes: 'Випуски',
  follow: 'Підписатися',
  page: 'Відкрити',
  feed: 'Стрічка',
  app: 'Застосунок',
  inApp: 'Відкриється в застосунку для подкастів',
  more: 'Показати ще',
  nothing: 'Подкастів поки немає',
  noEpisodes: 'Випусків поки немає',
  unreadable: 'Випуски не можна показати тут. До них ведуть посилання.',
  play: 'Слухати',
  pause: 'Пауза',
  position: 'Позиція',
  unplayable: 'Цей випуск тут не відтворюється.',
  back: 'Назад',
  forward: 'Вперед',
  speed: 'Швидкість',
  played: 'Прослухано',
  chapters: 'Розділи',
  transcript: 'Розшифровка',
  absent: 'Тут цього не показати.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Попередній тиждень',
  following: 'Наступний тиждень',
  thisWeek: 'Цей тиждень',
  days: 'Дні',
  zone: 'Час',
  stationTime: 'Час станції ({})',
  yourTime: 'Ваш час ({})',
  now: 'Зараз',
  until: 'до {}',
  nothing: 'На цьому тижні нічого не заплановано.',
  nothingToday: 'На цей день нічого не заплановано.',
  more: 'і ще {}',
  onAirNow: 'Зараз в ефірі',
  close: 'Закрити',
  addShow: 'Додати до календаря',
  addWeek: 'Додати тиждень до календаря',
  subscribe: 'Підписатися на календар',
};

export const failures: Translated<FailureWords> = {
  missing: 'Тут ще немає станції: вкажіть адресу панелі в base-url.',
  address: 'Вказаний тут base-url — не адреса.',
  station: 'Вказана тут назва станції неприпустима.',
  insecure: 'Ця сторінка захищена, а адреса панелі ні: запитайте в хостингу адресу https.',
  blocked: 'Content-Security-Policy цієї сторінки не дозволяє панель.',
  offline: 'Немає з’єднання з інтернетом.',
  notFound: 'За цією адресою немає панелі.',
  server: 'Панель не знає такого номера сервера.',
  refused: 'Панель відмовилася відповідати ({}).',
  unreadable: 'Не вдалося прочитати відповідь панелі. Пробуємо ще раз.',
  part: 'Файл не завантажився. Оновіть сторінку. Чи лежить тека «parts» поруч з onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Сервер цієї станції не повідомляє програму.',
  channels: 'Сервер цієї станції не повідомляє, де її потоки.',
  podcasts: 'Сервер цієї станції не повідомляє про подкасти.',
  history: 'Сервер цієї станції не зберігає історії, у якій можна шукати.',
  seen: 'Сервер цієї станції повідомляє лише те, що в ефірі. Тут видно з {}.',
};
