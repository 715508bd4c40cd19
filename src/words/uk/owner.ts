/** Text for site owners, in Ukrainian: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Перевірити цей сервер';
export const technicalDetails = 'Технічні подробиці';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'Адреса сервера вашої станції неприпустима.',
  policy: 'Content-Security-Policy цієї сторінки блокує сервер вашої станції.',
  wrongAddress: 'Адреса сервера вашої станції неправильна.',
  noServer: 'Панель вашої станції не має сервера {server}.',
  noStation: 'На сервері немає станції {station}.',
  refuses: 'Сервер вашої станції не дозволяє відвідувачам його читати.',
  inTrouble: 'Сервер вашої станції має проблему.',
  unreadable: 'Ця сторінка не може прочитати відповіді сервера вашої станції.',
  unreachable: 'З цієї сторінки не вдається зв’язатися із сервером вашої станції.',
};

const setAddress = 'Вкажіть {address} у base-url.';
const setStation =
  'Станції {kind} мають такий вигляд: {example}. Вкажіть свою в data-station у скрипті або в station у тегу.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'На цій сторінці не вказано панелі.',
    advice: 'Вкажіть адресу панелі вашої станції в data-base-url у скрипті Onair або в base-url у тегу.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Вкажіть адресу панелі з протоколом і портом, наприклад https://panel.example:8080.',
    details: '«{url}» — неприпустима адреса.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}» — неприпустима адреса.',
  },
  noStation: {
    sentence: 'На цій сторінці не вказано, яку станцію показувати.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Назва вашої станції неприпустима.',
    advice: 'Вкажіть у station коротку назву, mount або номер вашої станції.',
    details: 'Назва станції неприпустима, тому запит до {url} не надіслано.',
  },
  badMap: {
    sentence: 'Onair не розуміє один із записів у map.',
    advice:
      'У map потрібне поле title або song, а кожен запис — це поле і шлях, наприклад title: current.song. Поля: {fields}.',
    details: 'Onair не розуміє «{entry}» у map, тому {url} не прочитано.',
  },
  noPath: {
    sentence: 'У map вказано значення, якого немає у відповіді.',
    advice: 'Доступно: {known}.',
    details: 'У map вказано {path}, але у відповіді {url} там немає значення.',
  },
  insecure: {
    sentence:
      'Цю сторінку відкрито через https, а сервер вашої станції використовує http, тому браузери його блокують.',
    advice: 'Якщо сервер підтримує https, вкажіть {address}. Якщо ні, попросіть хостинг увімкнути його.',
    details: 'Цю сторінку відкрито через https, тому браузери блокують {url} через http.',
  },
  offline: {
    sentence: 'Цей браузер не в мережі.',
    details: 'Браузер не в мережі, тому запит до {url} не надіслано.',
  },
  part: {
    sentence: 'Один із файлів Onair не завантажився.',
    advice:
      'Який саме, видно на вкладці мережі в браузері. Тека parts має лежати поруч з onair.js, і всі файли мають бути однієї версії. На іншому сайті їм потрібен заголовок Access-Control-Allow-Origin: *.',
    details: 'Один із файлів Onair не завантажився, тому запит до {url} не надіслано.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Замініть цю директиву на: {line}',
    details: 'Content-Security-Policy цієї сторінки блокує {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Замініть цю директиву на: {line} (якщо в політиці є trusted-types, додайте туди onair).',
    details: 'Content-Security-Policy цієї сторінки блокує скрипт JSONP з {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Налаштуйте панель так, щоб вона надсилала заголовок Access-Control-Allow-Origin, або замініть цю директиву на: {line} (якщо в політиці є trusted-types, додайте туди onair).',
    details:
      '{url} не має заголовка Access-Control-Allow-Origin, тому сторінки не можуть прочитати відповідь напряму, а запасний спосіб, JSONP, блокує Content-Security-Policy цієї сторінки.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} не існує: адреса закінчується на {end}, що Onair додає автоматично.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} не існує, але за адресою {address} відповідає панель.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Вкажіть у base-url власну адресу панелі; часто в ній є порт, наприклад :8080.',
    details:
      'За адресою {url} прийшла вебсторінка (статус {status}): на {address} відповідає сайт або проксі, а не панель.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Перевірте хост, порт і шлях.',
    details: '{url} не існує (статус {status}), і на {address} немає панелі.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Перевірте, чи хост, порт і шлях — від панелі.',
    details:
      'За адресою {url} прийшов JSON, який не є списком панелі: на {address} відповідає інша програма.',
  },
  otherServer: {
    sentence: 'Сервер вашої станції — не панель, а {kind}.',
    advice: 'Напишіть {attributes} у тегу; у скрипті кожна назва з data- попереду.',
    details: '{url} не існує: на {address} відповідає {kind}, а не панель.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Перевірте хост, порт і шлях, і чи правильно вказано source.',
    details: 'Onair не може прочитати відповідь {url} як {attribute}.',
  },
  listMissing: {
    sentence: 'Панель вашої станції не надає даних для цього тегу.',
    advice: 'Можливо, вона застара для цього тегу, або проксі перед нею не пропускає цей шлях.',
    details:
      'Панель на {address} відповідає, але за адресою {url} немає нічого, що можна прочитати (статус {status}).',
  },
  legacyMissing: {
    sentence: 'Панель вашої станції не підтримує JSONP.',
    advice: 'Приберіть transport="legacy".',
    details: '{url} — не JSONP, хоча панель на {address} має новіший інтерфейс.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice: 'Є такі: {servers}. Вкажіть один із цих номерів у data-server у скрипті або в server у тегу.',
    details: '{url}: сервера {server} немає.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Дізнайтеся в хостингу панелі номер вашої станції та вкажіть його в data-server у скрипті або в server у тегу.',
    details: '{url}: панель не має сервера {server} і не каже, які має.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice: 'Є такі: {stations}. Вкажіть одну з них у data-station у скрипті або в station у тегу.',
    details: '{address}: станції {station} немає.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} не має станції {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Вкажіть у base-url адресу, на якій воно закінчується.',
    details: '{url} відповідає переспрямуванням на іншу адресу, за яким цій сторінці йти не можна.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Те, що показують теги, має бути відкритим для всіх: попросіть хостинг панелі відкрити її інтерфейс для читання.',
    details: '{url} вимагає пароль (статус 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Перед панеллю стоїть брандмауер, захист від роботів або список дозволених адрес: попросіть хостинг дозволити відвідувачам читати {address}/api/.',
    details: '{url} заборонено (статус 403).',
  },
  throttled: {
    sentence: 'Панель вашої станції отримала забагато запитів.',
    advice:
      'Onair повторить запит пізніше. Якщо це триває, попросіть у хостингу панелі вищу межу або поставте перед нею кеш.',
    details: 'З цієї адреси було забагато запитів до {url} (статус 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Причину вказано в журналі панелі. Onair повторить запит автоматично.',
    details: 'Запит до {url} спричинив помилку на сервері (статус {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Панель не запущено, або проксі використовує не той порт.',
    details: 'Проксі за адресою {url} не отримує відповіді від панелі за ним (статус {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair повторить запит автоматично. Якщо це триває, зверніться до хостингу панелі.',
    details: '{url} тимчасово недоступний (статус 503) через перевантаження або обслуговування.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Зверніться до хостингу панелі.',
    details: 'Запит до {url} завершився зі статусом {status}, якого Onair не може пояснити.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair повторить запит автоматично. Якщо це триває, зверніться до хостингу сервера.',
    details: 'Запит до {url} завершився зі статусом {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Відкрийте адресу в браузері, щоб побачити, що саме.',
    details:
      '{url} — пошкоджений JSON: панель дописує щось у відповіді, або проксі перед нею завчасно їх обриває чи неправильно стискає (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Найчастіше річ у проксі перед панеллю; вимкніть там стиснення, щоб перевірити.',
    details:
      'Відповідь на {url} почалася й обірвалася: з’єднання закінчується раніше за відповідь, або відповідь не розпаковується.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Попросіть хостинг установити новішу версію.',
    details: 'Відповідь на {url} більша за дозволені 8 МБ, бо панель не зважає на параметр limit.',
  },
  cached: {
    sentence: 'Ця сторінка отримує застарілі дані.',
    advice:
      'Імовірно, відповідь береться з кешу service worker цього сайту, CDN або проксі. Вилучіть цю адресу з кешування.',
    details: '{url} уже кілька хвилин повертає ту саму стару відповідь, хоча трек у ній мав закінчитися.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Це сайт замість панелі (тоді вкажіть у base-url власну адресу панелі) або панель, яка має надсилати заголовок Access-Control-Allow-Origin.',
    details:
      '{url} відповідає, але без заголовка Access-Control-Allow-Origin, тому ця сторінка не може прочитати відповідь, і JSONP там теж не працює.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Сервер або проксі перед ним має надсилати цей заголовок. Або використайте панель, яка читає цей сервер.',
    details:
      '{url} відповідає, але без заголовка Access-Control-Allow-Origin, тому ця сторінка не може прочитати відповідь.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: через http відповіді немає, а через https є.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Установіть на сервер сертифікат або поставте його за проксі, який його має. {address} працює лише на сторінках, які самі відкрито через http.',
    details: '{url}: цей порт відповідає через http, але не через https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Вкажіть адресу, доступну з інтернету.',
    details: '{url} недоступний: для відвідувачів {host} — їхній власний комп’ютер.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Вкажіть адресу, доступну з інтернету.',
    details: '{url} недоступний: {host} — адреса в локальній мережі.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Відкрийте {address} у вкладці браузера: якщо є попередження, річ у сертифікаті, якщо немає — у порту або імені.',
    details:
      '{url}: відповіді немає. Причина в сертифікаті (закінчився, самопідписаний або на інше ім’я), у порту (закритий або заблокований брандмауером) чи в імені {host}; браузери не повідомляють, у чому саме.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Або порт закритий (панель не запущено чи його блокує брандмауер), або ім’я {host} неправильне; браузери не повідомляють, що саме. Відкрийте {address} у вкладці браузера, щоб це з’ясувати.',
    details: '{url}: відповіді немає.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Дізнайтеся в хостингу сервера, чи відкрито порт для всіх.',
    details:
      '{url}: відповідь не прийшла вчасно. Або брандмауер відкидає запити до цього порту, або сервер завис; браузер не може це розрізнити.',
  },
  slow: {
    sentence: 'Сервер вашої станції надто довго відповідає.',
    advice: 'Перевірте журнал і базу даних сервера.',
    details:
      '{url}: відповідь не прийшла вчасно, хоча на інші запити сервер на {address} відповідає. Цей список завантажується надто довго.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair повторить запит автоматично. Щоб знайти інші причини, додайте ?onair-check до адреси цієї сторінки.',
    details: '{url}: відповіді немає, хоча раніше вона була. Панель або з’єднання з нею зараз не працює.',
  },
  passing: {
    sentence: 'Схоже, проблему усунуто.',
    details: '{url}: перший запит не вдався, а другий удався.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: 'Запит до {url} не вдався з невідомої причини ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Перевірте написання та наявність запису DNS.',
    details: '{url}: хоста {host} не існує (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Панель не запущено, вона використовує інший порт або приймає лише локальні з’єднання.',
    details: '{url}: {host} існує, але порт закритий.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Або адреса неправильна, або машина чи її мережа не працює.',
    details: '{url}: {host} звідси недоступний.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Або порт очікує https, а отримав http, або з’єднання розірвав брандмауер.',
    details: '{url}: {host} прийняв з’єднання й закрив його без відповіді.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Поновіть його й з’ясуйте, чому він не поновився автоматично.',
    details: '{url}: термін дії сертифіката {host} закінчився або ще не почався.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Відвідувачам потрібен сертифікат загальнодоступного центру, наприклад Let’s Encrypt.',
    details: '{url}: сертифікат {host} самопідписаний або виданий центром, якого браузери не знають.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Установіть увесь ланцюжок (fullchain.pem).',
    details: '{url}: сервер надсилає сертифікат {host} без проміжних сертифікатів.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Використайте те ім’я або отримайте сертифікат на це.',
    details: '{url}: сертифікат видано не на ім’я {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} — плейлист, який ця сторінка не може прочитати. Укажіть як адресу потоку адресу з плейлиста.',
  notAudio: '{url} — не потік: сервер повернув {type} зі статусом {status}.',
  format:
    '{url} відповідає, але цей браузер не може його відтворити: формат не підтримується або потік не передає звук.',
  unreadable:
    '{url} не відтворюється: адреса неправильна, сервер не працює або це не звук. Відкрийте його у вкладці браузера, щоб дізнатися причину.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name}: такого імені чи значення немає.',
  didYouMean: 'Можливо, малося на увазі {name}?',
  available: 'Доступні: {names}.',
  notNumber: '{name} — не число.',
  unclosed:
    'Тег {name} не закрито, тому для браузера все, що йде далі, міститься всередині тегу. Onair лишає це видимим. Напишіть {end} після тегу: в HTML скісна риска в кінці тегу його не закриває.',
  ignoredScript:
    '{name} має data-base-url, але це не скрипт Onair, тому його атрибути не враховуються. Якщо він містить Onair, додайте йому data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'станція',
    kind: 'сервер',
    onAir: 'в ефірі',
    attributes: 'атрибути',
    data: 'дані',
    relay: 'ретрансляція',
    reachable: 'доступність',
    v2: 'v2',
    servers: 'сервери',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'сертифікат',
    mixed: 'змішаний вміст',
    clock: 'годинник',
    caching: 'заголовки кешу',
    streams: 'потоки',
    covers: 'обкладинки',
    feeds: 'стрічки подкастів',
    policy: 'політика',
  },
  says: {
    reachable: '{address} відповідає.',
    v2: '{path} віддає список.',
    v2Unread: '{path} не читається, тому теги використовують старіший інтерфейс, через JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Панель не перелічує своїх серверів.',
    cors: 'Сторінки всіх сайтів можуть читати відповіді.',
    corsHere: 'Ця сторінка — на іншому сайті, ніж панель, і може читати її відповіді.',
    corsUnseen:
      'Ця сторінка — на сайті самої панелі, тому їй не видно, що можуть читати сторінки інших сайтів.',
    corsMissing:
      'Немає заголовка Access-Control-Allow-Origin: *: сторінки читають панель через JSONP, а це повільніше.',
    corsUnread:
      'Немає заголовка Access-Control-Allow-Origin: * або немає v2: сторінки читають панель через JSONP, а це повільніше.',
    corsAbsent: 'Немає заголовка Access-Control-Allow-Origin: *: жодна сторінка не може прочитати панель.',
    jsonp: 'Працює, також для дуже старих браузерів.',
    jsonpMissing: 'Не працює: дуже старі браузери нічого не покажуть.',
    certificate: 'Тут він дійсний, і сторінки https можуть показувати панель.',
    mixed: 'Панель доступна через http: сторінки https не можуть її показати.',
    bothHttp:
      'Панель доступна через http, як і сайт. Якщо сайт перейде на https, він більше не зможе її показати.',
    clock: 'Йде так само, як на цій машині.',
    clockAhead: 'Поспішає на {seconds} с відносно годинника цієї машини.',
    clockBehind: 'Відстає на {seconds} с від годинника цієї машини.',
    clockEarly:
      'Найновіший трек почнеться лише за {seconds} с: годинник панелі поспішає, або годинник цієї машини відстає.',
    clockUnstamped: 'У відповідях немає Date.',
    clockUnseen: 'Сторінка не може прочитати годинник панелі. {command} може.',
    cached: 'Кеші та браузери можуть перевіряти, чи є нові дані.',
    cachedLong: 'Історію можна зберігати {seconds} с: назви приходять пізно.',
    cachedUnseen: 'Кеші не зберігають назви задовго. Сторінка не може дізнатися, чи є ETag. {command} може.',
    cachedWhole: 'ETag немає, тому кожна відповідь надсилається повністю.',
    none: 'Немає чого перевіряти.',
    tried: 'Перевірено {tried} з {all}.',
    failed: 'Не вдається завантажити {url} ({why}).',
    policy: '{policy}',
    otherServer: 'На {address} розташований {kind}. Onair працює з ним напряму.',
    kindUnseen:
      'Сторінка не може визначити вид сервера, бо їй не можна читати його відповіді. {command} може.',
    title: '{title}',
    noTitle: 'Зараз назви немає.',
    attributes: '{attributes} у тегу; у скрипті Onair кожна назва з data- попереду.',
    attributesOfOne:
      '{attributes} у тегу; у скрипті Onair кожна назва з data- попереду. Без station це перша станція; є: {stations}.',
    data: 'Він надає: {things}. Він не надає: {missing}.',
    relay:
      'Панель, яка читає цей сервер, зберігає всі треки, рахує голоси й може брати програму з календаря: {relay}',
    fetchHere: 'Ця сторінка може читати його відповіді.',
    onlyJsonp:
      'Сторінкам інших сайтів не можна читати його відповіді напряму: вони читають їх через JSONP, що повільніше.',
    closed:
      'Жодна сторінка іншого сайту не може його прочитати: немає заголовка Access-Control-Allow-Origin: *, і немає JSONP.',
    httpServer: 'Він доступний через http: сторінки https не можуть його показати.',
    streamFailed: 'Не вдається завантажити {url} ({why}).',
  },
  whys: {
    timeout: 'немає відповіді за 10 с',
    insecure: 'http, який сторінці https завантажувати не можна',
    unplayable: 'цей браузер не може це відтворити',
    noPicture: 'не зображення',
    noFeed: 'не стрічка',
    unread: 'цього немає, або сторінкам не можна це читати',
  },
  things: {
    titles: 'поточний трек',
    plays: 'останні треки',
    starts: 'час початку кожного',
    history: 'усі треки',
    week: 'програму',
    channels: 'потоки',
    podcasts: 'подкасти',
    votes: 'голоси',
  },
  cures: {
    corsUnseen: 'Відкрийте цю перевірку з іншого сайту або виконайте {command}.',
    corsMissing: 'Нехай панель надсилає його з відповідями під /api/v2/.',
    corsAbsent: 'Нехай панель надсилає його з відповідями під /api/v2/.',
    mixed: 'Запитайте https у хостингу.',
    clockAhead: 'Синхронізуйте його через NTP.',
    clockBehind: 'Синхронізуйте його через NTP.',
    clockEarly: 'Синхронізуйте обидва через NTP.',
    cachedLong: 'Правильно — 1 або 2.',
    failed: 'Перевірте цю адресу в панелі.',
    closed:
      'Налаштуйте сервер або проксі перед ним так, щоб вони надсилали цей заголовок, або використайте панель, яка читає цей сервер.',
    httpServer: 'Увімкніть https або використайте панель з https, яка читає цей сервер.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Перевірка станції',
  lede: 'Дізнайтеся, чому ваша станція не з’являється. Перевірка працює так само, як теги на вашому сайті, і звертається лише до цієї адреси та до адрес у її даних. Вона розпізнає панелі, а також {kinds}.',
  address: 'Адреса вашої панелі або сервера',
  site: 'Ваш сайт —',
  siteHttps: 'https, як більшість',
  siteHttp: 'http',
  check: 'Перевірити',
  running: 'Триває перевірка {address}. Це займе до пів хвилини.',
  sound: 'Проблем на {address} немає.',
  unsound: 'Проблеми на {address}: {what}.',
  noStation: 'Теги не можуть показати сервер {server} на {address}.',
  otherServer: 'На {address} розташований {kind}. Щоб показати його, додайте {attribute} до тегів.',
  holds: 'ОК',
  fails: 'Проблема',
  neither: 'Примітка',
  stations: 'Станції цієї панелі',
  checkThat: 'Перевірити {address}',
  build: 'Отримати код для вашого сайту',
  report: 'Звіт для хостингу панелі',
  terminal: 'Команда може перевірити більше, ніж сторінка: сертифікати, усі заголовки й годинник панелі.',
  policy: 'Якщо ваш сайт має Content-Security-Policy, вона має дозволяти:',
  copyPolicy: 'Копіювати політику',
  copyReport: 'Копіювати звіт',
  copyCommand: 'Копіювати команду',
  copied: 'Скопійовано',
  notCopied: 'Виділено: натисніть Ctrl+C',
  language: 'Мова',
};
