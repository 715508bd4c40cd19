/** Text for site owners, in Spanish: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Comprobar este servidor';
export const technicalDetails = 'Detalles técnicos';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'La dirección del servidor de tu emisora no es válida.',
  policy: 'La Content-Security-Policy de esta página bloquea el servidor de tu emisora.',
  wrongAddress: 'La dirección del servidor de tu emisora es incorrecta.',
  noServer: 'El panel de tu emisora no tiene ningún servidor {server}.',
  noStation: 'El servidor no tiene ninguna emisora {station}.',
  refuses: 'El servidor de tu emisora no permite que los visitantes lo lean.',
  inTrouble: 'El servidor de tu emisora tiene un problema.',
  unreadable: 'Esta página no puede leer las respuestas del servidor de tu emisora.',
  unreachable: 'No se puede acceder al servidor de tu emisora desde esta página.',
};

const setAddress = 'Indica {address} en base-url.';
const setStation =
  'Las emisoras de {kind} tienen esta forma: {example}. Indica la tuya en data-station del script, o en station de la etiqueta.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Esta página no indica ningún panel.',
    advice:
      'Pon la dirección del panel de tu emisora en data-base-url del script de Onair, o en base-url de la etiqueta.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice:
      'Indica la dirección del panel con su protocolo y su puerto, por ejemplo https://panel.example:8080.',
    details: '«{url}» no es una dirección válida.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«{url}» no es una dirección válida.',
  },
  noStation: {
    sentence: 'Esta página no indica qué emisora mostrar.',
    advice: setStation,
  },
  badStation: {
    sentence: 'El nombre de tu emisora no es válido.',
    advice: 'Indica en station el nombre corto, el punto de montaje o el número de tu emisora.',
    details: 'El nombre de la emisora no es válido, así que no se ha solicitado {url}.',
  },
  badMap: {
    sentence: 'Onair no entiende una entrada de map.',
    advice:
      'map necesita title o song, y cada entrada es un campo y una ruta, como title: current.song. Campos: {fields}.',
    details: 'Onair no entiende «{entry}» en map, así que no ha leído {url}.',
  },
  noPath: {
    sentence: 'map indica un valor que no está en la respuesta.',
    advice: 'Disponibles: {known}.',
    details: 'map indica {path}, pero la respuesta de {url} no tiene ningún valor ahí.',
  },
  insecure: {
    sentence:
      'Esta página usa https, pero el servidor de tu emisora usa http, así que los navegadores lo bloquean.',
    advice: 'Si el servidor admite https, indica {address}. Si no, pide a su proveedor que lo active.',
    details: 'Esta página usa https, así que los navegadores bloquean {url}, que usa http.',
  },
  offline: {
    sentence: 'Este navegador está sin conexión.',
    details: 'Este navegador no tiene conexión, así que no se ha solicitado {url}.',
  },
  part: {
    sentence: 'Un archivo de Onair no se ha cargado.',
    advice:
      'La pestaña de red del navegador muestra cuál. La carpeta parts debe estar junto a onair.js, y todos los archivos deben ser de la misma versión. Si están en otro sitio, necesitan la cabecera Access-Control-Allow-Origin: *.',
    details: 'Un archivo de Onair no se ha cargado, así que no se ha solicitado {url}.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Cambia esta directiva por: {line}',
    details: 'La Content-Security-Policy de esta página bloquea {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Cambia esta directiva por: {line} (si la política tiene trusted-types, añade ahí onair).',
    details: 'La Content-Security-Policy de esta página bloquea el script JSONP de {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Haz que el panel envíe la cabecera Access-Control-Allow-Origin, o cambia esta directiva por: {line} (si la política tiene trusted-types, añade ahí onair).',
    details:
      '{url} no tiene la cabecera Access-Control-Allow-Origin, así que las páginas no pueden leerlo directamente, y la Content-Security-Policy de esta página bloquea la alternativa, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} no existe: la dirección termina en {end}, que Onair añade automáticamente.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} no existe, pero en {address} responde un panel.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Indica en base-url la dirección del propio panel; a menudo tiene un puerto, como :8080.',
    details:
      '{url} ha dado una página web (estado {status}): lo que responde en {address} es un sitio web o un proxy, no un panel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Comprueba el host, el puerto y la ruta.',
    details: '{url} no existe (estado {status}), y en {address} no hay ningún panel.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Comprueba que el host, el puerto y la ruta son los del panel.',
    details: '{url} ha dado un JSON que no es la lista de un panel: en {address} responde otro programa.',
  },
  otherServer: {
    sentence: 'El servidor de tu emisora no es un panel, sino {kind}.',
    advice: 'Escribe {attributes} en la etiqueta; en el script, cada nombre precedido de data-.',
    details: '{url} no existe: en {address} responde {kind}, no un panel.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Comprueba el host, el puerto y la ruta, y si source es correcto.',
    details: 'Onair no puede leer la respuesta de {url} como {attribute}.',
  },
  listMissing: {
    sentence: 'El panel de tu emisora no ofrece los datos de esta etiqueta.',
    advice:
      'Quizá es demasiado antiguo para esta etiqueta, o un proxy delante de él no deja pasar esta ruta.',
    details: 'El panel de {address} responde, pero en {url} no hay nada que se pueda leer (estado {status}).',
  },
  legacyMissing: {
    sentence: 'El panel de tu emisora no admite JSONP.',
    advice: 'Quita transport="legacy".',
    details: '{url} no es JSONP, aunque el panel de {address} tiene la interfaz nueva.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Existen estos: {servers}. Indica uno de estos números en data-server del script, o en server de la etiqueta.',
    details: '{url}: el servidor {server} no existe.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Pide a su proveedor el número de tu emisora, e indícalo en data-server del script, o en server de la etiqueta.',
    details: '{url}: el panel no tiene el servidor {server}, y no dice cuáles tiene.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Existen estas: {stations}. Indica una de ellas en data-station del script, o en station de la etiqueta.',
    details: '{address}: la emisora {station} no existe.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} no tiene ninguna emisora {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Indica en base-url la dirección final.',
    details: '{url} responde con una redirección a otra dirección, que esta página no puede seguir.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Lo que muestran las etiquetas debe ser público: pide al proveedor del panel que abra su interfaz para lectura.',
    details: '{url} pide una contraseña (estado 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Delante del panel hay un cortafuegos, una protección contra robots o una lista de direcciones permitidas: pide a su proveedor que deje a los visitantes leer {address}/api/.',
    details: '{url} está prohibido (estado 403).',
  },
  throttled: {
    sentence: 'El panel de tu emisora ha recibido demasiadas solicitudes.',
    advice:
      'Onair lo volverá a intentar más tarde. Si sigue así, pide al proveedor del panel un límite más alto, o pon una caché delante.',
    details: '{url} ha recibido demasiadas solicitudes desde esta dirección (estado 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'El registro del panel indica el motivo. Onair lo volverá a intentar automáticamente.',
    details: '{url} ha provocado un error en el servidor (estado {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'El panel no está en marcha, o el proxy usa un puerto equivocado.',
    details: 'El proxy de {url} no recibe respuesta del panel que tiene detrás (estado {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair lo volverá a intentar automáticamente. Si sigue así, pregunta al proveedor del panel.',
    details: '{url} no está disponible por ahora (estado 503), por sobrecarga o mantenimiento.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Pregunta al proveedor del panel.',
    details: '{url} ha fallado con el estado {status}, que Onair no sabe explicar.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair lo volverá a intentar automáticamente. Si sigue así, pregunta al proveedor del servidor.',
    details: '{url} ha fallado con el estado {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Abre la dirección en un navegador para ver cuál de las dos cosas es.',
    details:
      '{url} es un JSON defectuoso: el panel escribe algo en sus respuestas, o un proxy delante de él las corta antes de tiempo o las comprime mal (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'Casi siempre es un proxy delante del panel; desactiva ahí la compresión para ver si es eso.',
    details:
      '{url} ha empezado a responder y se ha interrumpido: la conexión termina antes que la respuesta, o la respuesta no se puede descomprimir.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Pide a su proveedor que instale una versión más nueva.',
    details: '{url} supera el máximo de 8 MB, porque el panel no hace caso del parámetro limit.',
  },
  cached: {
    sentence: 'Esta página recibe datos antiguos.',
    advice:
      'Probablemente viene de la caché de un service worker de este sitio, de una CDN o de un proxy. Excluye esta dirección de la caché.',
    details:
      '{url} devuelve desde hace minutos la misma respuesta antigua, aunque la canción que contiene ya debería haber terminado.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'Es un sitio web en lugar de un panel (entonces indica en base-url la dirección del propio panel), o un panel que debe enviar la cabecera Access-Control-Allow-Origin.',
    details:
      '{url} responde, pero sin la cabecera Access-Control-Allow-Origin, así que esta página no puede leerlo, y JSONP tampoco funciona ahí.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'El servidor, o el proxy que tiene delante, debe enviar esa cabecera. O usa un panel que lea este servidor.',
    details:
      '{url} responde, pero sin la cabecera Access-Control-Allow-Origin, así que esta página no puede leerlo.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: por http no responde nada, pero por https sí.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Instala un certificado en el servidor, o ponlo detrás de un proxy que tenga uno. {address} solo funciona en páginas que también usan http.',
    details: '{url}: este puerto responde por http, pero no por https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Indica una dirección accesible desde internet.',
    details: 'No se puede acceder a {url}: para los visitantes, {host} es su propio ordenador.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Indica una dirección accesible desde internet.',
    details: 'No se puede acceder a {url}: {host} es una dirección de una red local.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Abre {address} en una pestaña del navegador: si aparece un aviso, es el certificado; si no, el puerto o el nombre.',
    details:
      '{url}: sin respuesta. La causa es el certificado (caducado, autofirmado o para otro nombre), el puerto (cerrado, o bloqueado por un cortafuegos) o el nombre {host}; los navegadores no dicen cuál.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'O el puerto está cerrado (el panel no está en marcha, o lo bloquea un cortafuegos), o el nombre {host} es incorrecto; los navegadores no dicen cuál. Abre {address} en una pestaña del navegador para averiguarlo.',
    details: '{url}: sin respuesta.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Pregunta al proveedor del servidor si el puerto está abierto para todos.',
    details:
      '{url}: no ha respondido a tiempo. O un cortafuegos descarta las solicitudes a este puerto, o el servidor está colgado; un navegador no puede distinguirlo.',
  },
  slow: {
    sentence: 'El servidor de tu emisora tarda demasiado en responder.',
    advice: 'Revisa el registro y la base de datos del servidor.',
    details:
      '{url}: no ha respondido a tiempo, aunque el servidor de {address} responde a otras solicitudes. Esta lista tarda demasiado.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair lo volverá a intentar automáticamente. Para buscar otras causas, añade ?onair-check a la dirección de esta página.',
    details: '{url}: sin respuesta, aunque antes respondía. El panel o la conexión con él falla por ahora.',
  },
  passing: {
    sentence: 'El problema parece resuelto.',
    details: '{url}: la primera solicitud ha fallado, pero la segunda no.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} ha fallado por un motivo desconocido ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Comprueba que está bien escrito y que tiene un registro DNS.',
    details: '{url}: no existe el host {host} (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'El panel no está en marcha, o usa otro puerto, o solo acepta conexiones de su propia máquina.',
    details: '{url}: {host} existe, pero su puerto está cerrado.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'O la dirección es incorrecta, o la máquina o su red no funciona.',
    details: '{url}: no hay ruta desde aquí hasta {host}.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'O el puerto espera https y ha recibido http, o un cortafuegos ha cortado la conexión.',
    details: '{url}: {host} ha aceptado la conexión y la ha cerrado sin responder.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Renuévalo, y comprueba por qué no se renovó automáticamente.',
    details: '{url}: el certificado de {host} ha caducado o aún no es válido.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Hace falta uno de una autoridad pública, como Let’s Encrypt.',
    details:
      '{url}: el certificado de {host} está autofirmado, o firmado por una autoridad que los navegadores no conocen.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Instala la cadena completa (fullchain.pem).',
    details: '{url}: el servidor envía el certificado de {host} sin los certificados intermedios.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Usa ese nombre, o consigue un certificado para este.',
    details: '{url}: el certificado es para un nombre distinto de {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} es una lista de reproducción que esta página no puede leer. Usa como dirección del stream la que contiene la lista.',
  notAudio: '{url} no es un stream: el servidor devolvió {type} con el estado {status}.',
  format:
    '{url} responde, pero este navegador no puede reproducirlo: el formato no es compatible o el stream no envía audio.',
  unreadable:
    '{url} no se puede reproducir: la dirección es incorrecta, el servidor no funciona o no es audio. Ábrela en una pestaña del navegador para averiguarlo.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} no existe.',
  didYouMean: '¿Querías decir {name}?',
  available: 'Disponibles: {names}.',
  notNumber: '{name} no es un número.',
  unclosed:
    '{name} no está cerrada, así que para el navegador lo que sigue está dentro de la etiqueta. Onair lo deja visible. Escribe {end} después de la etiqueta: en HTML, una barra al final de una etiqueta no la cierra.',
  ignoredScript:
    '{name} tiene data-base-url, pero no es el script de Onair, así que sus atributos no se usan. Si contiene Onair, añádele data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'emisora',
    kind: 'servidor',
    onAir: 'en antena',
    attributes: 'atributos',
    data: 'datos',
    relay: 'retransmisión',
    reachable: 'accesible',
    v2: 'v2',
    servers: 'servidores',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificado',
    mixed: 'contenido mixto',
    clock: 'reloj',
    caching: 'cabeceras de caché',
    streams: 'streams',
    covers: 'portadas',
    feeds: 'feeds',
    policy: 'política',
  },
  says: {
    reachable: '{address} responde.',
    v2: '{path} da una lista.',
    v2Unread: '{path} no se puede leer: las etiquetas usan la interfaz antigua, por JSONP.',
    servers: '{servers}',
    serversUnlisted: 'El panel no da la lista de sus servidores.',
    cors: 'Las páginas de todos los sitios pueden leer las respuestas.',
    corsHere: 'Esta página está en otro sitio que el panel, y puede leer sus respuestas.',
    corsUnseen:
      'Esta página está en el propio sitio del panel, así que no puede saber qué pueden leer las páginas de otros sitios.',
    corsMissing:
      'Falta la cabecera Access-Control-Allow-Origin: *: las páginas leen el panel por JSONP, que es más lento.',
    corsUnread:
      'Falta la cabecera Access-Control-Allow-Origin: *, o no hay v2: las páginas leen el panel por JSONP, que es más lento.',
    corsAbsent: 'Falta la cabecera Access-Control-Allow-Origin: *: ninguna página puede leer el panel.',
    jsonp: 'Funciona, también para navegadores muy antiguos.',
    jsonpMissing: 'No funciona: los navegadores muy antiguos no muestran nada.',
    certificate: 'Es válido aquí, y las páginas https pueden mostrar el panel.',
    mixed: 'El panel es http: las páginas https no pueden mostrarlo.',
    bothHttp: 'El panel es http, como el sitio. Si el sitio pasa a https, ya no podrá mostrarlo.',
    clock: 'Va igual que el de esta máquina.',
    clockAhead: 'Va {seconds} s por delante del de esta máquina.',
    clockBehind: 'Va {seconds} s por detrás del de esta máquina.',
    clockEarly:
      'La pista más reciente empieza dentro de {seconds} s: el reloj del panel va adelantado, o el de esta máquina atrasado.',
    clockUnstamped: 'Las respuestas no tienen Date.',
    clockUnseen: 'Una página no puede leer el reloj del panel. {command} sí.',
    cached: 'Las cachés y los navegadores pueden comprobar si hay datos nuevos.',
    cachedLong: 'El historial puede guardarse {seconds} s: los títulos llegan tarde.',
    cachedUnseen:
      'Las cachés no guardan los títulos demasiado tiempo. Una página no puede ver si hay un ETag. {command} sí.',
    cachedWhole: 'No hay ETag, así que cada respuesta se envía entera.',
    none: 'No hay nada que probar.',
    tried: '{tried} de {all} probados.',
    failed: 'No se puede obtener {url} ({why}).',
    policy: '{policy}',
    otherServer: 'En {address} hay {kind}. Onair funciona directamente con él.',
    kindUnseen:
      'Una página no puede averiguar el tipo de servidor, porque no puede leer sus respuestas. {command} sí.',
    title: '{title}',
    noTitle: 'Ahora mismo no hay ningún título.',
    attributes: '{attributes} en la etiqueta; en el script de Onair, cada nombre precedido de data-.',
    attributesOfOne:
      '{attributes} en la etiqueta; en el script de Onair, cada nombre precedido de data-. Sin station es la primera; hay: {stations}.',
    data: 'Proporciona: {things}. No proporciona: {missing}.',
    relay:
      'Un panel que lee este servidor guarda todas las canciones, cuenta los votos y puede tomar la programación de un calendario: {relay}',
    fetchHere: 'Esta página puede leer sus respuestas.',
    onlyJsonp:
      'Las páginas de otros sitios no pueden leer sus respuestas directamente: las leen por JSONP, que es más lento.',
    closed:
      'Ninguna página de otro sitio puede leerlo: falta la cabecera Access-Control-Allow-Origin: *, y no hay JSONP.',
    httpServer: 'Es http: las páginas https no pueden mostrarlo.',
    streamFailed: 'No se puede obtener {url} ({why}).',
  },
  whys: {
    timeout: 'sin respuesta en 10 s',
    insecure: 'http, que una página https no puede cargar',
    unplayable: 'este navegador no puede reproducirlo',
    noPicture: 'no es una imagen',
    noFeed: 'no es un feed',
    unread: 'no existe, o las páginas no pueden leerlo',
  },
  things: {
    titles: 'el título actual',
    plays: 'las últimas canciones',
    starts: 'sus horas de inicio',
    history: 'todas las canciones',
    week: 'la programación',
    channels: 'los streams',
    podcasts: 'los podcasts',
    votes: 'los votos',
  },
  cures: {
    corsUnseen: 'Abre esta comprobación desde otro sitio, o ejecuta {command}.',
    corsMissing: 'Haz que el panel la envíe con sus respuestas bajo /api/v2/.',
    corsAbsent: 'Haz que el panel la envíe con sus respuestas bajo /api/v2/.',
    mixed: 'Pide https a su proveedor.',
    clockAhead: 'Sincronízalo con NTP.',
    clockBehind: 'Sincronízalo con NTP.',
    clockEarly: 'Sincroniza los dos con NTP.',
    cachedLong: 'Lo correcto es 1 o 2.',
    failed: 'Comprueba su dirección en el panel.',
    closed:
      'Haz que el servidor, o el proxy que tiene delante, envíe esa cabecera, o usa un panel que lo lea.',
    httpServer: 'Activa https, o usa un panel con https que lo lea.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Comprobar tu emisora',
  lede: 'Averigua por qué tu emisora no aparece. La comprobación funciona como las etiquetas de tu sitio, y solo contacta con esa dirección y con las que aparecen en sus datos. Reconoce los paneles, además de {kinds}.',
  address: 'Dirección de tu panel o servidor',
  site: 'Tu sitio es',
  siteHttps: 'https, como la mayoría',
  siteHttp: 'http',
  check: 'Comprobar',
  running: 'Comprobando {address}. Tarda hasta medio minuto.',
  sound: 'Ningún problema en {address}.',
  unsound: 'Problemas en {address}: {what}.',
  noStation: 'Las etiquetas no pueden mostrar el servidor {server} de {address}.',
  otherServer: 'En {address} hay {kind}. Para mostrarlo, añade {attribute} a las etiquetas.',
  holds: 'OK',
  fails: 'Problema',
  neither: 'Nota',
  stations: 'Emisoras de este panel',
  checkThat: 'Comprobar {address}',
  build: 'Obtener el código para tu sitio',
  report: 'Informe para el proveedor del panel',
  terminal:
    'Un comando puede comprobar más que una página: los certificados, todas las cabeceras y el reloj del panel.',
  policy: 'Si tu sitio tiene una Content-Security-Policy, debe permitir:',
  copyPolicy: 'Copiar la política',
  copyReport: 'Copiar el informe',
  copyCommand: 'Copiar el comando',
  copied: 'Copiado',
  notCopied: 'Seleccionado: pulsa Ctrl+C',
  language: 'Idioma',
};
