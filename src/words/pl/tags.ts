/** Text for visitors, in Polish. */
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
  onAir: 'Na antenie',
  live: 'Na żywo',
  nowPlaying: 'Teraz gramy: {}',
  time: 'Czas',
  jingle: 'Dżingiel',
  lastPlayed: 'Ostatnio grane: {}',
  asOf: 'stan na {}',
  nothing: 'Na antenie jeszcze nic nie ma',
  noAnswer: 'Stacja nie odpowiada. Próbujemy ponownie.',
};

export const history: Translated<HistoryWords> = {
  nothing: 'Jeszcze nic nie zagrano',
  justNow: 'przed chwilą',
};

export const shows: Translated<ShowWords> = {
  upNext: 'Za chwilę:',
  next: 'Następnie',
  until: 'do {}',
  from: 'od {}',
};

export const offAir: Translated<OffAirWords> = {
  title: 'Poza anteną',
  back: 'Wracamy o {}: {name}',
};

export const audience: Translated<AudienceWords> = {
  listeners: {
    one: '{} słuchacz',
    few: '{} słuchaczy',
    many: '{} słuchaczy',
    other: '{} słuchacza',
  },
};

export const search: Translated<SearchWords> = {
  question: 'Co grało o …?',
  date: 'Data',
  time: 'Godzina',
  search: 'Szukaj',
  searching: 'Szukam …',
  silent: 'Wtedy nic nie było na antenie.',
  future: 'To dopiero nadejdzie.',
  tooEarly: 'Historia nie sięga tak daleko.',
  noAnswer: 'Stacja nie odpowiada. Proszę wyszukać ponownie.',
  earlier: 'Wcześniejsze',
  later: 'Nowsze',
  now: 'Wróć do teraz',
  link: 'Bezpośredni link',
};

export const votes: Translated<VoteWords> = {
  voteOn: 'Twój głos: {}',
  like: 'Podoba mi się',
  dislike: 'Nie podoba mi się',
  live: 'Na audycje na żywo nie można głosować.',
  unknown: 'Stacja nie zna tego utworu: nie można głosować.',
  jingle: 'Na dżingle nie można głosować.',
  show: 'Na audycje nie można głosować.',
  nothing: 'Na antenie nie ma na co głosować.',
  counted: 'Dziękujemy, Twój głos się liczy.',
  sent: 'Twój głos został wysłany.',
  repeated: 'Ten utwór ma już Twój głos.',
  offline: 'Nie wysłano: brak połączenia z internetem.',
  blocked: 'Nie wysłano: ta strona na to nie pozwala.',
  gone: 'Cofnięto: stacja nie ma już tego utworu.',
  throttled: 'Cofnięto: zbyt wiele głosów z Twojej sieci. Spróbuj ponownie za minutę.',
  refused: 'Cofnięto: stacja odrzuciła głos.',
  likes: 'Twoje ulubione',
  noLikes: 'To, co Ci się spodoba, zostaje tutaj, tylko w tej przeglądarce.',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  selected: 'Zaznaczono, gotowe do skopiowania.',
  save: 'Zapisz jako tekst',
  clear: 'Wyczyść',
  reallyClear: 'Na pewno wyczyścić?',
};

export const links: Translated<LinkWords> = {
  more: 'Więcej o {}',
  find: 'Szukaj w {}',
  copy: 'Kopiuj wykonawcę i tytuł',
  copied: 'Skopiowano.',
  selected: 'Zaznaczono, gotowe do skopiowania.',
  share: 'Udostępnij',
  copyLink: 'Kopiuj link',
  close: 'Zamknij',
};

