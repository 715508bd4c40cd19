/** Text for site owners, in Spanish: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Comprobar este panel';

export const causes: Translated<CauseWords> = {
  noAddress:
    'No se ha consultado nada: la página no nombra ningún panel. Indica la dirección del panel de tu emisora en data-base-url del script de Onair, o en base-url de la etiqueta.',
  badAddress:
    'No se ha consultado nada: «{url}» no es una dirección. Indica la dirección del panel con su protocolo y su puerto, por ejemplo https://panel.example:8080.',
  badStation:
    '{url} no se ha consultado: station contiene un nombre que ninguna emisora puede tener. Indica el nombre corto, el punto de montaje o el número de tu emisora.',
  insecure:
    '{url} no se ha consultado: esta página es https, y los navegadores le prohíben leer http. Indica {address} si el panel tiene https; si no lo tiene, pídeselo a su proveedor.',
  offline: '{url} no se ha consultado: este navegador no tiene red.',
  part: 'Un archivo de Onair no se ha cargado, por eso {url} no se ha consultado. La pestaña de red lo muestra en rojo: la carpeta parts debe estar junto a onair.js, completa y de la misma versión, y, en otro sitio, con la cabecera Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} no se ha consultado: la Content-Security-Policy de esta página lo prohíbe ({directive}). Donde esté definida, esta directiva debe ser: {line}',
  policyJsonp:
    '{url} se ha consultado por JSONP, y la Content-Security-Policy de esta página prohíbe ese script. Donde esté definida, esta directiva debe ser: {line} (y si la política tiene trusted-types, añade ahí onair).',
  policyNoCors:
    '{url} responde sin la cabecera Access-Control-Allow-Origin, así que las páginas no pueden leerlo, y la Content-Security-Policy de esta página prohíbe la otra vía, JSONP. Haz que el panel envíe esa cabecera, o que esta directiva sea: {line} (y si la política tiene trusted-types, añade ahí onair).',
  endsInApi:
    '{url} no existe: la dirección termina en {end}, que Onair añade por sí mismo. Indica {address} en base-url.',
  wrongPath:
    '{url} no existe, pero en {address} responde un panel: indica esa dirección en base-url, sin la ruta.',
  website:
    '{url} ha dado una página web (estado {status}): lo que responde en {address} es un sitio web o un proxy, no un panel. Indica en base-url la dirección del propio panel; a menudo tiene un puerto, como :8080.',
  noPanel:
    '{url} no existe (estado {status}), y {address} tampoco tiene otra cosa de un panel. Comprueba el host, el puerto y la ruta.',
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
  redirected:
    '{url} responde con una redirección a otra dirección, que esta página no puede seguir. Indica en base-url la dirección final.',
  login:
    '{url} pide una contraseña (estado 401). Lo que muestran las etiquetas debe ser público: pide al proveedor del panel que abra su interfaz para lectura.',
  forbidden:
    '{url} está prohibido (estado 403). Delante del panel hay un cortafuegos, una protección contra robots o una lista de direcciones permitidas: pide a su proveedor que deje a los visitantes leer {address}/api/.',
  throttled:
    '{url} se ha consultado demasiadas veces desde esta dirección (estado 429). Se volverá a consultar más tarde; si sigue así, pide al proveedor del panel un límite más alto, o pon una caché delante.',
  crashed:
    '{url} ha fallado al responder (estado {status}). El registro del panel dice por qué; se volverá a consultar por sí solo.',
  gateway:
    'A {url} responde un proxy que no recibe respuesta del panel que tiene detrás (estado {status}). El panel no está en marcha allí, o el proxy lo busca en un puerto equivocado.',
  busy: '{url} está fuera de servicio por ahora (estado 503): sobrecarga o mantenimiento. Se volverá a consultar por sí solo; si sigue así, pregunta al proveedor del panel.',
  refused:
    '{url} se ha rechazado con el estado {status}, para el que Onair no tiene explicación. Pregunta al proveedor del panel.',
  brokenJson:
    '{url} es un JSON defectuoso: el panel escribe algo en sus respuestas, o un proxy delante de él las corta antes de tiempo o las comprime mal (gzip). Abre la dirección en un navegador para ver cuál de las dos cosas es.',
  cut: '{url} ha empezado a responder y se ha interrumpido: la conexión termina antes que la respuesta, o la respuesta no se puede descomprimir. Casi siempre es un proxy delante del panel; desactiva ahí la compresión para ver si es eso.',
  tooLarge:
    '{url} pasa de 8 MB, y no se lee más. El panel no hace caso del parámetro limit: pide a su proveedor una versión más nueva.',
  cached:
    '{url} devuelve desde hace minutos la misma respuesta antigua, aunque la canción que contiene ya debería haber terminado. Probablemente viene de la caché de un service worker de este sitio, de una CDN o de un proxy. Excluye esta dirección de la caché.',
  noCors:
    '{url} responde, pero sin la cabecera Access-Control-Allow-Origin, así que esta página no puede leerlo, y JSONP tampoco funciona ahí. Es un sitio web en lugar de un panel (entonces indica en base-url la dirección del propio panel), o un panel que debe enviar esa cabecera.',
  needsHttps: '{url}: por http no responde nada, pero por https sí. Indica {address} en base-url.',
  noTls:
    '{url}: en este puerto no hay https, pero http responde. Dale un certificado al panel, o ponlo detrás de un proxy que lo tenga; {address} sirve para páginas que son ellas mismas http.',
  ownMachine:
    '{url} se ha consultado en vano: {host} es el ordenador de cada visitante. Indica una dirección del panel a la que llegue todo internet.',
  localNetwork:
    '{url} se ha consultado en vano: {host} es una dirección de una red local, a la que los visitantes de otros lugares no llegan. Indica una dirección del panel a la que llegue todo internet.',
  silentHttps:
    '{url}: no ha llegado nada. Un navegador no dice cuál es la causa: el certificado (caducado, autofirmado, para otro nombre), el puerto (cerrado, o un cortafuegos) o el nombre {host}. Abre {address} en un navegador: si hay un aviso, es el certificado; si no, el puerto o el nombre.',
  silentHttp:
    '{url}: no ha llegado nada. Un navegador no dice cuál es la causa: el puerto está cerrado (el panel no está en marcha, o un cortafuegos), o el nombre {host} está mal. Abre {address} en un navegador para verlo.',
  swallowed:
    '{url}: no hay respuesta a tiempo. Un cortafuegos se traga lo que se envía a este puerto, o el panel está colgado; un navegador no puede distinguirlo. Pregunta al proveedor del panel si el puerto está abierto para todos.',
  slow: '{url}: no hay respuesta a tiempo, aunque el panel de {address} responde a otras consultas. Esta lista le lleva demasiado: su registro o su base de datos dice por qué.',
  gone: '{url}: no ha llegado respuesta, y antes sí. El panel o el camino hasta él falla por ahora, y se volverá a consultar por sí solo. Con ?onair-check en la dirección de esta página, Onair busca otra causa.',
  passing: '{url}: no ha llegado respuesta, pero al consultar de nuevo sí: ya ha pasado.',
  noSuchName:
    '{url}: no existe el host {host} (DNS). Comprueba que el nombre está bien escrito y que su registro existe.',
  portClosed:
    '{url}: {host} está, pero su puerto está cerrado. El panel no está en marcha, o escucha en otro puerto o solo para su propia máquina.',
  noRoute:
    '{url}: desde aquí no hay camino hasta {host}. La dirección está mal, o la máquina o su red está apagada.',
  reset:
    '{url}: {host} ha aceptado la conexión y la ha cerrado sin responder. El puerto habla https y se le ha consultado por http, o un cortafuegos la ha cortado.',
  certificateEnded:
    '{url}: el certificado de {host} está fuera de sus fechas. Renuévalo, y mira por qué no se ha renovado solo.',
  certificateOwn:
    '{url}: el certificado de {host} está autofirmado, o firmado por una autoridad que los navegadores no conocen. Hace falta uno de una autoridad pública, como Let’s Encrypt.',
  certificateChain:
    '{url}: el certificado de {host} llega sin los que hay entre él y su autoridad. Instala la cadena completa (fullchain.pem).',
  certificateName:
    '{url}: el certificado es para un nombre distinto de {host}. Indica aquel nombre, o consigue un certificado para este.',
  unknown: '{url} ha fallado de una manera para la que Onair no tiene nombre ({problem}).',
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} es una lista de reproducción que esta página no puede leer. Use como dirección del stream la que contiene la lista.',
  notAudio: '{url} no es un stream: el servidor devolvió {type} con el estado {status}.',
  format:
    '{url} responde, pero este navegador no puede reproducirlo: el formato no es compatible o el stream no envía audio.',
  unreadable:
    '{url} no se puede reproducir: la dirección es incorrecta, el servidor no funciona o no es audio. Ábrala en una pestaña del navegador para averiguarlo.',
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
    attributes: 'qué escribir',
    data: 'lo que dice',
    relay: 'lo demás',
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
    clockUnseen: 'Una página no ve el reloj del panel. {command} sí.',
    cached: 'Las cachés y los navegadores pueden preguntar si hay algo nuevo.',
    cachedLong: 'El historial puede guardarse {seconds} s: los títulos llegan tarde.',
    cachedUnseen:
      'Nada guarda los títulos demasiado tiempo. Si hay un ETag, una página no lo ve; {command} sí.',
    cachedWhole: 'No hay ETag: cada consulta cuesta una respuesta entera.',
    none: 'No hay ninguno que probar.',
    tried: '{tried} de {all} probados.',
    failed: 'No se puede obtener {url} ({why}).',
    policy: '{policy}',
    otherServer: 'En {address} está {kind}. No es un panel, y las etiquetas lo muestran igualmente.',
    kindUnseen: 'Qué tipo de servidor es no lo ve una página que no puede leer nada allí. {command} sí.',
    title: '{title}',
    noTitle: 'Ahora no dice ningún título.',
    attributes: '{attributes} en la etiqueta; en el script de Onair, cada nombre precedido de data-.',
    attributesOfOne:
      '{attributes} en la etiqueta; en el script de Onair, cada nombre precedido de data-. Sin station es la primera; hay: {stations}.',
    data: 'Dice: {things}. No dice: {untold}.',
    relay:
      'Un panel que lee este servidor guarda todas las canciones, cuenta los votos y puede tomar la semana de un calendario: {relay}',
    fetchHere: 'Esta página puede leer sus respuestas.',
    onlyJsonp:
      'Las páginas de otros sitios no pueden leer sus respuestas directamente: las leen por JSONP, que es más lento.',
    closed:
      'Ninguna página de otro sitio puede leerlo: falta la cabecera Access-Control-Allow-Origin: *, y no hay JSONP.',
    httpServer: 'Es http: las páginas https no pueden mostrarlo.',
    streamFailed: 'No se puede obtener {url} ({why}).',
  },
  whys: {
    timeout: 'nada en 10 s',
    insecure: 'http, que una página https no puede cargar',
    unplayable: 'este navegador no puede reproducirlo',
    noPicture: 'no es una imagen',
    noFeed: 'no es un feed',
    unread: 'no existe, o las páginas no pueden leerlo',
  },
  things: {
    titles: 'el título en antena',
    plays: 'las últimas canciones',
    starts: 'cuándo empezó cada una',
    history: 'todas las canciones',
    week: 'la semana',
    channels: 'los streams',
    podcasts: 'los podcasts',
    votes: 'los votos',
  },
  cures: {
    corsUnseen: 'Abre esta comprobación desde otro sitio, o ejecuta {command}.',
    corsMissing: 'Haz que el panel la envíe con sus respuestas bajo /api/v2/.',
    corsAbsent: 'Haz que el panel la envíe con sus respuestas bajo /api/v2/.',
    mixed: 'Pide https a su proveedor.',
    clockAhead: 'Haz que NTP lo ajuste.',
    clockBehind: 'Haz que NTP lo ajuste.',
    clockEarly: 'Haz que NTP ajuste los dos.',
    cachedLong: 'Lo correcto es 1 o 2.',
    failed: 'Comprueba su dirección en el panel.',
    closed:
      'Haz que el servidor, o el proxy que tiene delante, envíe esa cabecera, o usa un panel que lo lea.',
    httpServer: 'Dale https, o usa un panel con https que lo lea.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Comprobar un panel',
  lede: 'Prueba el panel de tu emisora como lo hacen las etiquetas de tu sitio, y dice qué está bien, qué no y qué hacer. Solo consulta ese panel y lo que sus datos nombran, a nadie más. También reconoce {kinds}.',
  address: 'Dirección del panel',
  site: 'Tu sitio es',
  siteHttps: 'https, como la mayoría',
  siteHttp: 'http',
  check: 'Comprobar',
  running: 'Comprobando {address}. Tarda hasta medio minuto.',
  sound: 'Todo está bien en {address}.',
  unsound: 'Hay que corregir en {address}: {what}.',
  noStation: 'Las etiquetas no pueden mostrar el servidor {server} de {address}.',
  otherServer: 'En {address} está {kind}. Las etiquetas lo muestran con {attribute}.',
  holds: 'OK',
  fails: 'Mal',
  neither: 'Nota',
  stations: 'Emisoras de este panel',
  checkThat: 'Comprobar {address}',
  report: 'Informe para el proveedor del panel',
  terminal: 'Un comando ve más que una página: los certificados, todas las cabeceras y el reloj del panel.',
  policy: 'Para un sitio con una Content-Security-Policy, que debe permitir:',
  copyPolicy: 'Copiar la política',
  copyReport: 'Copiar el informe',
  copyCommand: 'Copiar el comando',
  copied: 'Copiado',
  notCopied: 'Seleccionado: pulsa Ctrl+C',
  language: 'Idioma',
};
