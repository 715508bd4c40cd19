/** Text for visitors, in Russian. */
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
  onAir: 'В эфире',
  live: 'Прямой эфир',
  nowPlaying: 'Сейчас в эфире: {}',
  time: 'Время',
  jingle: 'Джингл',
  lastPlayed: 'Последний трек: {}',
  asOf: 'данные на {}',
  nothing: 'В эфире пока ничего нет',
  noAnswer: 'Станция не отвечает. Пробуем снова.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Пока ничего не звучало',
  justNow: 'только что',
};

export const shows: Translated<ShowWords> = {
  upNext: 'Далее:',
  next: 'Далее',
  until: 'до {}',
  from: 'с {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Эфира нет',
  back: 'Вернёмся в {}: {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} слушатель',
    few: '{} слушателя',
    many: '{} слушателей',
    other: '{} слушателя',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Что играло в …?',
  date: 'Дата',
  time: 'Время',
  search: 'Найти',
  searching: 'Поиск …',
  silent: 'В это время ничего не было в эфире.',
  future: 'Это ещё впереди.',
  tooEarly: 'История не уходит так далеко.',
  noAnswer: 'Станция не отвечает. Повторите поиск.',
  earlier: 'Показать ранее',
  later: 'Новее',
  now: 'К эфиру',
  link: 'Прямая ссылка',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Ваш голос: {}',
  like: 'Нравится',
  dislike: 'Не нравится',
  live: 'За прямой эфир не голосуют.',
  unknown: 'Станция не знает этот трек: голосовать нельзя.',
  jingle: 'За джинглы не голосуют.',
  show: 'За передачи не голосуют.',
  nothing: 'Сейчас не за что голосовать.',
  counted: 'Спасибо, ваш голос учтён.',
  sent: 'Ваш голос отправлен.',
  repeated: 'Вы уже голосовали за этот трек.',
  offline: 'Не отправлено: нет подключения к интернету.',
  blocked: 'Не отправлено: эта страница не разрешает.',
  gone: 'Голос снят: у станции больше нет этого трека.',
  throttled: 'Голос снят: слишком много голосов из вашей сети. Повторите через минуту.',
  refused: 'Голос снят: станция его не приняла.',
  likes: 'Вам понравилось',
  noLikes: 'Всё, что вам понравится, хранится здесь, только в этом браузере.',
  copy: 'Копировать',
  copied: 'Скопировано.',
  selected: 'Выделено, можно копировать.',
  save: 'Сохранить как текст',
  clear: 'Очистить',
  reallyClear: 'Очистить?',
};

export const links: Translated<LinkWords> = {
  more: 'Подробнее: {}',
  find: 'Найти в {}',
  copy: 'Копировать исполнителя и название',
  copied: 'Скопировано.',
  selected: 'Выделено, можно копировать.',
  share: 'Поделиться',
  copyLink: 'Копировать ссылку',
  close: 'Закрыть',
};

export const player: Translated<PlayerWords> = {
  play: 'Слушать',
  stop: 'Остановить',
  quality: 'Качество звука',
  high: 'Высокое',
  low: 'Низкое',
  bitrate: '{} кбит/с',
  mute: 'Без звука',
  volume: 'Громкость',
  connecting: 'Соединение…',
  reconnecting: 'Соединяемся снова…',
  nothing: 'Слушать пока нечего',
  missing: 'Станция не даёт адреса.',
  insecure: 'Эта страница защищена (https), а этот поток — нет (http): здесь он не звучит.',
  unplayable: 'Этот поток не звучит.',
  chooseAnother: 'Этот поток не звучит. Выберите другой.',
  blocked: 'Браузер не дал ему звучать. Нажмите ещё раз.',
  elsewhere: 'Остановлено: звучит другой плеер.',
  goOn: 'Слушать дальше',
  popup: 'В малом окне',
  fold: 'Свернуть',
  unfold: 'Показать плеер',
  more: 'Ещё',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} выпуск',
    few: '{} выпуска',
    many: '{} выпусков',
    other: '{} выпуска',
  },
  episodes: 'Выпуски',
  follow: 'Подписаться',
  page: 'Открыть',
  feed: 'Лента',
  app: 'Приложение',
  inApp: 'Откроется в приложении для подкастов',
  more: 'Показать ещё',
  nothing: 'Подкастов пока нет',
  noEpisodes: 'Выпусков пока нет',
  unreadable: 'Выпуски нельзя показать здесь. К ним ведут ссылки.',
  play: 'Слушать',
  pause: 'Пауза',
  position: 'Позиция',
  unplayable: 'Этот выпуск здесь не воспроизводится.',
  back: 'Назад',
  forward: 'Вперёд',
  speed: 'Скорость',
  played: 'Прослушано',
  chapters: 'Главы',
  transcript: 'Расшифровка',
  absent: 'Это нельзя показать здесь.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Предыдущая неделя',
  following: 'Следующая неделя',
  thisWeek: 'Эта неделя',
  days: 'Дни',
  zone: 'Время',
  stationTime: 'Время станции ({})',
  yourTime: 'Ваше время ({})',
  now: 'Сейчас',
  until: 'до {}',
  nothing: 'На этой неделе ничего не запланировано.',
  nothingToday: 'На этот день ничего не запланировано.',
  more: 'и ещё {}',
  onAirNow: 'Сейчас в эфире',
  close: 'Закрыть',
  addShow: 'Добавить в календарь',
  addWeek: 'Добавить эту неделю в календарь',
  subscribe: 'Подписаться на календарь',
};

export const failures: Translated<FailureWords> = {
  missing: 'Здесь пока нет станции: укажите в base-url адрес вашей панели.',
  address: 'Указанный здесь base-url — не адрес.',
  station: 'Указанное здесь имя станции недопустимо.',
  insecure: 'Эта страница защищена, а адрес панели нет: запросите у хостинга адрес https.',
  blocked: 'Content-Security-Policy этой страницы не разрешает панель.',
  offline: 'Нет подключения к интернету.',
  notFound: 'По этому адресу нет панели.',
  server: 'Панель не знает такого номера сервера.',
  refused: 'Панель отказалась отвечать ({}).',
  unreadable: 'Не удалось прочитать ответ панели. Пробуем снова.',
  part: 'Файл не загрузился. Обновите страницу. Лежит ли папка «parts» рядом с onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Сервер этой станции не сообщает программу.',
  channels: 'Сервер этой станции не сообщает, где её потоки.',
  podcasts: 'Сервер этой станции не сообщает о подкастах.',
  history: 'Сервер этой станции не хранит историю, в которой можно искать.',
  seen: 'Сервер этой станции сообщает только то, что в эфире. Здесь видно с {}.',
};