export const player: Translated<PlayerWords> = {
  play: 'Słuchaj',
  stop: 'Zatrzymaj',
  quality: 'Jakość dźwięku',
  high: 'Wysoka',
  low: 'Niska',
  bitrate: '{} kbit/s',
  mute: 'Wycisz',
  volume: 'Głośność',
  connecting: 'Łączenie…',
  reconnecting: 'Ponowne łączenie…',
  nothing: 'Nie ma jeszcze czego słuchać',
  missing: 'Stacja nie podaje adresu tego strumienia.',
  insecure: 'Ta strona jest bezpieczna (https), ten strumień nie (http): tutaj nie zagra.',
  unplayable: 'Ten strumień nie gra.',
  chooseAnother: 'Ten strumień nie gra. Wybierz inny.',
  blocked: 'Przeglądarka nie pozwoliła odtwarzać. Naciśnij jeszcze raz.',
  elsewhere: 'Zatrzymano: gra inny odtwarzacz.',
  goOn: 'Słuchaj dalej',
  popup: 'W małym oknie',
  fold: 'Zwiń',
  unfold: 'Pokaż odtwarzacz',
  more: 'Więcej',
};

export const podcasts: Translated<PodcastWords> = {
  count: {
    one: '{} odcinek',
    few: '{} odcinki',
    many: '{} odcinków',
    other: '{} odcinka',
  },
  episodes: 'Odcinki',
  follow: 'Obserwuj',
  page: 'Otwórz',
  feed: 'Kanał',
  app: 'Aplikacja',
  inApp: 'Otwiera się w aplikacji do podcastów, jeśli jest',
  more: 'Pokaż więcej',
  nothing: 'Nie ma jeszcze podcastów',
  noEpisodes: 'Nie ma jeszcze odcinków',
  unreadable: 'Nie można tu pokazać odcinków. Prowadzą do nich linki.',
  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  position: 'Pozycja',
  unplayable: 'Tego odcinka nie można tu odtworzyć.',
  back: 'Wstecz',
  forward: 'Naprzód',
  speed: 'Tempo',
  played: 'Odsłuchano',
  chapters: 'Rozdziały',
  transcript: 'Transkrypcja',
  absent: 'Nie można tego tu pokazać.',
};

export const schedule: Translated<ScheduleWords> = {
  previous: 'Poprzedni tydzień',
  following: 'Następny tydzień',
  thisWeek: 'Ten tydzień',
  days: 'Dni',
  zone: 'Godziny',
  stationTime: 'Czas stacji ({})',
  yourTime: 'Twój czas ({})',
  now: 'Teraz',
  until: 'do {}',
  nothing: 'W tym tygodniu nic nie zaplanowano.',
  nothingToday: 'W tym dniu nic nie zaplanowano.',
  more: 'i jeszcze {}',
  onAirNow: 'Teraz na antenie',
  close: 'Zamknij',
  addShow: 'Dodaj do kalendarza',
  addWeek: 'Dodaj ten tydzień do kalendarza',
  subscribe: 'Subskrybuj kalendarz',
};

export const failures: Translated<FailureWords> = {
  missing: 'Brakuje tu stacji: podaj w base-url adres swojego panelu.',
  address: 'Podany tu base-url nie jest adresem.',
  station: 'Podana tu nazwa stacji jest nieprawidłowa.',
  insecure: 'Ta strona jest bezpieczna, a adres panelu nie: poproś swojego dostawcę o adres https.',
  blocked: 'Content-Security-Policy tej strony nie zezwala na panel.',
  offline: 'Brak połączenia z internetem.',
  notFound: 'Pod tym adresem nie ma panelu.',
  server: 'Panel nie zna tego numeru serwera.',
  refused: 'Panel odmówił odpowiedzi ({}).',
  unreadable: 'Nie da się odczytać odpowiedzi panelu. Próbujemy ponownie.',
  part: 'Nie udało się wczytać pliku. Odśwież stronę. Czy folder „parts” jest obok onair.js?',
};

export const unsupported: Translated<UnsupportedWords> = {
  week: 'Serwer tej stacji nie podaje ramówki.',
  channels: 'Serwer tej stacji nie podaje, gdzie są jej strumienie.',
  podcasts: 'Serwer tej stacji nie podaje podcastów.',
  history: 'Serwer tej stacji nie ma historii, którą można przeszukać.',
  seen: 'Serwer tej stacji podaje tylko to, co jest na antenie. Widziane tutaj od {}.',
};
