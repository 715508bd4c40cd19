/** Text for site owners, in French: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Vérifier ce serveur';
export const technicalDetails = 'Détails techniques';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'L’adresse du serveur de votre station n’est pas valide.',
  policy: 'La Content-Security-Policy de cette page bloque le serveur de votre station.',
  wrongAddress: 'L’adresse du serveur de votre station est incorrecte.',
  noServer: 'Le panneau de votre station n’a pas de serveur {server}.',
  noStation: 'Le serveur n’a pas de station {station}.',
  refuses: 'Le serveur de votre station ne laisse pas les visiteurs le lire.',
  inTrouble: 'Le serveur de votre station a un problème.',
  unreadable: 'Cette page ne peut pas lire les réponses du serveur de votre station.',
  unreachable: 'Cette page n’arrive pas à joindre le serveur de votre station.',
};

const setAddress = 'Indiquez {address} dans base-url.';
const setStation =
  'Les stations de {kind} ressemblent à ceci\u202f: {example}. Indiquez la vôtre dans data-station sur le script, ou dans station sur la balise.';

export const causes: Translated<CauseWords> = {
  noAddress: {
    sentence: 'Cette page n’indique aucun panneau.',
    advice:
      'Mettez l’adresse du panneau de votre station dans data-base-url sur le script d’Onair, ou dans base-url sur la balise.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice:
      'Indiquez l’adresse du panneau avec son protocole et son port, par exemple https://panel.example:8080.',
    details: '«\u202f{url}\u202f» n’est pas une adresse valide.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '«\u202f{url}\u202f» n’est pas une adresse valide.',
  },
  noStation: {
    sentence: 'Cette page n’indique pas quelle station montrer.',
    advice: setStation,
  },
  badStation: {
    sentence: 'Le nom de votre station n’est pas valide.',
    advice: 'Indiquez dans station le nom court, le point de montage ou le numéro de votre station.',
    details: 'Le nom de la station n’est pas valide, donc {url} n’a pas été appelé.',
  },
  badMap: {
    sentence: 'Onair ne comprend pas une entrée de map.',
    advice:
      'map doit contenir title ou song, et chaque entrée est un champ et un chemin, comme title=current.song. Champs\u202f: {fields}.',
    details: 'Onair ne comprend pas «\u202f{entry}\u202f» dans map, donc {url} n’a pas été lu.',
  },
  noPath: {
    sentence: 'map indique une valeur que la réponse ne contient pas.',
    advice: 'Disponibles\u202f: {known}.',
    details: 'map indique {path}, mais la réponse de {url} n’a pas de valeur à cet endroit.',
  },
  insecure: {
    sentence:
      'Cette page est en https, mais le serveur de votre station est en http, donc les navigateurs le bloquent.',
    advice:
      'Si le serveur prend en charge https, indiquez {address}. Sinon, demandez à son hébergeur de l’activer.',
    details: 'Cette page est en https, donc les navigateurs bloquent {url}, qui est en http.',
  },
  offline: {
    sentence: 'Ce navigateur est hors ligne.',
    details: 'Ce navigateur est hors ligne, donc {url} n’a pas été appelé.',
  },
  part: {
    sentence: 'Un fichier d’Onair ne s’est pas chargé.',
    advice:
      'L’onglet réseau du navigateur montre lequel. Le dossier parts doit se trouver à côté de onair.js, et tous les fichiers doivent être de la même version. S’ils sont sur un autre site, il leur faut l’en-tête Access-Control-Allow-Origin: *.',
    details: 'Un fichier d’Onair ne s’est pas chargé, donc {url} n’a pas été appelé.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Remplacez cette directive par\u202f: {line}',
    details: 'La Content-Security-Policy de cette page bloque {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice:
      'Remplacez cette directive par\u202f: {line} (si la politique contient trusted-types, ajoutez-y onair).',
    details: 'La Content-Security-Policy de cette page bloque le script JSONP de {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Faites envoyer l’en-tête Access-Control-Allow-Origin par le panneau, ou remplacez cette directive par\u202f: {line} (si la politique contient trusted-types, ajoutez-y onair).',
    details:
      '{url} n’a pas d’en-tête Access-Control-Allow-Origin, donc les pages ne peuvent pas le lire directement, et la Content-Security-Policy de cette page bloque la solution de rechange, JSONP.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} n’existe pas\u202f: l’adresse se termine par {end}, qu’Onair ajoute automatiquement.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} n’existe pas, mais un panneau répond à {address}.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice:
      'Indiquez dans base-url l’adresse du panneau lui-même\u202f; elle a souvent un port, comme :8080.',
    details:
      '{url} a donné une page web (statut {status})\u202f: ce qui répond à {address} est un site ou un proxy, pas un panneau.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Vérifiez l’hôte, le port et le chemin.',
    details: '{url} n’existe pas (statut {status}), et il n’y a pas de panneau à {address}.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Vérifiez que l’hôte, le port et le chemin sont bien ceux du panneau.',
    details:
      '{url} a donné un JSON qui n’est pas la liste d’un panneau\u202f: un autre programme répond à {address}.',
  },
  otherServer: {
    sentence: 'Le serveur de votre station n’est pas un panneau, mais {kind}.',
    advice: 'Écrivez {attributes} sur la balise\u202f; sur le script, chaque nom précédé de data-.',
    details: '{url} n’existe pas\u202f: c’est {kind} qui répond à {address}, pas un panneau.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Vérifiez l’hôte, le port et le chemin, et si source est correct.',
    details: 'Onair ne peut pas lire la réponse de {url} avec {attribute}.',
  },
  listMissing: {
    sentence: 'Le panneau de votre station ne fournit pas les données de cette balise.',
    advice:
      'Il est peut-être trop ancien pour cette balise, ou un proxy placé devant lui ne laisse pas passer ce chemin.',
    details: 'Le panneau à {address} répond, mais {url} n’a rien de lisible (statut {status}).',
  },
  legacyMissing: {
    sentence: 'Le panneau de votre station ne prend pas en charge JSONP.',
    advice: 'Retirez transport="legacy".',
    details: '{url} n’est pas du JSONP, alors que le panneau à {address} a l’interface récente.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Ceux-ci existent\u202f: {servers}. Indiquez l’un de ces numéros dans data-server sur le script, ou dans server sur la balise.',
    details: '{url}\u202f: le serveur {server} n’existe pas.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Demandez à son hébergeur le numéro de votre station, et indiquez-le dans data-server sur le script, ou dans server sur la balise.',
    details: '{url}\u202f: le panneau n’a pas de serveur {server}, et ne dit pas lesquels il a.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice:
      'Celles-ci existent\u202f: {stations}. Indiquez l’une d’elles dans data-station sur le script, ou dans station sur la balise.',
    details: '{address}\u202f: la station {station} n’existe pas.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}\u202f: {kind} n’a pas de station {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Indiquez dans base-url l’adresse d’arrivée.',
    details:
      '{url} répond par une redirection vers une autre adresse, que cette page n’a pas le droit de suivre.',
  },
  login: {
    sentence: sentences.refuses,
    advice:
      'Ce que les balises montrent doit être public\u202f: demandez à l’hébergeur du panneau d’ouvrir son interface en lecture.',
    details: '{url} exige un mot de passe (statut 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'Un pare-feu, une protection contre les robots ou une liste d’adresses autorisées se trouve devant le panneau\u202f: demandez à son hébergeur de laisser les visiteurs lire {address}/api/.',
    details: '{url} est interdit (statut 403).',
  },
  throttled: {
    sentence: 'Le panneau de votre station a reçu trop de requêtes.',
    advice:
      'Onair réessaiera plus tard. Si cela persiste, demandez à l’hébergeur du panneau une limite plus haute, ou placez un cache devant lui.',
    details: '{url} a reçu trop de requêtes de cette adresse (statut 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'Le journal du panneau en donne la raison. Onair réessaiera automatiquement.',
    details: '{url} a provoqué une erreur sur le serveur (statut {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Le panneau ne tourne pas, ou le proxy utilise un mauvais port.',
    details: 'Le proxy à {url} n’obtient pas de réponse du panneau derrière lui (statut {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair réessaiera automatiquement. Si cela persiste, adressez-vous à l’hébergeur du panneau.',
    details:
      '{url} est indisponible pour l’instant (statut 503), à cause d’une surcharge ou d’une maintenance.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Adressez-vous à l’hébergeur du panneau.',
    details: '{url} a échoué avec le statut {status}, qu’Onair ne sait pas expliquer.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair réessaiera automatiquement. Si cela persiste, adressez-vous à l’hébergeur du serveur.',
    details: '{url} a échoué avec le statut {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Ouvrez l’adresse dans un navigateur pour voir ce qu’il en est.',
    details:
      '{url} est un JSON défectueux\u202f: le panneau écrit quelque chose dans ses réponses, ou un proxy placé devant lui les coupe trop tôt ou les compresse mal (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice:
      'C’est le plus souvent un proxy placé devant le panneau\u202f; désactivez-y la compression pour voir si c’est cela.',
    details:
      '{url} a commencé à répondre puis s’est interrompu\u202f: la connexion finit avant la réponse, ou la réponse ne se décompresse pas.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Demandez à son hébergeur d’installer une version plus récente.',
    details: '{url} dépasse le maximum de 8 Mo, car le panneau ignore le paramètre limit.',
  },
  cached: {
    sentence: 'Cette page reçoit des données périmées.',
    advice:
      'Elle vient sans doute du cache d’un service worker de ce site, d’un CDN ou d’un proxy. Excluez cette adresse du cache.',
    details:
      '{url} renvoie depuis plusieurs minutes la même ancienne réponse, alors que le titre qu’elle contient devrait être terminé.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'C’est un site à la place d’un panneau (indiquez alors dans base-url l’adresse du panneau lui-même), ou un panneau qui doit envoyer l’en-tête Access-Control-Allow-Origin.',
    details:
      '{url} répond, mais sans l’en-tête Access-Control-Allow-Origin, si bien que cette page ne peut pas le lire, et JSONP n’y marche pas non plus.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice:
      'Le serveur, ou le proxy devant lui, doit envoyer cet en-tête. Ou utilisez un panneau qui lit ce serveur.',
    details:
      '{url} répond, mais sans l’en-tête Access-Control-Allow-Origin, si bien que cette page ne peut pas le lire.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}\u202f: rien ne répond en http, mais https répond.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Installez un certificat sur le serveur, ou placez devant lui un proxy qui en a un. {address} ne fonctionne que sur des pages qui sont elles-mêmes en http.',
    details: '{url}\u202f: ce port répond en http, mais pas en https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Indiquez une adresse accessible depuis internet.',
    details: '{url} est inaccessible\u202f: pour les visiteurs, {host} est leur propre ordinateur.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Indiquez une adresse accessible depuis internet.',
    details: '{url} est inaccessible\u202f: {host} est une adresse d’un réseau local.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Ouvrez {address} dans un onglet du navigateur\u202f: s’il affiche un avertissement, c’est le certificat\u202f; sinon, le port ou le nom.',
    details:
      '{url}\u202f: pas de réponse. La cause est le certificat (expiré, autosigné ou pour un autre nom), le port (fermé, ou bloqué par un pare-feu) ou le nom {host}\u202f; les navigateurs ne disent pas laquelle.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Soit le port est fermé (le panneau ne tourne pas, ou un pare-feu le bloque), soit le nom {host} est faux\u202f; les navigateurs ne disent pas lequel. Ouvrez {address} dans un onglet du navigateur pour le savoir.',
    details: '{url}\u202f: pas de réponse.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Demandez à l’hébergeur du serveur si le port est ouvert à tous.',
    details:
      '{url}\u202f: pas de réponse à temps. Soit un pare-feu rejette les requêtes vers ce port, soit le serveur est bloqué\u202f; un navigateur ne peut pas distinguer les deux.',
  },
  slow: {
    sentence: 'Le serveur de votre station met trop de temps à répondre.',
    advice: 'Consultez le journal et la base de données du serveur.',
    details:
      '{url}\u202f: pas de réponse à temps, alors que le serveur à {address} répond à d’autres requêtes. Cette liste est trop longue à charger.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice:
      'Onair réessaiera automatiquement. Pour chercher d’autres causes, ajoutez ?onair-check à l’adresse de cette page.',
    details:
      '{url}\u202f: pas de réponse, alors qu’il répondait auparavant. Le panneau ou la connexion vers lui est en panne pour l’instant.',
  },
  passing: {
    sentence: 'Le problème semble résolu.',
    details: '{url}\u202f: la première requête a échoué, mais la deuxième a réussi.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} a échoué pour une raison inconnue ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: Translated<TerminalCauseWords> = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Vérifiez son orthographe et son enregistrement DNS.',
    details: '{url}\u202f: l’hôte {host} n’existe pas (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice:
      'Le panneau ne tourne pas, ou il utilise un autre port, ou il n’accepte que des connexions locales.',
    details: '{url}\u202f: {host} existe, mais son port est fermé.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Soit l’adresse est fausse, soit la machine ou son réseau est en panne.',
    details: '{url}\u202f: {host} n’est pas joignable d’ici.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Soit le port attend https et a reçu http, soit un pare-feu a coupé la connexion.',
    details: '{url}\u202f: {host} a accepté la connexion puis l’a fermée sans réponse.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Renouvelez-le, et vérifiez pourquoi il n’a pas été renouvelé automatiquement.',
    details: '{url}\u202f: le certificat de {host} a expiré ou n’est pas encore valide.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Il en faut un d’une autorité publique, comme Let’s Encrypt.',
    details:
      '{url}\u202f: le certificat de {host} est autosigné, ou signé par une autorité que les navigateurs ne connaissent pas.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Installez la chaîne complète (fullchain.pem).',
    details: '{url}\u202f: le serveur envoie le certificat de {host} sans les certificats intermédiaires.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Utilisez ce nom-là, ou procurez-vous un certificat pour celui-ci.',
    details: '{url}\u202f: le certificat est pour un autre nom que {host}.',
  },
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} est une liste de lecture que cette page ne peut pas lire. Indiquez comme adresse du flux celle qui figure dans la liste.',
  notAudio: '{url} n’est pas un flux\u202f: le serveur a renvoyé {type} avec le statut {status}.',
  format:
    '{url} répond, mais ce navigateur ne peut pas le lire\u202f: le format n’est pas pris en charge, ou le flux n’envoie pas de son.',
  unreadable:
    '{url} ne peut pas être lu\u202f: l’adresse est fausse, le serveur est en panne, ou ce n’est pas du son. Ouvrez l’adresse dans un onglet du navigateur pour le savoir.',
};

export const notices: Translated<NoticeWords> = {
  unknown: '{name} est inconnu.',
  didYouMean: 'Vouliez-vous dire {name}\u202f?',
  available: 'Valeurs possibles\u202f: {names}.',
  notNumber: '{name} n’est pas un nombre.',
  unclosed:
    '{name} n’est pas fermée\u202f: pour le navigateur, la suite de la page se trouve dans la balise. Onair la laisse visible. Écrivez {end} après la balise\u202f: en HTML, une barre oblique à la fin d’une balise ne la ferme pas.',
  ignoredScript:
    '{name} a l’attribut data-base-url, mais ce n’est pas le script d’Onair\u202f: ses attributs sont ignorés. S’il contient Onair, ajoutez-lui data-onair.',
};

export const checks: Translated<CheckWords> = {
  lines: {
    station: 'station',
    kind: 'serveur',
    onAir: 'à l’antenne',
    attributes: 'attributs',
    data: 'données',
    relay: 'relais',
    reachable: 'accessible',
    v2: 'v2',
    servers: 'serveurs',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificat',
    mixed: 'contenu mixte',
    clock: 'horloge',
    caching: 'en-têtes de cache',
    streams: 'flux audio',
    covers: 'pochettes',
    feeds: 'flux de podcasts',
    policy: 'politique',
  },
  says: {
    reachable: '{address} répond.',
    v2: '{path} donne une liste.',
    v2Unread: '{path} n’est pas lisible\u202f: les balises prennent l’ancienne interface, par JSONP.',
    servers: '{servers}',
    serversUnlisted: 'Le panneau ne donne pas la liste de ses serveurs.',
    cors: 'Les pages de tous les sites peuvent lire les réponses.',
    corsHere: 'Cette page est sur un autre site que le panneau, et peut lire ses réponses.',
    corsUnseen:
      'Cette page est sur le site du panneau lui-même, elle ne peut donc pas dire ce que les pages d’autres sites peuvent lire.',
    corsMissing:
      'L’en-tête Access-Control-Allow-Origin: * manque\u202f: les pages lisent le panneau par JSONP, ce qui est plus lent.',
    corsUnread:
      'L’en-tête Access-Control-Allow-Origin: * manque, ou il n’y a pas de v2\u202f: les pages lisent le panneau par JSONP, ce qui est plus lent.',
    corsAbsent: 'L’en-tête Access-Control-Allow-Origin: * manque\u202f: aucune page ne peut lire le panneau.',
    jsonp: 'Cela marche, même pour les très vieux navigateurs.',
    jsonpMissing: 'Cela ne marche pas\u202f: les très vieux navigateurs ne montrent rien.',
    certificate: 'Il est valable ici, et les pages https peuvent montrer le panneau.',
    mixed: 'Le panneau est en http\u202f: les pages https ne peuvent pas le montrer.',
    bothHttp:
      'Le panneau est en http, comme le site. Si le site passe en https, il ne pourra plus le montrer.',
    clock: 'Elle est à la même heure que celle de cette machine.',
    clockAhead: 'Elle avance de {seconds} s sur celle de cette machine.',
    clockBehind: 'Elle retarde de {seconds} s sur celle de cette machine.',
    clockEarly:
      'Le titre le plus récent commence dans {seconds} s\u202f: l’horloge du panneau avance, ou celle de cette machine retarde.',
    clockUnstamped: 'Les réponses n’ont pas d’en-tête Date.',
    clockUnseen: 'Une page ne peut pas lire l’horloge du panneau. {command} le peut.',
    cached: 'Les caches et les navigateurs peuvent vérifier s’il y a de nouvelles données.',
    cachedLong: 'L’historique peut être gardé {seconds} s\u202f: les titres arrivent en retard.',
    cachedUnseen:
      'Les caches ne gardent pas les titres trop longtemps. Une page ne peut pas voir s’il y a un ETag. {command} le peut.',
    cachedWhole: 'Il n’y a pas d’ETag, donc chaque réponse est envoyée en entier.',
    none: 'Il n’y a rien à tester.',
    tried: '{tried} sur {all} testés.',
    failed: 'Impossible de charger {url} ({why}).',
    policy: '{policy}',
    otherServer: '{kind} se trouve à {address}. Onair fonctionne directement avec lui.',
    kindUnseen:
      'Une page ne peut pas déterminer le type du serveur, car elle ne peut pas lire ses réponses. {command} le peut.',
    title: '{title}',
    noTitle: 'Il n’y a pas de titre en ce moment.',
    attributes: '{attributes} sur la balise\u202f; sur le script d’Onair, chaque nom précédé de data-.',
    attributesOfOne:
      '{attributes} sur la balise\u202f; sur le script d’Onair, chaque nom précédé de data-. Sans station, c’est la première\u202f; il y a\u202f: {stations}.',
    data: 'Il fournit\u202f: {things}. Il ne fournit pas\u202f: {missing}.',
    relay:
      'Un panneau qui lit ce serveur garde tous les titres, compte les votes et peut prendre le programme dans un calendrier\u202f: {relay}',
    fetchHere: 'Cette page peut lire ses réponses.',
    onlyJsonp:
      'Les pages d’autres sites n’ont pas le droit de lire ses réponses directement\u202f: elles les lisent par JSONP, ce qui est plus lent.',
    closed:
      'Aucune page d’un autre site ne peut le lire\u202f: l’en-tête Access-Control-Allow-Origin: * manque, et il n’y a pas de JSONP.',
    httpServer: 'Il est en http\u202f: les pages https ne peuvent pas le montrer.',
    streamFailed: 'Impossible de charger {url} ({why}).',
  },
  whys: {
    timeout: 'pas de réponse en 10 s',
    insecure: 'http, qu’une page https n’a pas le droit de charger',
    unplayable: 'ce navigateur ne peut pas le lire',
    noPicture: 'pas une image',
    noFeed: 'pas un flux',
    unread: 'introuvable, ou les pages n’ont pas le droit de le lire',
  },
  things: {
    titles: 'le titre actuel',
    plays: 'les derniers titres',
    starts: 'leur heure de début',
    history: 'tous les titres',
    week: 'le programme',
    channels: 'les flux audio',
    podcasts: 'les podcasts',
    votes: 'les votes',
  },
  cures: {
    corsUnseen: 'Ouvrez cette vérification depuis un autre site, ou lancez {command}.',
    corsMissing: 'Faites-le envoyer par le panneau avec ses réponses sous /api/v2/.',
    corsAbsent: 'Faites-le envoyer par le panneau avec ses réponses sous /api/v2/.',
    mixed: 'Demandez https à son hébergeur.',
    clockAhead: 'Synchronisez-la par NTP.',
    clockBehind: 'Synchronisez-la par NTP.',
    clockEarly: 'Synchronisez les deux par NTP.',
    cachedLong: 'La bonne valeur est 1 ou 2.',
    failed: 'Vérifiez son adresse dans le panneau.',
    closed:
      'Faites envoyer cet en-tête par le serveur, ou par le proxy placé devant lui, ou utilisez un panneau qui le lit.',
    httpServer: 'Activez https, ou utilisez un panneau en https qui le lit.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Vérifier votre station',
  lede: 'Trouvez pourquoi votre station n’apparaît pas. La vérification fonctionne comme les balises de votre site, et ne contacte que cette adresse et celles que contiennent ses données. Elle reconnaît les panneaux, ainsi que {kinds}.',
  address: 'Adresse de votre panneau ou serveur',
  site: 'Votre site est en',
  siteHttps: 'https, comme la plupart',
  siteHttp: 'http',
  check: 'Vérifier',
  running: 'Vérification de {address}. Cela prend jusqu’à une demi-minute.',
  sound: 'Aucun problème à {address}.',
  unsound: 'Problèmes à {address}\u202f: {what}.',
  noStation: 'Les balises ne peuvent pas montrer le serveur {server} de {address}.',
  otherServer: '{kind} se trouve à {address}. Pour l’afficher, ajoutez {attribute} aux balises.',
  holds: 'OK',
  fails: 'Problème',
  neither: 'Note',
  stations: 'Stations de ce panneau',
  checkThat: 'Vérifier {address}',
  build: 'Obtenir le code pour votre site',
  report: 'Rapport pour l’hébergeur du panneau',
  terminal:
    'Une commande peut vérifier plus de choses qu’une page\u202f: les certificats, tous les en-têtes et l’horloge du panneau.',
  policy: 'Si votre site a une Content-Security-Policy, elle doit autoriser\u202f:',
  copyPolicy: 'Copier la politique',
  copyReport: 'Copier le rapport',
  copyCommand: 'Copier la commande',
  copied: 'Copié',
  notCopied: 'Sélectionné\u202f: appuyez sur Ctrl+C',
  language: 'Langue',
};
