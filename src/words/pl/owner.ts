/** Text for site owners, in Polish: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Sprawdź ten serwer';
export const technicalDetails = 'Szczegóły techniczne';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'Adres serwera Twojej stacji jest nieprawidłowy.',
  policy: 'Content-Security-Policy tej strony blokuje serwer Twojej stacji.',
  wrongAddress: 'Adres serwera Twojej stacji jest błędny.',
  noServer: 'Panel Twojej stacji nie ma serwera {server}.',
  noStation: 'Serwer nie ma stacji {station}.',
  refuses: 'Serwer Twojej stacji nie pozwala odwiedzającym się odczytać.',
  inTrouble: 'Serwer Twojej stacji ma problem.',
  unreadable: 'Ta strona nie może odczytać odpowiedzi serwera Twojej stacji.',
  unreachable: 'Z tej strony nie można połączyć się z serwerem Twojej stacji.',
};

const setAddress = 'Podaj {address} jako base-url.';
const setStation =
  'Stacje w {kind} wyglądają tak: {example}. Podaj swoją jako data-station w skrypcie albo jako station w znaczniku.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Na tej stronie nie podano panelu.',
    advice: 'Wpisz adres panelu swojej stacji w data-base-url w skrypcie Onair albo w base-url w znaczniku.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Podaj adres panelu z protokołem i portem, na przykład https://panel.example:8080.',
    details: '„{url}” nie jest poprawnym adresem.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '„{url}” nie jest poprawnym adresem.',
  },
  noStation: {
    sentence: 'Na tej stronie nie podano, którą stację pokazać.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Nazwa Twojej stacji jest nieprawidłowa.',
    advice: 'Podaj w station krótką nazwę, mount albo numer swojej stacji.',
    details: 'Nazwa stacji jest nieprawidłowa, więc nie wysłano żądania do {url}.',
  },
  badMap: {
    sentence: 'Onair nie rozumie jednego z wpisów w map.',
    advice:
      'map musi zawierać title lub song, a każdy wpis to pole i ścieżka, na przykład title: current.song. Pola: {fields}.',
    details: 'Onair nie rozumie „{entry}” w map, dlatego nie odczytano {url}.',
  },
  noPath: {
    sentence: 'map podaje wartość, której nie ma w odpowiedzi.',
    advice: 'Dostępne: {known}.',
    details: 'map podaje {path}, ale odpowiedź {url} nie ma tam wartości.',
  },
  insecure: {
    sentence: 'Ta strona używa https, a serwer Twojej stacji http, więc przeglądarki go blokują.',
    advice: 'Jeśli serwer obsługuje https, podaj {address}. Jeśli nie, poproś jego dostawcę o włączenie.',
    details: 'Ta strona używa https, więc przeglądarki blokują {url}, który używa http.',
  },
  offline: {
    sentence: 'Ta przeglądarka jest offline.',
    details: 'Ta przeglądarka jest offline, więc nie wysłano żądania do {url}.',
  },
  part: {
    sentence: 'Nie wczytał się jeden z plików Onair.',
    advice:
      'Karta sieci w przeglądarce pokazuje który. Folder parts musi leżeć obok onair.js, a wszystkie pliki muszą być w tej samej wersji. Na innej witrynie potrzebują nagłówka Access-Control-Allow-Origin: *.',
    details: 'Nie wczytał się jeden z plików Onair, więc nie wysłano żądania do {url}.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Zmień tę dyrektywę na: {line}',
    details: 'Content-Security-Policy tej strony blokuje {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Zmień tę dyrektywę na: {line} (jeśli polityka ma trusted-types, dodaj tam onair).',
    details: 'Content-Security-Policy tej strony blokuje skrypt JSONP z {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Ustaw panel tak, aby wysyłał nagłówek Access-Control-Allow-Origin, albo zmień tę dyrektywę na: {line} (jeśli polityka ma trusted-types, dodaj tam onair).',
    details:
      '{url} nie ma nagłówka Access-Control-Allow-Origin, więc strony nie mogą go odczytać bezpośrednio, a Content-Security-Policy tej strony blokuje alternatywę, czyli JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} nie istnieje: adres kończy się na {end}, co Onair dodaje automatycznie.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} nie istnieje, ale pod {address} odpowiada panel.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Podaj jako base-url adres samego panelu; często ma port, na przykład :8080.',
    details:
      '{url} dało stronę internetową (status {status}): pod {address} odpowiada witryna albo proxy, nie panel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Sprawdź host, port i ścieżkę.',
    details: '{url} nie istnieje (status {status}), a pod {address} nie ma panelu.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Sprawdź, czy host, port i ścieżka są adresem panelu.',
    details: '{url} dało JSON, który nie jest listą panelu: pod {address} odpowiada inny program.',
  },
  otherServer: {
    sentence: 'Serwer Twojej stacji to nie panel, lecz {kind}.',
    advice: 'Wpisz {attributes} w znaczniku; w skrypcie każda nazwa z data- na początku.',
    details: '{url} nie istnieje: pod {address} odpowiada {kind}, a nie panel.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Sprawdź host, port i ścieżkę oraz czy source jest poprawne.',
    details: 'Onair nie może odczytać odpowiedzi {url} jako {attribute}.',
  },
  listMissing: {
    sentence: 'Panel Twojej stacji nie udostępnia danych dla tego znacznika.',
    advice: 'Być może jest za stary dla tego znacznika albo proxy przed nim nie przepuszcza tej ścieżki.',
    details: 'Panel pod {address} odpowiada, ale pod {url} nie ma nic czytelnego (status {status}).',
  },
  legacyMissing: {
    sentence: 'Panel Twojej stacji nie obsługuje JSONP.',
    advice: 'Usuń transport="legacy".',
    details: '{url} to nie JSONP, choć panel pod {address} ma nowszy interfejs.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Są te: {servers}. Podaj jeden z tych numerów jako data-server w skrypcie albo jako server w znaczniku.',
    details: '{url}: serwer {server} nie istnieje.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Zapytaj jego dostawcę o numer swojej stacji i podaj go jako data-server w skrypcie albo jako server w znaczniku.',
    details: '{url}: panel nie ma serwera {server} i nie mówi, jakie ma.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Są te: {stations}. Podaj jedną z nich jako data-station w skrypcie albo jako station w znaczniku.',
    details: '{address}: stacja {station} nie istnieje.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} nie ma stacji {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Podaj jako base-url adres, na którym się ono kończy.',
    details: '{url} odpowiada przekierowaniem na inny adres, za którym tej stronie nie wolno pójść.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'To, co pokazują znaczniki, musi być publiczne: poproś dostawcę panelu o otwarcie interfejsu do odczytu.',
    details: '{url} wymaga hasła (status 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Przed panelem stoi zapora, ochrona przed robotami albo lista dozwolonych adresów: poproś jego dostawcę, aby pozwolił odwiedzającym czytać {address}/api/.',
    details: '{url} jest zabronione (status 403).',
  },
  throttled: {
    sentence: 'Panel Twojej stacji otrzymał zbyt wiele żądań.',
    advice:
      'Onair ponowi próbę później. Jeśli to się powtarza, poproś dostawcę panelu o wyższy limit albo postaw przed nim pamięć podręczną.',
    details: '{url} otrzymał zbyt wiele żądań z tego adresu (status 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Przyczyna jest w dzienniku panelu. Onair ponowi próbę automatycznie.',
    details: '{url} spowodował błąd na serwerze (status {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Panel nie działa albo proxy używa złego portu.',
    details: 'Proxy pod {url} nie dostaje odpowiedzi od panelu, który jest za nim (status {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair ponowi próbę automatycznie. Jeśli to się powtarza, zapytaj dostawcę panelu.',
    details: '{url} jest chwilowo niedostępny (status 503) z powodu przeciążenia albo konserwacji.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Zapytaj dostawcę panelu.',
    details: '{url} zwrócił status {status}, którego Onair nie potrafi wyjaśnić.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair ponowi próbę automatycznie. Jeśli to się powtarza, zapytaj dostawcę serwera.',
    details: '{url} zakończył się statusem {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Otwórz adres w przeglądarce, aby zobaczyć, co to jest.',
    details:
      '{url} to uszkodzony JSON: panel dopisuje coś do odpowiedzi albo proxy przed nim kończy je za wcześnie lub źle kompresuje (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Najczęściej to proxy przed panelem; wyłącz tam kompresję, aby sprawdzić, czy to ono.',
    details:
      '{url} zaczęło odpowiadać i urwało: połączenie kończy się przed odpowiedzią albo odpowiedzi nie da się rozpakować.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Poproś jego dostawcę o zainstalowanie nowszej wersji.',
    details: '{url} przekracza maksimum 8 MB, bo panel pomija parametr limit.',
  },
  cached: {
    sentence: 'Ta strona otrzymuje nieaktualne dane.',
    advice:
      'Prawdopodobnie pochodzi z pamięci podręcznej service workera tej witryny, sieci CDN lub serwera proxy. Wyklucz ten adres z pamięci podręcznej.',
    details:
      '{url} od kilku minut zwraca tę samą starą odpowiedź, choć podany w niej utwór powinien się już skończyć.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'To witryna zamiast panelu (wtedy podaj jako base-url adres samego panelu) albo panel, który musi wysyłać nagłówek Access-Control-Allow-Origin.',
    details:
      '{url} odpowiada, ale bez nagłówka Access-Control-Allow-Origin, więc ta strona nie może tego odczytać, a JSONP też tam nie działa.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Serwer albo proxy przed nim musi wysyłać ten nagłówek. Możesz też użyć panelu, który odczytuje ten serwer.',
    details:
      '{url} odpowiada, ale bez nagłówka Access-Control-Allow-Origin, więc ta strona nie może tego odczytać.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: przez http nic nie odpowiada, a przez https tak.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Zainstaluj certyfikat na serwerze albo postaw przed nim proxy, które go ma. {address} działa tylko na stronach, które same używają http.',
    details: '{url}: ten port odpowiada przez http, ale nie przez https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Podaj adres dostępny z internetu.',
    details: '{url} jest nieosiągalny: dla odwiedzających {host} to ich własny komputer.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Podaj adres dostępny z internetu.',
    details: '{url} jest nieosiągalny: {host} to adres w sieci lokalnej.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Otwórz {address} w karcie przeglądarki: jeśli pojawi się ostrzeżenie, chodzi o certyfikat, a jeśli nie, o port albo nazwę.',
    details:
      '{url}: brak odpowiedzi. Przyczyną jest certyfikat (wygasły, podpisany samodzielnie albo dla innej nazwy), port (zamknięty lub zablokowany przez zaporę) albo nazwa {host}; przeglądarki nie mówią która.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Albo port jest zamknięty (panel nie działa lub blokuje go zapora), albo nazwa {host} jest błędna; przeglądarki nie mówią, co z tego. Otwórz {address} w karcie przeglądarki, aby to sprawdzić.',
    details: '{url}: brak odpowiedzi.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Zapytaj dostawcę serwera, czy port jest otwarty dla wszystkich.',
    details:
      '{url}: brak odpowiedzi na czas. Albo zapora odrzuca żądania do tego portu, albo serwer się zawiesił; przeglądarka nie potrafi tego odróżnić.',
  },
  slow: {
    sentence: 'Serwer Twojej stacji zbyt długo odpowiada.',
    advice: 'Sprawdź dziennik i bazę danych serwera.',
    details:
      '{url}: brak odpowiedzi na czas, choć serwer pod {address} odpowiada na inne żądania. Ta lista wczytuje się zbyt długo.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair ponowi próbę automatycznie. Aby poszukać innych przyczyn, dodaj ?onair-check do adresu tej strony.',
    details:
      '{url}: brak odpowiedzi, choć wcześniej odpowiadał. Panel albo połączenie z nim chwilowo nie działa.',
  },
  passing: {
    sentence: 'Problem wydaje się rozwiązany.',
    details: '{url}: pierwsze żądanie się nie powiodło, ale drugie tak.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} nie działa z nieznanego powodu ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Sprawdź pisownię i to, czy ma wpis DNS.',
    details: '{url}: nie ma hosta {host} (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Panel nie działa, używa innego portu albo przyjmuje tylko połączenia lokalne.',
    details: '{url}: {host} istnieje, ale jego port jest zamknięty.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Albo adres jest błędny, albo maszyna lub jej sieć nie działa.',
    details: '{url}: {host} jest stąd nieosiągalny.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Albo port oczekuje https, a dostał http, albo połączenie przerwała zapora.',
    details: '{url}: {host} przyjął połączenie i zamknął je bez odpowiedzi.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Odnów go i sprawdź, dlaczego nie odnowił się automatycznie.',
    details: '{url}: certyfikat {host} wygasł albo nie jest jeszcze ważny.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Potrzebny jest certyfikat publicznego urzędu, na przykład Let’s Encrypt.',
    details:
      '{url}: certyfikat {host} jest podpisany samodzielnie albo przez urząd, którego przeglądarki nie znają.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Zainstaluj cały łańcuch (fullchain.pem).',
    details: '{url}: serwer wysyła certyfikat {host} bez certyfikatów pośrednich.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Użyj tamtej nazwy albo zdobądź certyfikat dla tej.',
    details: '{url}: certyfikat jest dla innej nazwy niż {host}.',
  },
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
    attributes: 'atrybuty',
    data: 'dane',
    relay: 'przekaźnik',
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
    v2Unread: 'Nie da się odczytać {path}, więc znaczniki używają starszego interfejsu, przez JSONP.',
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
    clockUnseen: 'Strona nie może odczytać zegara panelu. {command} może.',
    cached: 'Pamięci podręczne i przeglądarki mogą sprawdzać, czy są nowe dane.',
    cachedLong: 'Historię wolno przechowywać przez {seconds} s: tytuły przychodzą za późno.',
    cachedUnseen:
      'Pamięci podręczne nie przechowują tytułów za długo. Strona nie może sprawdzić, czy jest ETag. {command} może.',
    cachedWhole: 'Nie ma ETag, więc każda odpowiedź jest wysyłana w całości.',
    none: 'Nie ma czego sprawdzać.',
    tried: 'Sprawdzono {tried} z {all}.',
    failed: 'Nie można pobrać {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Pod {address} jest {kind}. Onair współpracuje z nim bezpośrednio.',
    kindUnseen:
      'Strona nie może ustalić rodzaju serwera, bo nie wolno jej czytać jego odpowiedzi. {command} może.',
    title: '{title}',
    noTitle: 'W tej chwili nie ma tytułu.',
    attributes: '{attributes} w znaczniku; w skrypcie Onair każda nazwa z data- na początku.',
    attributesOfOne:
      '{attributes} w znaczniku; w skrypcie Onair każda nazwa z data- na początku. Bez station jest to pierwsza stacja; są: {stations}.',
    data: 'Udostępnia: {things}. Nie udostępnia: {missing}.',
    relay:
      'Panel, który czyta ten serwer, zachowuje wszystkie utwory, liczy głosy i może pobierać ramówkę z kalendarza: {relay}',
    fetchHere: 'Ta strona może czytać jego odpowiedzi.',
    onlyJsonp:
      'Strony innych witryn nie mogą czytać jego odpowiedzi bezpośrednio: czytają je przez JSONP, co jest wolniejsze.',
    closed:
      'Żadna strona innej witryny nie może go odczytać: brakuje nagłówka Access-Control-Allow-Origin: * i nie ma JSONP.',
    httpServer: 'Jest http: strony https nie mogą go pokazać.',
    streamFailed: 'Nie można pobrać {url} ({why}).',
  },
  whys: {
    timeout: 'brak odpowiedzi przez 10 s',
    insecure: 'http, którego stronie https nie wolno wczytać',
    unplayable: 'ta przeglądarka nie może tego odtworzyć',
    noPicture: 'to nie obraz',
    noFeed: 'to nie kanał RSS',
    unread: 'nie ma tego albo strony nie mogą tego czytać',
  },
  things: {
    titles: 'bieżący tytuł',
    plays: 'ostatnie utwory',
    starts: 'czasy ich rozpoczęcia',
    history: 'wszystkie utwory',
    week: 'ramówkę',
    channels: 'strumienie',
    podcasts: 'podcasty',
    votes: 'głosy',
  },
  cures: {
    corsUnseen: 'Otwórz to sprawdzenie z innej witryny albo uruchom {command}.',
    corsMissing: 'Niech panel wysyła go z odpowiedziami pod /api/v2/.',
    corsAbsent: 'Niech panel wysyła go z odpowiedziami pod /api/v2/.',
    mixed: 'Poproś jego dostawcę o https.',
    clockAhead: 'Zsynchronizuj go przez NTP.',
    clockBehind: 'Zsynchronizuj go przez NTP.',
    clockEarly: 'Zsynchronizuj oba przez NTP.',
    cachedLong: 'Właściwe jest 1 albo 2.',
    failed: 'Sprawdź jego adres w panelu.',
    closed:
      'Ustaw serwer lub proxy przed nim tak, aby wysyłały ten nagłówek, albo użyj panelu, który czyta ten serwer.',
    httpServer: 'Włącz https albo użyj panelu z https, który czyta ten serwer.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Sprawdź swoją stację',
  lede: 'Dowiedz się, dlaczego Twoja stacja się nie pojawia. Sprawdzanie działa tak jak znaczniki na Twojej witrynie i łączy się tylko z tym adresem oraz z adresami w jego danych. Rozpoznaje panele, a także {kinds}.',
  address: 'Adres Twojego panelu lub serwera',
  site: 'Twoja witryna jest',
  siteHttps: 'https, jak większość',
  siteHttp: 'http',
  check: 'Sprawdź',
  running: 'Sprawdzanie {address}. Potrwa do pół minuty.',
  sound: 'Brak problemów pod {address}.',
  unsound: 'Problemy pod {address}: {what}.',
  noStation: 'Znaczniki nie mogą pokazać serwera {server} z {address}.',
  otherServer: 'Pod {address} jest {kind}. Aby go pokazać, dodaj {attribute} do znaczników.',
  holds: 'OK',
  fails: 'Problem',
  neither: 'Uwaga',
  stations: 'Stacje tego panelu',
  checkThat: 'Sprawdź {address}',
  build: 'Utwórz kod dla swojej witryny',
  report: 'Raport dla dostawcy panelu',
  terminal: 'Polecenie może sprawdzić więcej niż strona: certyfikaty, wszystkie nagłówki i zegar panelu.',
  policy: 'Jeśli Twoja witryna ma Content-Security-Policy, musi ona zezwalać na:',
  copyPolicy: 'Kopiuj politykę',
  copyReport: 'Kopiuj raport',
  copyCommand: 'Kopiuj polecenie',
  copied: 'Skopiowano',
  notCopied: 'Zaznaczono: naciśnij Ctrl+C',
  language: 'Język',
};
