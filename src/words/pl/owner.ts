/** Text for site owners, in Polish: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Sprawdź ten panel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Na tej stronie nie podano panelu. Wpisz adres panelu swojej stacji w data-base-url w skrypcie Onair albo w base-url w znaczniku.',
  badAddress:
    '„{url}” nie jest poprawnym adresem. Podaj adres panelu z protokołem i portem, na przykład https://panel.example:8080.',
  badStation:
    'Nazwa stacji jest nieprawidłowa, więc nie wysłano żądania do {url}. Podaj w station krótką nazwę, mount albo numer swojej stacji.',
  badMap:
    'Onair nie rozumie „{entry}” w map, dlatego nie odczytano {url}. map musi zawierać title lub song, a każdy wpis to pole i ścieżka, na przykład title: current.song. Pola: {fields}.',
  noPath: 'map podaje {path}, ale odpowiedź {url} nie ma tam wartości. Dostępne: {known}.',
  insecure:
    'Ta strona używa https, więc przeglądarki blokują {url}, który używa http. Jeśli panel obsługuje https, podaj {address}. Jeśli nie, poproś jego dostawcę o włączenie.',
  offline: 'Ta przeglądarka jest offline, więc nie wysłano żądania do {url}.',
  part: 'Nie wczytał się jeden z plików Onair, więc nie wysłano żądania do {url}. Karta sieci w przeglądarce pokazuje który. Folder parts musi leżeć obok onair.js, a wszystkie pliki muszą być w tej samej wersji. Na innej witrynie potrzebują nagłówka Access-Control-Allow-Origin: *.',
  policyConnect:
    'Content-Security-Policy tej strony blokuje {url} ({directive}). Zmień tę dyrektywę na: {line}',
  policyJsonp:
    'Content-Security-Policy tej strony blokuje skrypt JSONP z {url}. Zmień tę dyrektywę na: {line} (jeśli polityka ma trusted-types, dodaj tam onair).',
  policyNoCors:
    '{url} nie ma nagłówka Access-Control-Allow-Origin, więc strony nie mogą go odczytać bezpośrednio, a Content-Security-Policy tej strony blokuje alternatywę, czyli JSONP. Ustaw panel tak, aby wysyłał ten nagłówek, albo zmień tę dyrektywę na: {line} (jeśli polityka ma trusted-types, dodaj tam onair).',
  endsInApi:
    '{url} nie istnieje: adres kończy się na {end}, co Onair dodaje automatycznie. Podaj {address} jako base-url.',
  wrongPath:
    '{url} nie istnieje, ale pod {address} odpowiada panel: podaj ten adres jako base-url, bez ścieżki.',
  website:
    '{url} dało stronę internetową (status {status}): pod {address} odpowiada witryna albo proxy, nie panel. Podaj jako base-url adres samego panelu; często ma port, na przykład :8080.',
  noPanel:
    '{url} nie istnieje (status {status}), a pod {address} nie ma panelu. Sprawdź host, port i ścieżkę.',
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
  wrongStation:
    '{address}: stacja {station} nie istnieje. Są te: {stations}. Podaj jedną z nich jako data-station w skrypcie albo jako station w znaczniku.',
  redirected:
    '{url} odpowiada przekierowaniem na inny adres, za którym tej stronie nie wolno pójść. Podaj jako base-url adres, na którym się ono kończy.',
  login:
    '{url} wymaga hasła (status 401). To, co pokazują znaczniki, musi być publiczne: poproś dostawcę panelu o otwarcie interfejsu do odczytu.',
  forbidden:
    '{url} jest zabronione (status 403). Przed panelem stoi zapora, ochrona przed robotami albo lista dozwolonych adresów: poproś jego dostawcę, aby pozwolił odwiedzającym czytać {address}/api/.',
  throttled:
    '{url} otrzymał zbyt wiele żądań z tego adresu (status 429). Onair ponowi próbę później. Jeśli to się powtarza, poproś dostawcę panelu o wyższy limit albo postaw przed nim pamięć podręczną.',
  crashed:
    '{url} spowodował błąd na serwerze (status {status}). Przyczyna jest w dzienniku panelu. Onair ponowi próbę automatycznie.',
  gateway:
    'Proxy pod {url} nie dostaje odpowiedzi od panelu, który jest za nim (status {status}). Panel nie działa albo proxy używa złego portu.',
  busy: '{url} jest chwilowo niedostępny (status 503) z powodu przeciążenia albo konserwacji. Onair ponowi próbę automatycznie. Jeśli to się powtarza, zapytaj dostawcę panelu.',
  refused: '{url} zwrócił status {status}, którego Onair nie potrafi wyjaśnić. Zapytaj dostawcę panelu.',
  brokenJson:
    '{url} to uszkodzony JSON: panel dopisuje coś do odpowiedzi albo proxy przed nim kończy je za wcześnie lub źle kompresuje (gzip). Otwórz adres w przeglądarce, aby zobaczyć, co to jest.',
  cut: '{url} zaczęło odpowiadać i urwało: połączenie kończy się przed odpowiedzią albo odpowiedzi nie da się rozpakować. Najczęściej to proxy przed panelem; wyłącz tam kompresję, aby sprawdzić, czy to ono.',
  tooLarge:
    '{url} przekracza maksimum 8 MB, bo panel pomija parametr limit. Poproś jego dostawcę o zainstalowanie nowszej wersji.',
  cached:
    '{url} od kilku minut zwraca tę samą starą odpowiedź, choć podany w niej utwór powinien się już skończyć. Prawdopodobnie pochodzi z pamięci podręcznej service workera tej witryny, sieci CDN lub serwera proxy. Wyklucz ten adres z pamięci podręcznej.',
  noCors:
    '{url} odpowiada, ale bez nagłówka Access-Control-Allow-Origin, więc ta strona nie może tego odczytać, a JSONP też tam nie działa. To witryna zamiast panelu (wtedy podaj jako base-url adres samego panelu) albo panel, który musi wysyłać ten nagłówek.',
  needsHttps: '{url}: przez http nic nie odpowiada, a przez https tak. Podaj {address} jako base-url.',
  noTls:
    '{url}: ten port odpowiada przez http, ale nie przez https. Zainstaluj certyfikat w panelu albo postaw przed nim proxy, które go ma. {address} działa tylko na stronach, które same używają http.',
  ownMachine:
    '{url} jest nieosiągalny: dla odwiedzających {host} to ich własny komputer. Podaj adres dostępny z internetu.',
  localNetwork:
    '{url} jest nieosiągalny: {host} to adres w sieci lokalnej. Podaj adres dostępny z internetu.',
  silentHttps:
    '{url}: brak odpowiedzi. Przyczyną jest certyfikat (wygasły, podpisany samodzielnie albo dla innej nazwy), port (zamknięty lub zablokowany przez zaporę) albo nazwa {host}; przeglądarki nie mówią która. Otwórz {address} w karcie przeglądarki: jeśli pojawi się ostrzeżenie, chodzi o certyfikat, a jeśli nie, o port albo nazwę.',
  silentHttp:
    '{url}: brak odpowiedzi. Albo port jest zamknięty (panel nie działa lub blokuje go zapora), albo nazwa {host} jest błędna; przeglądarki nie mówią, co z tego. Otwórz {address} w karcie przeglądarki, aby to sprawdzić.',
  swallowed:
    '{url}: brak odpowiedzi na czas. Albo zapora odrzuca żądania do tego portu, albo panel się zawiesił; przeglądarka nie potrafi tego odróżnić. Zapytaj dostawcę panelu, czy port jest otwarty dla wszystkich.',
  slow: '{url}: brak odpowiedzi na czas, choć panel pod {address} odpowiada na inne żądania. Ta lista wczytuje się zbyt długo. Sprawdź dziennik i bazę danych panelu.',
  gone: '{url}: brak odpowiedzi, choć wcześniej odpowiadał. Panel albo połączenie z nim chwilowo nie działa. Onair ponowi próbę automatycznie. Aby poszukać innych przyczyn, dodaj ?onair-check do adresu tej strony.',
  passing: '{url}: pierwsze żądanie się nie powiodło, ale drugie tak. Problem wydaje się rozwiązany.',
  noSuchName: '{url}: nie ma hosta {host} (DNS). Sprawdź pisownię i to, czy ma wpis DNS.',
  portClosed:
    '{url}: {host} istnieje, ale jego port jest zamknięty. Panel nie działa, używa innego portu albo przyjmuje tylko połączenia lokalne.',
  noRoute:
    '{url}: {host} jest stąd nieosiągalny. Albo adres jest błędny, albo maszyna lub jej sieć nie działa.',
  reset:
    '{url}: {host} przyjął połączenie i zamknął je bez odpowiedzi. Albo port oczekuje https, a dostał http, albo połączenie przerwała zapora.',
  certificateEnded:
    '{url}: certyfikat {host} wygasł albo nie jest jeszcze ważny. Odnów go i sprawdź, dlaczego nie odnowił się automatycznie.',
  certificateOwn:
    '{url}: certyfikat {host} jest podpisany samodzielnie albo przez urząd, którego przeglądarki nie znają. Potrzebny jest certyfikat publicznego urzędu, na przykład Let’s Encrypt.',
  certificateChain:
    '{url}: serwer wysyła certyfikat {host} bez certyfikatów pośrednich. Zainstaluj cały łańcuch (fullchain.pem).',
  certificateName:
    '{url}: certyfikat jest dla innej nazwy niż {host}. Użyj tamtej nazwy albo zdobądź certyfikat dla tej.',
  unknown: '{url} nie działa z nieznanego powodu ({problem}).',
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
    data: 'Udostępnia: {things}. Nie udostępnia: {untold}.',
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
  title: 'Sprawdź panel',
  lede: 'Dowiedz się, dlaczego Twoja stacja się nie pojawia. Sprawdzanie działa tak jak znaczniki na Twojej witrynie i łączy się tylko z Twoim panelem oraz z adresami w jego danych. Rozpoznaje też {kinds}.',
  address: 'Adres panelu',
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
