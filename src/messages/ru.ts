/** The words in Russian. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'В эфире',
  live: 'Прямой эфир',
  jingle: 'Джингл',
  lastPlayed: 'Последний трек в {}',
  asOf: 'данные на {}',
  nothing: 'В эфире пока ничего нет',
  noAnswer: 'Станция не отвечает. Пробуем снова.',
};

export const history: HistoryWords = {
  nothing: 'Пока ничего не звучало',
};

export const failures: FailureWords = {
  missing: 'Здесь пока нет станции: укажите в base-url адрес вашей панели.',
  address: 'Указанный здесь base-url — не адрес.',
  insecure: 'Эта страница защищена, а адрес панели нет: запросите у хостинга адрес https.',
  blocked: 'Content-Security-Policy этой страницы не разрешает панель.',
  offline: 'Нет подключения к интернету.',
  notFound: 'По этому адресу нет панели.',
  server: 'Панель не знает такого номера сервера.',
  refused: 'Панель отказалась отвечать ({}).',
  unreadable: 'Не удалось прочитать ответ панели. Пробуем снова.',
};

export const legacy: LegacyWords = {
  tooOld: 'Этот браузер слишком старый, чтобы показать станцию.',
};

export const votes: VoteWords = {
  voteOn: 'Ваш голос: {}',
  like: 'Нравится',
  dislike: 'Не нравится',
  live: 'За прямой эфир не голосуют.',
  jingle: 'За джинглы не голосуют.',
  nothing: 'Сейчас не за что голосовать.',
  counted: 'Спасибо, ваш голос учтён.',
  sent: 'Ваш голос отправлен.',
  repeated: 'Вы уже голосовали за этот трек.',
  offline: 'Не отправлено: нет подключения к интернету.',
  blocked: 'Не отправлено: эта страница не разрешает.',
  gone: 'Голос снят: у станции больше нет этого трека.',
  refused: 'Голос снят: станция его не приняла.',
  likes: 'Вам понравилось',
  noLikes: 'Всё, что вам понравится, хранится здесь, только в этом браузере.',
  copy: 'Копировать',
  copied: 'Скопировано.',
  selected: 'Выделено, можно копировать.',
  save: 'Сохранить как текст',
  clear: 'Очистить',
  reallyClear: 'Точно очистить?',
};
