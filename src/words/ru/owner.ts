/** Text for site owners, in Russian: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Проверить этот сервер';
export const technicalDetails = 'Технические подробности';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'Адрес сервера вашей станции недопустим.',
  policy: 'Content-Security-Policy этой страницы блокирует сервер вашей станции.',
  wrongAddress: 'Адрес сервера вашей станции неверен.',
  noServer: 'У панели вашей станции нет сервера {server}.',
  noStation: 'На сервере нет станции {station}.',
  refuses: 'Сервер вашей станции не разрешает посетителям его читать.',
  inTrouble: 'У сервера вашей станции неполадки.',
  unreadable: 'Эта страница не может прочитать ответы сервера вашей станции.',
  unreachable: 'С этой страницы не удаётся связаться с сервером вашей станции.',
};

const setAddress = 'Укажите {address} в base-url.';
const setStation =
  'Станции {kind} выглядят так: {example}. Укажите свою в data-station у скрипта или в station у тега.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'На этой странице не указана панель.',
    advice: 'Укажите адрес панели вашей станции в data-base-url у скрипта Onair или в base-url у тега.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Укажите адрес панели с протоколом и портом, например https://panel.example:8080.',
    details: '«{url}» — недопустимый адрес.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}» — недопустимый адрес.',
  },
  noStation: {
    sentence: 'На этой странице не указано, какую станцию показывать.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Имя вашей станции недопустимо.',
    advice: 'Укажите в station короткое имя, mount или номер вашей станции.',
    details: 'Имя станции недопустимо, поэтому запрос к {url} не отправлен.',
  },
  badMap: {
    sentence: 'Onair не понимает одну из записей в map.',
    advice:
      'В map нужно поле title или song, а каждая запись — это поле и путь, например title: current.song. Поля: {fields}.',
    details: 'Onair не понимает «{entry}» в map, поэтому {url} не прочитан.',
  },
  noPath: {
    sentence: 'В map указано значение, которого нет в ответе.',
    advice: 'Доступно: {known}.',
    details: 'В map указано {path}, но в ответе {url} там нет значения.',
  },
  insecure: {
    sentence:
      'Эта страница открыта по https, а сервер вашей станции использует http, поэтому браузеры его блокируют.',
    advice: 'Если сервер поддерживает https, укажите {address}. Если нет, попросите хостинг включить его.',
    details: 'Эта страница открыта по https, поэтому браузеры блокируют {url} по http.',
  },
  offline: {
    sentence: 'Этот браузер не в сети.',
    details: 'Браузер не в сети, поэтому запрос к {url} не отправлен.',
  },
  part: {
    sentence: 'Один из файлов Onair не загрузился.',
    advice:
      'Какой именно, видно на вкладке сети в браузере. Папка parts должна лежать рядом с onair.js, и все файлы должны быть одной версии. На другом сайте им нужен заголовок Access-Control-Allow-Origin: *.',
    details: 'Один из файлов Onair не загрузился, поэтому запрос к {url} не отправлен.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Замените эту директиву на: {line}',
    details: 'Content-Security-Policy этой страницы блокирует {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Замените эту директиву на: {line} (если в политике есть trusted-types, добавьте туда onair).',
    details: 'Content-Security-Policy этой страницы блокирует скрипт JSONP с {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Настройте панель так, чтобы она отправляла заголовок Access-Control-Allow-Origin, или замените эту директиву на: {line} (если в политике есть trusted-types, добавьте туда onair).',
    details:
      'У {url} нет заголовка Access-Control-Allow-Origin, поэтому страницы не могут прочитать ответ напрямую, а запасной способ, JSONP, блокирует Content-Security-Policy этой страницы.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} не существует: адрес заканчивается на {end}, что Onair добавляет автоматически.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} не существует, но по адресу {address} отвечает панель.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Укажите в base-url собственный адрес панели; часто в нём есть порт, например :8080.',
    details:
      'По адресу {url} пришла веб-страница (статус {status}): на {address} отвечает сайт или прокси, а не панель.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Проверьте хост, порт и путь.',
    details: '{url} не существует (статус {status}), и на {address} нет панели.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Проверьте, что хост, порт и путь — от панели.',
    details:
      'По адресу {url} пришёл JSON, который не является списком панели: на {address} отвечает другая программа.',
  },
  otherServer: {
    sentence: 'Сервер вашей станции — не панель, а {kind}.',
    advice: 'Напишите {attributes} в теге; в скрипте каждое имя с data- впереди.',
    details: '{url} не существует: на {address} отвечает {kind}, а не панель.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Проверьте хост, порт и путь, и верно ли указан source.',
    details: 'Onair не может прочитать ответ {url} как {attribute}.',
  },
  listMissing: {
    sentence: 'Панель вашей станции не предоставляет данные для этого тега.',
    advice: 'Возможно, она слишком старая для этого тега, или прокси перед ней не пропускает этот путь.',
    details:
      'Панель на {address} отвечает, но по адресу {url} нет ничего, что можно прочитать (статус {status}).',
  },
  legacyMissing: {
    sentence: 'Панель вашей станции не поддерживает JSONP.',
    advice: 'Уберите transport="legacy".',
    details: '{url} — не JSONP, хотя у панели на {address} есть новый интерфейс.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Есть такие: {servers}. Укажите один из этих номеров в data-server у скрипта или в server у тега.',
    details: '{url}: сервера {server} нет.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Узнайте у хостинга панели номер вашей станции и укажите его в data-server у скрипта или в server у тега.',
    details: '{url}: у панели нет сервера {server}, и она не говорит, какие есть.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice: 'Есть такие: {stations}. Укажите одну из них в data-station у скрипта или в station у тега.',
    details: '{address}: станции {station} нет.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: у {kind} нет станции {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Укажите в base-url адрес, на котором оно заканчивается.',
    details: '{url} отвечает перенаправлением на другой адрес, по которому этой странице идти нельзя.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'То, что показывают теги, должно быть открыто всем: попросите хостинг панели открыть её интерфейс для чтения.',
    details: '{url} требует пароль (статус 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Перед панелью стоит брандмауэр, защита от роботов или список разрешённых адресов: попросите хостинг разрешить посетителям читать {address}/api/.',
    details: '{url} запрещён (статус 403).',
  },
  throttled: {
    sentence: 'Панель вашей станции получила слишком много запросов.',
    advice:
      'Onair повторит запрос позже. Если это продолжается, попросите у хостинга панели более высокий предел или поставьте перед ней кэш.',
    details: 'С этого адреса было слишком много запросов к {url} (статус 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Причина указана в журнале панели. Onair повторит запрос автоматически.',
    details: 'Запрос к {url} вызвал ошибку на сервере (статус {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Панель не запущена, или прокси использует не тот порт.',
    details: 'Прокси по адресу {url} не получает ответа от панели за ним (статус {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair повторит запрос автоматически. Если это продолжается, обратитесь к хостингу панели.',
    details: '{url} временно недоступен (статус 503) из-за перегрузки или обслуживания.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Обратитесь к хостингу панели.',
    details: 'Запрос к {url} завершился со статусом {status}, который Onair не может объяснить.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair повторит запрос автоматически. Если это продолжается, обратитесь к хостингу сервера.',
    details: 'Запрос к {url} завершился со статусом {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Откройте адрес в браузере, чтобы увидеть, что именно.',
    details:
      '{url} — повреждённый JSON: панель пишет что-то лишнее в ответы, или прокси перед ней обрывает их раньше времени либо неверно сжимает (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Чаще всего дело в прокси перед панелью; отключите там сжатие, чтобы проверить.',
    details:
      'Ответ на {url} начался и оборвался: соединение кончается раньше ответа, или ответ не распаковывается.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Попросите хостинг установить более новую версию.',
    details: 'Ответ на {url} больше допустимых 8 МБ, потому что панель не учитывает параметр limit.',
  },
  cached: {
    sentence: 'Эта страница получает устаревшие данные.',
    advice:
      'Вероятно, ответ берётся из кэша service worker этого сайта, CDN или прокси. Исключите этот адрес из кэширования.',
    details:
      '{url} уже несколько минут возвращает один и тот же старый ответ, хотя трек в нём должен был закончиться.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Это сайт вместо панели (тогда укажите в base-url собственный адрес панели) или панель, которая должна отправлять заголовок Access-Control-Allow-Origin.',
    details:
      '{url} отвечает, но без заголовка Access-Control-Allow-Origin, поэтому эта страница не может прочитать ответ, и JSONP там тоже не работает.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Сервер или прокси перед ним должен отправлять этот заголовок. Или используйте панель, которая читает этот сервер.',
    details:
      '{url} отвечает, но без заголовка Access-Control-Allow-Origin, поэтому эта страница не может прочитать ответ.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: по http ответа нет, а по https есть.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Установите на сервер сертификат или поставьте его за прокси, у которого он есть. {address} работает только на страницах, которые сами открыты по http.',
    details: '{url}: этот порт отвечает по http, но не по https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Укажите адрес, доступный из интернета.',
    details: '{url} недоступен: для посетителей {host} — их собственный компьютер.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Укажите адрес, доступный из интернета.',
    details: '{url} недоступен: {host} — адрес в локальной сети.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Откройте {address} во вкладке браузера: если есть предупреждение, дело в сертификате, если нет — в порту или имени.',
    details:
      '{url}: ответа нет. Причина в сертификате (истёк, самоподписанный или на другое имя), в порту (закрыт или заблокирован брандмауэром) или в имени {host}; браузеры не сообщают, в чём именно.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Либо порт закрыт (панель не запущена или его блокирует брандмауэр), либо имя {host} неверно; браузеры не сообщают, что именно. Откройте {address} во вкладке браузера, чтобы это выяснить.',
    details: '{url}: ответа нет.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Узнайте у хостинга сервера, открыт ли порт для всех.',
    details:
      '{url}: ответ не пришёл вовремя. Либо брандмауэр отбрасывает запросы к этому порту, либо сервер завис; браузер не может это различить.',
  },
  slow: {
    sentence: 'Сервер вашей станции слишком долго отвечает.',
    advice: 'Проверьте журнал и базу данных сервера.',
    details:
      '{url}: ответ не пришёл вовремя, хотя на другие запросы сервер на {address} отвечает. Этот список загружается слишком долго.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair повторит запрос автоматически. Чтобы найти другие причины, добавьте ?onair-check к адресу этой страницы.',
    details: '{url}: ответа нет, хотя раньше он был. Панель или соединение с ней сейчас не работает.',
  },
  passing: {
    sentence: 'Похоже, проблема устранена.',
    details: '{url}: первый запрос не удался, а второй удался.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: 'Запрос к {url} не удался по неизвестной причине ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Проверьте написание и наличие записи DNS.',
    details: '{url}: хоста {host} не существует (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Панель не запущена, использует другой порт или принимает только локальные соединения.',
    details: '{url}: {host} существует, но порт закрыт.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Либо адрес неверен, либо машина или её сеть не работает.',
    details: '{url}: {host} отсюда недоступен.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Либо порт ожидает https, а получил http, либо соединение разорвал брандмауэр.',
    details: '{url}: {host} принял соединение и закрыл его без ответа.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Обновите его и выясните, почему он не обновился автоматически.',
    details: '{url}: срок действия сертификата {host} истёк или ещё не начался.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Посетителям нужен сертификат общедоступного центра, например Let’s Encrypt.',
    details: '{url}: сертификат {host} самоподписанный или выдан центром, которого браузеры не знают.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Установите всю цепочку (fullchain.pem).',
    details: '{url}: сервер отправляет сертификат {host} без промежуточных сертификатов.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Используйте то имя или получите сертификат на это.',
    details: '{url}: сертификат выдан не на имя {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} — плейлист, который эта страница не может прочитать. Укажите в качестве адреса потока адрес из плейлиста.',
  notAudio: '{url} — не поток: сервер вернул {type} со статусом {status}.',
  format:
    '{url} отвечает, но этот браузер не может его воспроизвести: формат не поддерживается или поток не передаёт звук.',
  unreadable:
    '{url} не воспроизводится: адрес неверен, сервер не работает или это не звук. Откройте его во вкладке браузера, чтобы узнать причину.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name}: такого имени или значения нет.',
  didYouMean: 'Возможно, имелось в виду {name}?',
  available: 'Доступны: {names}.',
  notNumber: '{name} — не число.',
  unclosed:
    'Тег {name} не закрыт, поэтому для браузера всё, что идёт дальше, находится внутри тега. Onair оставляет это видимым. Напишите {end} после тега: в HTML косая черта в конце тега его не закрывает.',
  ignoredScript:
    'У {name} есть data-base-url, но это не скрипт Onair, поэтому его атрибуты не учитываются. Если он содержит Onair, добавьте ему data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'станция',
    kind: 'сервер',
    onAir: 'в эфире',
    attributes: 'атрибуты',
    data: 'данные',
    relay: 'ретрансляция',
    reachable: 'доступность',
    v2: 'v2',
    servers: 'серверы',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'сертификат',
    mixed: 'смешанное содержимое',
    clock: 'часы',
    caching: 'заголовки кэша',
    streams: 'потоки',
    covers: 'обложки',
    feeds: 'ленты подкастов',
    policy: 'политика',
  },
  says: {
    reachable: '{address} отвечает.',
    v2: '{path} отдаёт список.',
    v2Unread: '{path} не читается, поэтому теги используют старый интерфейс, через JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Панель не перечисляет свои серверы.',
    cors: 'Страницы всех сайтов могут читать ответы.',
    corsHere: 'Эта страница — на другом сайте, чем панель, и может читать её ответы.',
    corsUnseen:
      'Эта страница — на сайте самой панели, поэтому ей не видно, что могут читать страницы других сайтов.',
    corsMissing:
      'Нет заголовка Access-Control-Allow-Origin: *: страницы читают панель через JSONP, а это медленнее.',
    corsUnread:
      'Нет заголовка Access-Control-Allow-Origin: * или нет v2: страницы читают панель через JSONP, а это медленнее.',
    corsAbsent: 'Нет заголовка Access-Control-Allow-Origin: *: ни одна страница не может прочитать панель.',
    jsonp: 'Работает, в том числе для очень старых браузеров.',
    jsonpMissing: 'Не работает: очень старые браузеры ничего не покажут.',
    certificate: 'Здесь он действителен, и страницы https могут показывать панель.',
    mixed: 'Панель доступна по http: страницы https не могут её показать.',
    bothHttp:
      'Панель доступна по http, как и сайт. Если сайт перейдёт на https, он больше не сможет её показать.',
    clock: 'Идут так же, как на этой машине.',
    clockAhead: 'Спешат на {seconds} с относительно часов этой машины.',
    clockBehind: 'Отстают на {seconds} с от часов этой машины.',
    clockEarly:
      'Самый новый трек начнётся только через {seconds} с: часы панели спешат, или часы этой машины отстают.',
    clockUnstamped: 'В ответах нет Date.',
    clockUnseen: 'Страница не может прочитать часы панели. {command} может.',
    cached: 'Кэши и браузеры могут проверять, есть ли новые данные.',
    cachedLong: 'Историю можно хранить {seconds} с: названия приходят поздно.',
    cachedUnseen:
      'Кэши не хранят названия слишком долго. Страница не может узнать, есть ли ETag. {command} может.',
    cachedWhole: 'ETag нет, поэтому каждый ответ отправляется целиком.',
    none: 'Проверять нечего.',
    tried: 'Проверено {tried} из {all}.',
    failed: 'Не удаётся загрузить {url} ({why}).',
    policy: '{policy}',
    otherServer: 'На {address} находится {kind}. Onair работает с ним напрямую.',
    kindUnseen:
      'Страница не может определить вид сервера, потому что ей нельзя читать его ответы. {command} может.',
    title: '{title}',
    noTitle: 'Сейчас названия нет.',
    attributes: '{attributes} в теге; в скрипте Onair каждое имя с data- впереди.',
    attributesOfOne:
      '{attributes} в теге; в скрипте Onair каждое имя с data- впереди. Без station это первая станция; есть: {stations}.',
    data: 'Он предоставляет: {things}. Он не предоставляет: {missing}.',
    relay:
      'Панель, которая читает этот сервер, хранит все треки, считает голоса и может брать программу из календаря: {relay}',
    fetchHere: 'Эта страница может читать его ответы.',
    onlyJsonp:
      'Страницам других сайтов нельзя читать его ответы напрямую: они читают их через JSONP, что медленнее.',
    closed:
      'Ни одна страница другого сайта не может его прочитать: нет заголовка Access-Control-Allow-Origin: *, и нет JSONP.',
    httpServer: 'Он доступен по http: страницы https не могут его показать.',
    streamFailed: 'Не удаётся загрузить {url} ({why}).',
  },
  whys: {
    timeout: 'нет ответа за 10 с',
    insecure: 'http, который странице https загружать нельзя',
    unplayable: 'этот браузер не может это воспроизвести',
    noPicture: 'не изображение',
    noFeed: 'не лента',
    unread: 'этого нет, или страницам нельзя это читать',
  },
  things: {
    titles: 'текущий трек',
    plays: 'последние треки',
    starts: 'время начала каждого',
    history: 'все треки',
    week: 'программу',
    channels: 'потоки',
    podcasts: 'подкасты',
    votes: 'голоса',
  },
  cures: {
    corsUnseen: 'Откройте эту проверку с другого сайта или выполните {command}.',
    corsMissing: 'Пусть панель отправляет его с ответами под /api/v2/.',
    corsAbsent: 'Пусть панель отправляет его с ответами под /api/v2/.',
    mixed: 'Запросите https у хостинга.',
    clockAhead: 'Синхронизируйте их по NTP.',
    clockBehind: 'Синхронизируйте их по NTP.',
    clockEarly: 'Синхронизируйте и те и другие по NTP.',
    cachedLong: 'Правильно — 1 или 2.',
    failed: 'Проверьте этот адрес в панели.',
    closed:
      'Пусть сервер или прокси перед ним отправляет этот заголовок, или возьмите панель, которая его читает.',
    httpServer: 'Включите https или используйте панель с https, которая читает этот сервер.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Проверка станции',
  lede: 'Узнайте, почему ваша станция не появляется. Проверка работает так же, как теги на вашем сайте, и обращается только к этому адресу и к адресам в его данных. Она распознаёт панели, а также {kinds}.',
  address: 'Адрес вашей панели или сервера',
  site: 'Ваш сайт —',
  siteHttps: 'https, как большинство',
  siteHttp: 'http',
  check: 'Проверить',
  running: 'Идёт проверка {address}. Это займёт до полуминуты.',
  sound: 'Проблем на {address} нет.',
  unsound: 'Проблемы на {address}: {what}.',
  noStation: 'Теги не могут показать сервер {server} на {address}.',
  otherServer: 'На {address} находится {kind}. Чтобы показать его, добавьте {attribute} к тегам.',
  holds: 'ОК',
  fails: 'Проблема',
  neither: 'Примечание',
  stations: 'Станции этой панели',
  checkThat: 'Проверить {address}',
  build: 'Получить код для вашего сайта',
  report: 'Отчёт для хостинга панели',
  terminal: 'Команда может проверить больше, чем страница: сертификаты, все заголовки и часы панели.',
  policy: 'Если на вашем сайте есть Content-Security-Policy, она должна разрешать:',
  copyPolicy: 'Копировать политику',
  copyReport: 'Копировать отчёт',
  copyCommand: 'Копировать команду',
  copied: 'Скопировано',
  notCopied: 'Выделено: нажмите Ctrl+C',
  language: 'Язык',
};
