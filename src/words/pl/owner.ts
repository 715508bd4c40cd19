/** Text for site owners, in Polish: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Sprawdź ten panel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'O nic nie zapytano: strona nie podaje żadnego panelu. Podaj adres panelu swojej stacji jako data-base-url w skrypcie Onair albo jako base-url w znaczniku.',
  badAddress:
    'O nic nie zapytano: „{url}” nie jest adresem. Podaj adres panelu z protokołem i portem, na przykład https://panel.example:8080.',
  badStation:
    '{url} nie zapytano: w station jest nazwa, której nie może mieć żadna stacja. Podaj krótką nazwę, mount albo numer swojej stacji.',
  insecure:
    'Nie zapytano {url}: ta strona jest https, a przeglądarki zabraniają jej czytać http. Podaj {address}, jeśli panel ma https; jeśli nie ma, poproś o nie jego dostawcę.',
  offline: 'Nie zapytano {url}: ta przeglądarka nie ma sieci.',
  part: 'Nie wczytał się plik Onair, więc nie zapytano {url}. Karta sieci pokazuje go na czerwono: folder parts musi leżeć obok onair.js, kompletny i w tej samej wersji, a na innej witrynie z nagłówkiem Access-Control-Allow-Origin: *.',
  policyConnect:
    'Nie zapytano {url}: zabrania tego Content-Security-Policy tej strony ({directive}). Tam, gdzie jest ustawiana, ta dyrektywa musi brzmieć: {line}',
  policyJsonp:
    'Zapytano {url} przez JSONP, a Content-Security-Policy tej strony zabrania tego skryptu. Tam, gdzie jest ustawiana, ta dyrektywa musi brzmieć: {line} (a jeśli polityka ma trusted-types, dodaj tam onair).',
  policyNoCors:
    '{url} odpowiada bez nagłówka Access-Control-Allow-Origin, więc strony nie mogą tego odczytać, a drugiej drogi, JSONP, zabrania Content-Security-Policy tej strony. Niech panel wysyła ten nagłówek albo niech ta dyrektywa brzmi: {line} (a jeśli polityka ma trusted-types, dodaj tam onair).',
  endsInApi:
    '{url} nie istnieje: adres kończy się na {end}, co Onair dodaje samo. Podaj {address} jako base-url.',
  wrongPath:
    '{url} nie istnieje, ale pod {address} odpowiada panel: podaj ten adres jako base-url, bez ścieżki.',
  website:
    '{url} dało stronę internetową (status {status}): pod {address} odpowiada witryna albo proxy, nie panel. Podaj jako base-url adres samego panelu; często ma port, na przykład :8080.',
  noPanel:
    '{url} nie istnieje (status {status}), a {address} nie ma też nic innego z panelu. Sprawdź host, port i ścieżkę.',
  otherProgram:
    '{url} dało JSON, który nie jest listą panelu: pod {address} odpowiada inny program. Sprawdź, czy host, port i ścieżka są adresem panelu.',
  otherServer:
    '{url} nie istnieje: pod {address} odpowiada {kind}, a nie panel. Wpisz {attributes} w znaczniku; w skrypcie każda nazwa z data- na początku.',
  listMissing:
    'Panel pod {address} odpowiada, ale pod {url} nie ma nic czytelnego (status {status}). Być może jest za stary dla tego znacznika albo proxy przed nim nie przepuszcza tej ścieżki.',
  legacyMissing: '{url} to nie JSONP, choć panel pod {address} ma nowszy interfejs: usuń transport="legacy".',
  wrongServer:
    '{url}: serwer {server} nie istnieje. Są te: {servers}. Podaj jeden z tych numerów jako data-server w skrypcie albo jako server w znaczniku.',
  noSuchServer:
    '{url}: panel nie ma serwera {server} i nie mówi, jakie ma. Zapytaj jego dostawcę o numer swojej stacji i podaj go jako data-server w skrypcie albo jako server w znaczniku.',
  redirected:
    '{url} odpowiada przekierowaniem na inny adres, za którym tej stronie nie wolno pójść. Podaj jako base-url adres, na którym się ono kończy.',
  login:
    '{url} wymaga hasła (status 401). To, co pokazują znaczniki, musi być publiczne: poproś dostawcę panelu o otwarcie interfejsu do odczytu.',
  forbidden:
    '{url} jest zabronione (status 403). Przed panelem stoi zapora, ochrona przed robotami albo lista dozwolonych adresów: poproś jego dostawcę, aby pozwolił odwiedzającym czytać {address}/api/.',
  throttled:
    '{url} pytano z tego adresu zbyt często (status 429). Pytanie zostanie ponowione później; jeśli tak zostanie, poproś dostawcę panelu o wyższy limit albo postaw przed nim pamięć podręczną.',
  crashed:
    '{url} zawiodło podczas odpowiadania (status {status}). Dziennik panelu mówi dlaczego; pytanie zostanie ponowione samo.',
  gateway:
    'Na {url} odpowiada proxy, które nie dostaje odpowiedzi od panelu za nim (status {status}). Panel tam nie działa albo proxy szuka go na złym porcie.',
  busy: '{url} jest na razie nieczynne (status 503): przeciążenie albo konserwacja. Pytanie zostanie ponowione samo; jeśli tak zostanie, zapytaj dostawcę panelu.',
  refused: '{url} odmówiło ze statusem {status}, na który Onair nie ma wyjaśnienia. Zapytaj dostawcę panelu.',
  brokenJson:
    '{url} to uszkodzony JSON: panel dopisuje coś do odpowiedzi albo proxy przed nim kończy je za wcześnie lub źle kompresuje (gzip). Otwórz adres w przeglądarce, aby zobaczyć, co to jest.',
  cut: '{url} zaczęło odpowiadać i urwało: połączenie kończy się przed odpowiedzią albo odpowiedzi nie da się rozpakować. Najczęściej to proxy przed panelem; wyłącz tam kompresję, aby sprawdzić, czy to ono.',
  tooLarge:
    '{url} ma ponad 8 MB, a więcej się nie czyta. Panel pomija parametr limit: poproś jego dostawcę o nowszą wersję.',
  cached:
    '{url} od kilku minut zwraca tę samą starą odpowiedź, choć podany w niej utwór powinien się już skończyć. Prawdopodobnie pochodzi z pamięci podręcznej service workera tej witryny, sieci CDN lub serwera proxy. Wyklucz ten adres z pamięci podręcznej.',
  noCors:
    '{url} odpowiada, ale bez nagłówka Access-Control-Allow-Origin, więc ta strona nie może tego odczytać, a JSONP też tam nie działa. To witryna zamiast panelu (wtedy podaj jako base-url adres samego panelu) albo panel, który musi wysyłać ten nagłówek.',
  needsHttps: '{url}: przez http nic nie odpowiada, a przez https tak. Podaj {address} jako base-url.',
  noTls:
    '{url}: na tym porcie nie ma https, ale http odpowiada. Daj panelowi certyfikat albo postaw przed nim proxy, które go ma; {address} działa na stronach, które same są http.',
  ownMachine:
    'Zapytano {url} na próżno: {host} to komputer, przy którym siedzi odwiedzający. Podaj adres panelu, do którego dociera cały internet.',
  localNetwork:
    'Zapytano {url} na próżno: {host} to adres w sieci lokalnej, do którego odwiedzający skądinąd nie dotrą. Podaj adres panelu, do którego dociera cały internet.',
  silentHttps:
    '{url}: nic nie przyszło. Przeglądarka nie mówi, w czym rzecz: certyfikat (wygasły, podpisany samodzielnie, dla innej nazwy), port (zamknięty albo zapora) czy nazwa {host}. Otwórz {address} w przeglądarce: ostrzeżenie oznacza certyfikat, jego brak port albo nazwę.',
  silentHttp:
    '{url}: nic nie przyszło. Przeglądarka nie mówi, w czym rzecz: port jest zamknięty (panel nie działa albo zapora) albo nazwa {host} jest błędna. Otwórz {address} w przeglądarce, aby to zobaczyć.',
  swallowed:
    '{url}: brak odpowiedzi na czas. Zapora połyka to, co idzie na ten port, albo panel się zawiesił; przeglądarka nie potrafi tego odróżnić. Zapytaj dostawcę panelu, czy port jest otwarty dla wszystkich.',
  slow: '{url}: brak odpowiedzi na czas, choć panel pod {address} odpowiada na inne pytania. Ta lista zajmuje mu za dużo czasu: dlaczego, mówi jego dziennik albo baza danych.',
  gone: '{url}: odpowiedź nie przyszła, choć wcześniej przychodziły. Panel albo droga do niego na razie nie działa, a pytanie zostanie ponowione samo. Z ?onair-check w adresie tej strony Onair szuka innej przyczyny.',
  passing: '{url}: odpowiedź nie przyszła, ale przy ponownym pytaniu już tak: minęło.',
  noSuchName:
    '{url}: nie ma hosta {host} (DNS). Sprawdź, czy nazwa jest dobrze napisana i czy jej wpis istnieje.',
  portClosed:
    '{url}: {host} jest, ale jego port jest zamknięty. Panel nie działa albo nasłuchuje na innym porcie lub tylko dla własnej maszyny.',
  noRoute: '{url}: stąd nie ma drogi do {host}. Adres jest błędny albo maszyna lub jej sieć jest wyłączona.',
  reset:
    '{url}: {host} przyjął połączenie i zakończył je bez odpowiedzi. Port mówi https, a zapytano go przez http, albo przerwała je zapora.',
  certificateEnded:
    '{url}: certyfikat {host} jest poza okresem ważności. Odnów go i sprawdź, dlaczego nie odnowił się sam.',
  certificateOwn:
    '{url}: certyfikat {host} jest podpisany samodzielnie albo przez urząd, którego przeglądarki nie znają. Potrzebny jest certyfikat publicznego urzędu, na przykład Let’s Encrypt.',
  certificateChain:
    '{url}: certyfikat {host} przychodzi bez tych pomiędzy nim a jego urzędem. Zainstaluj cały łańcuch (fullchain.pem).',
  certificateName:
    '{url}: certyfikat jest dla innej nazwy niż {host}. Podaj tamtą nazwę albo zdobądź certyfikat dla tej.',
  unknown: '{url} zawiodło w sposób, na który Onair nie ma nazwy ({problem}).',
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} to lista odtwarzania, której ta strona nie może odczytać. Jako adres strumienia wpisz adres z tej listy.',
  notAudio: '{url} nie jest strumieniem: serwer zwrócił {type} ze statusem {status}.',
  format:
    '{url} odpowiada, ale ta przeglądarka nie może go odtworzyć: format nie jest obsługiwany albo strumień nie wysyła dźwięku.',
  unreadable:
    'Nie można odtworzyć {url}: adres jest błędny, serwer nie działa albo nie jest to dźwięk. Otwórz go w karcie przeglądarki, aby to sprawdzić.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name}: nieznana nazwa lub wartość.',
  didYouMean: 'Czy chodziło o {name}?',
  available: 'Dostępne: {names}.',
  notNumber: '{name} nie jest liczbą.',
  unclosed:
    '{name} nie jest zamknięty, więc dla przeglądarki dalsza treść leży wewnątrz znacznika. Onair pozostawia ją widoczną. Wpisz {end} po znaczniku: w HTML ukośnik na końcu znacznika go nie zamyka.',
  ignoredScript:
    '{name} ma data-base-url, ale nie jest skryptem Onair, więc jego atrybuty są pomijane. Jeśli zawiera Onair, dodaj do niego data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'stacja',
    kind: 'serwer',
    onAir: 'na antenie',
    attributes: 'do wpisania',
    data: 'podaje',
    relay: 'reszta',
    reachable: 'osiągalność',
    v2: 'v2',
    servers: 'serwery',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certyfikat',
    mixed: 'treści mieszane',
    clock: 'zegar',
    caching: 'nagłówki cache',
    streams: 'strumienie',
    covers: 'okładki',
    feeds: 'kanały RSS',
    policy: 'polityka',
  },
  says: {
    reachable: '{address} odpowiada.',
    v2: '{path} daje listę.',
    v2Unread: 'Nie da się odczytać {path}: znaczniki biorą starszy interfejs, przez JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Panel nie podaje listy swoich serwerów.',
    cors: 'Strony wszystkich witryn mogą czytać odpowiedzi.',
    corsHere: 'Ta strona leży na innej witrynie niż panel i może czytać jego odpowiedzi.',
    corsUnseen:
      'Ta strona leży na witrynie samego panelu, więc nie widzi, co mogą czytać strony innych witryn.',
    corsMissing:
      'Brakuje nagłówka Access-Control-Allow-Origin: *: strony czytają panel przez JSONP, co jest wolniejsze.',
    corsUnread:
      'Brakuje nagłówka Access-Control-Allow-Origin: * albo nie ma v2: strony czytają panel przez JSONP, co jest wolniejsze.',
    corsAbsent: 'Brakuje nagłówka Access-Control-Allow-Origin: *: żadna strona nie może odczytać panelu.',
    jsonp: 'Działa, także dla bardzo starych przeglądarek.',
    jsonpMissing: 'Nie działa: bardzo stare przeglądarki nic nie pokazują.',
    certificate: 'Jest tu ważny, a strony https mogą pokazać panel.',
    mixed: 'Panel jest http: strony https nie mogą go pokazać.',
    bothHttp:
      'Panel jest http, tak jak witryna. Jeśli witryna przejdzie na https, nie będzie już mogła go pokazać.',
    clock: 'Chodzi tak jak zegar tej maszyny.',
    clockAhead: 'Spieszy się o {seconds} s względem zegara tej maszyny.',
    clockBehind: 'Spóźnia się o {seconds} s względem zegara tej maszyny.',
    clockEarly:
      'Najnowszy utwór zaczyna się dopiero za {seconds} s: zegar panelu się spieszy albo zegar tej maszyny się spóźnia.',
    clockUnstamped: 'Odpowiedzi nie mają Date.',
    clockUnseen: 'Strona nie widzi zegara panelu. {command} go widzi.',
    cached: 'Pamięci podręczne i przeglądarki mogą pytać, czy jest coś nowego.',
    cachedLong: 'Historię wolno przechowywać przez {seconds} s: tytuły przychodzą za późno.',
    cachedUnseen:
      'Nic nie przechowuje tytułów za długo. Czy jest ETag, tego strona nie widzi; {command} widzi.',
    cachedWhole: 'Nie ma ETag: każde pytanie kosztuje całą odpowiedź.',
    none: 'Nie ma czego sprawdzać.',
    tried: 'Sprawdzono {tried} z {all}.',
    failed: 'Nie można pobrać {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Pod {address} jest {kind}. To nie panel, a znaczniki i tak go pokazują.',
    kindUnseen:
      'Jaki to rodzaj serwera, strona nie widzi tam, gdzie nie wolno jej nic czytać. {command} to widzi.',
    title: '{title}',
    noTitle: 'Nie podaje teraz tytułu.',
    attributes: '{attributes} w znaczniku; w skrypcie Onair każda nazwa z data- na początku.',
    attributesOfOne:
      '{attributes} w znaczniku; w skrypcie Onair każda nazwa z data- na początku. Bez station jest to pierwsza stacja; są: {stations}.',
    data: 'Podaje: {things}. Nie podaje: {untold}.',
    relay:
      'Panel, który czyta ten serwer, zachowuje wszystkie utwory, liczy głosy i może wziąć tydzień z kalendarza: {relay}',
    fetchHere: 'Ta strona może czytać jego odpowiedzi.',
    onlyJsonp:
      'Strony innych witryn nie mogą czytać jego odpowiedzi bezpośrednio: czytają je przez JSONP, co jest wolniejsze.',
    closed:
      'Żadna strona innej witryny nie może go odczytać: brakuje nagłówka Access-Control-Allow-Origin: * i nie ma JSONP.',
    httpServer: 'Jest http: strony https nie mogą go pokazać.',
    streamFailed: 'Nie można pobrać {url} ({why}).',
  },
  whys: {
    timeout: 'nic przez 10 s',
    insecure: 'http, którego stronie https nie wolno wczytać',
    unplayable: 'ta przeglądarka nie może tego odtworzyć',
    noPicture: 'to nie obraz',
    noFeed: 'to nie kanał RSS',
    unread: 'nie ma tego albo strony nie mogą tego czytać',
  },
  things: {
    titles: 'tytuł na antenie',
    plays: 'ostatnie utwory',
    starts: 'kiedy każdy się zaczął',
    history: 'wszystkie utwory',
    week: 'tydzień',
    channels: 'strumienie',
    podcasts: 'podcasty',
    votes: 'głosy',
  },
  cures: {
    corsUnseen: 'Otwórz to sprawdzenie z innej witryny albo uruchom {command}.',
    corsMissing: 'Niech panel wysyła go z odpowiedziami pod /api/v2/.',
    corsAbsent: 'Niech panel wysyła go z odpowiedziami pod /api/v2/.',
    mixed: 'Poproś jego dostawcę o https.',
    clockAhead: 'Niech ustawia go NTP.',
    clockBehind: 'Niech ustawia go NTP.',
    clockEarly: 'Niech oba ustawia NTP.',
    cachedLong: 'Właściwe jest 1 albo 2.',
    failed: 'Sprawdź jego adres w panelu.',
    closed: 'Niech serwer lub proxy przed nim wysyła ten nagłówek, albo weź panel, który go czyta.',
    httpServer: 'Daj mu https albo weź panel z https, który go czyta.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Sprawdź panel',
  lede: 'Próbuje panelu Twojej stacji tak, jak robią to znaczniki na Twojej witrynie, i mówi, co jest w porządku, co nie i co zrobić. Pyta tylko ten panel i to, co podają jego dane, nikogo więcej. Rozpoznaje też {kinds}.',
  address: 'Adres panelu',
  site: 'Twoja witryna jest',
  siteHttps: 'https, jak większość',
  siteHttp: 'http',
  check: 'Sprawdź',
  running: 'Sprawdzanie {address}. Potrwa do pół minuty.',
  sound: 'Pod {address} wszystko jest w porządku.',
  unsound: 'Do naprawienia pod {address}: {what}.',
  noStation: 'Znaczniki nie mogą pokazać serwera {server} z {address}.',
  otherServer: 'Pod {address} jest {kind}. Znaczniki pokazują go z {attribute}.',
  holds: 'OK',
  fails: 'Błąd',
  neither: 'Uwaga',
  stations: 'Stacje tego panelu',
  checkThat: 'Sprawdź {address}',
  report: 'Raport dla dostawcy panelu',
  terminal: 'Polecenie widzi więcej niż strona: certyfikaty, wszystkie nagłówki i zegar panelu.',
  policy: 'Dla witryny z Content-Security-Policy, która musi zezwalać na:',
  copyPolicy: 'Kopiuj politykę',
  copyReport: 'Kopiuj raport',
  copyCommand: 'Kopiuj polecenie',
  copied: 'Skopiowano',
  notCopied: 'Zaznaczono: naciśnij Ctrl+C',
  language: 'Język',
};
