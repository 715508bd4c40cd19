/** Text for site owners, in Spanish: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Comprobar este panel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Esta página no indica ningún panel. Pon la dirección del panel de tu emisora en data-base-url del script de Onair, o en base-url de la etiqueta.',
  badAddress:
    '«{url}» no es una dirección válida. Indica la dirección del panel con su protocolo y su puerto, por ejemplo https://panel.example:8080.',
  badStation:
    'El nombre de la emisora no es válido, así que no se ha solicitado {url}. Indica en station el nombre corto, el punto de montaje o el número de tu emisora.',
  badMap:
    'Onair no entiende «{entry}» en map, así que no ha leído {url}. map necesita title o song, y cada entrada es un campo y una ruta, como title: current.song. Campos: {fields}.',
  noPath: 'map indica {path}, pero la respuesta de {url} no tiene ningún valor ahí. Disponibles: {known}.',
  insecure:
    'Esta página usa https, así que los navegadores bloquean {url}, que usa http. Si el panel admite https, indica {address}. Si no, pide a su proveedor que lo active.',
  offline: 'Este navegador no tiene conexión, así que no se ha solicitado {url}.',
  part: 'Un archivo de Onair no se ha cargado, así que no se ha solicitado {url}. La pestaña de red del navegador muestra cuál. La carpeta parts debe estar junto a onair.js, y todos los archivos deben ser de la misma versión. Si están en otro sitio, necesitan la cabecera Access-Control-Allow-Origin: *.',
  policyConnect:
    'La Content-Security-Policy de esta página bloquea {url} ({directive}). Cambia esta directiva por: {line}',
  policyJsonp:
    'La Content-Security-Policy de esta página bloquea el script JSONP de {url}. Cambia esta directiva por: {line} (si la política tiene trusted-types, añade ahí onair).',
  policyNoCors:
    '{url} no tiene la cabecera Access-Control-Allow-Origin, así que las páginas no pueden leerlo directamente, y la Content-Security-Policy de esta página bloquea la alternativa, JSONP. Haz que el panel envíe esa cabecera, o cambia esta directiva por: {line} (si la política tiene trusted-types, añade ahí onair).',
  endsInApi:
    '{url} no existe: la dirección termina en {end}, que Onair añade automáticamente. Indica {address} en base-url.',
  wrongPath:
    '{url} no existe, pero en {address} responde un panel: indica esa dirección en base-url, sin la ruta.',
  website:
    '{url} ha dado una página web (estado {status}): lo que responde en {address} es un sitio web o un proxy, no un panel. Indica en base-url la dirección del propio panel; a menudo tiene un puerto, como :8080.',
  noPanel:
    '{url} no existe (estado {status}), y en {address} no hay ningún panel. Comprueba el host, el puerto y la ruta.',
  otherProgram:
    '{url} ha dado un JSON que no es la lista de un panel: en {address} responde otro programa. Comprueba que el host, el puerto y la ruta son los del panel.',
  otherServer:
    '{url} no existe: en {address} responde {kind}, no un panel. Escribe {attributes} en la etiqueta; en el script, cada nombre precedido de data-.',
  listMissing:
    'El panel de {address} responde, pero en {url} no hay nada que se pueda leer (estado {status}). Quizá es demasiado antiguo para esta etiqueta, o un proxy delante de él no deja pasar esta ruta.',
  legacyMissing:
    '{url} no es JSONP, aunque el panel de {address} tiene la interfaz nueva: quita transport="legacy".',
  wrongServer:
    '{url}: el servidor {server} no existe. Existen estos: {servers}. Indica uno de estos números en data-server del script, o en server de la etiqueta.',
  noSuchServer:
    '{url}: el panel no tiene el servidor {server}, y no dice cuáles tiene. Pide a su proveedor el número de tu emisora, e indícalo en data-server del script, o en server de la etiqueta.',
  wrongStation:
    '{address}: la emisora {station} no existe. Existen estas: {stations}. Indica una de ellas en data-station del script, o en station de la etiqueta.',
  redirected:
    '{url} responde con una redirección a otra dirección, que esta página no puede seguir. Indica en base-url la dirección final.',
  login:
    '{url} pide una contraseña (estado 401). Lo que muestran las etiquetas debe ser público: pide al proveedor del panel que abra su interfaz para lectura.',
  forbidden:
    '{url} está prohibido (estado 403). Delante del panel hay un cortafuegos, una protección contra robots o una lista de direcciones permitidas: pide a su proveedor que deje a los visitantes leer {address}/api/.',
  throttled:
    '{url} ha recibido demasiadas solicitudes desde esta dirección (estado 429). Onair lo volverá a intentar más tarde. Si sigue así, pide al proveedor del panel un límite más alto, o pon una caché delante.',
  crashed:
    '{url} ha provocado un error en el servidor (estado {status}). El registro del panel indica el motivo. Onair lo volverá a intentar automáticamente.',
  gateway:
    'El proxy de {url} no recibe respuesta del panel que tiene detrás (estado {status}). El panel no está en marcha, o el proxy usa un puerto equivocado.',
  busy: '{url} no está disponible por ahora (estado 503), por sobrecarga o mantenimiento. Onair lo volverá a intentar automáticamente. Si sigue así, pregunta al proveedor del panel.',
  refused:
    '{url} ha fallado con el estado {status}, que Onair no sabe explicar. Pregunta al proveedor del panel.',
  brokenJson:
    '{url} es un JSON defectuoso: el panel escribe algo en sus respuestas, o un proxy delante de él las corta antes de tiempo o las comprime mal (gzip). Abre la dirección en un navegador para ver cuál de las dos cosas es.',
  cut: '{url} ha empezado a responder y se ha interrumpido: la conexión termina antes que la respuesta, o la respuesta no se puede descomprimir. Casi siempre es un proxy delante del panel; desactiva ahí la compresión para ver si es eso.',
  tooLarge:
    '{url} supera el máximo de 8 MB, porque el panel no hace caso del parámetro limit. Pide a su proveedor que instale una versión más nueva.',
  cached:
    '{url} devuelve desde hace minutos la misma respuesta antigua, aunque la canción que contiene ya debería haber terminado. Probablemente viene de la caché de un service worker de este sitio, de una CDN o de un proxy. Excluye esta dirección de la caché.',
  noCors:
    '{url} responde, pero sin la cabecera Access-Control-Allow-Origin, así que esta página no puede leerlo, y JSONP tampoco funciona ahí. Es un sitio web en lugar de un panel (entonces indica en base-url la dirección del propio panel), o un panel que debe enviar esa cabecera.',
  needsHttps: '{url}: por http no responde nada, pero por https sí. Indica {address} en base-url.',
  noTls:
    '{url}: este puerto responde por http, pero no por https. Instala un certificado en el panel, o ponlo detrás de un proxy que tenga uno. {address} solo funciona en páginas que también usan http.',
  ownMachine:
    'No se puede acceder a {url}: para los visitantes, {host} es su propio ordenador. Indica una dirección accesible desde internet.',
  localNetwork:
    'No se puede acceder a {url}: {host} es una dirección de una red local. Indica una dirección accesible desde internet.',
  silentHttps:
    '{url}: sin respuesta. La causa es el certificado (caducado, autofirmado o para otro nombre), el puerto (cerrado, o bloqueado por un cortafuegos) o el nombre {host}; los navegadores no dicen cuál. Abre {address} en una pestaña del navegador: si aparece un aviso, es el certificado; si no, el puerto o el nombre.',
  silentHttp:
    '{url}: sin respuesta. O el puerto está cerrado (el panel no está en marcha, o lo bloquea un cortafuegos), o el nombre {host} es incorrecto; los navegadores no dicen cuál. Abre {address} en una pestaña del navegador para averiguarlo.',
  swallowed:
    '{url}: no ha respondido a tiempo. O un cortafuegos descarta las solicitudes a este puerto, o el panel está colgado; un navegador no puede distinguirlo. Pregunta al proveedor del panel si el puerto está abierto para todos.',
  slow: '{url}: no ha respondido a tiempo, aunque el panel de {address} responde a otras solicitudes. Esta lista tarda demasiado. Revisa el registro y la base de datos del panel.',
  gone: '{url}: sin respuesta, aunque antes respondía. El panel o la conexión con él falla por ahora. Onair lo volverá a intentar automáticamente. Para buscar otras causas, añade ?onair-check a la dirección de esta página.',
  passing: '{url}: la primera solicitud ha fallado, pero la segunda no. El problema parece resuelto.',
  noSuchName:
    '{url}: no existe el host {host} (DNS). Comprueba que está bien escrito y que tiene un registro DNS.',
  portClosed:
    '{url}: {host} existe, pero su puerto está cerrado. El panel no está en marcha, o usa otro puerto, o solo acepta conexiones de su propia máquina.',
  noRoute:
    '{url}: no hay ruta desde aquí hasta {host}. O la dirección es incorrecta, o la máquina o su red no funciona.',
  reset:
    '{url}: {host} ha aceptado la conexión y la ha cerrado sin responder. O el puerto espera https y ha recibido http, o un cortafuegos ha cortado la conexión.',
  certificateEnded:
    '{url}: el certificado de {host} ha caducado o aún no es válido. Renuévalo, y comprueba por qué no se renovó automáticamente.',
  certificateOwn:
    '{url}: el certificado de {host} está autofirmado, o firmado por una autoridad que los navegadores no conocen. Hace falta uno de una autoridad pública, como Let’s Encrypt.',
  certificateChain:
    '{url}: el servidor envía el certificado de {host} sin los certificados intermedios. Instala la cadena completa (fullchain.pem).',
  certificateName:
    '{url}: el certificado es para un nombre distinto de {host}. Usa ese nombre, o consigue un certificado para este.',
  unknown: '{url} ha fallado por un motivo desconocido ({problem}).',
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
    data: 'Proporciona: {things}. No proporciona: {untold}.',
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
  title: 'Comprobar un panel',
  lede: 'Averigua por qué tu emisora no aparece. La comprobación funciona como las etiquetas de tu sitio, y solo contacta con tu panel y con las direcciones de sus datos. También reconoce {kinds}.',
  address: 'Dirección del panel',
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
