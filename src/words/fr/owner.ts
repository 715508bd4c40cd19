/** Text for site owners, in French: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const checkLink = 'Vérifier ce panneau';

export const causes: Translated<CauseWords> = {
  noAddress:
    'Rien n’a été demandé\u202f: la page ne nomme aucun panneau. Indiquez l’adresse du panneau de votre station dans data-base-url sur le script d’Onair, ou dans base-url sur la balise.',
  badAddress:
    'Rien n’a été demandé\u202f: «\u202f{url}\u202f» n’est pas une adresse. Indiquez l’adresse du panneau avec son protocole et son port, par exemple https://panel.example:8080.',
  badStation:
    '{url} n’a pas été interrogé\u202f: station contient un nom qu’aucune station ne peut avoir. Indiquez le nom court, le point de montage ou le numéro de votre station.',
  insecure:
    '{url} n’a pas été demandé\u202f: cette page est en https, et les navigateurs lui interdisent de lire du http. Indiquez {address} si le panneau a https\u202f; sinon, demandez-le à son hébergeur.',
  offline: '{url} n’a pas été demandé\u202f: ce navigateur n’a pas de réseau.',
  part: 'Un fichier d’Onair ne s’est pas chargé, {url} n’a donc pas été demandé. L’onglet réseau le montre en rouge\u202f: le dossier parts doit se trouver à côté de onair.js, complet et de la même version, et, sur un autre site, avec l’en-tête Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} n’a pas été demandé\u202f: la Content-Security-Policy de cette page l’interdit ({directive}). Là où elle est définie, cette directive doit être\u202f: {line}',
  policyJsonp:
    '{url} a été demandé par JSONP, et la Content-Security-Policy de cette page interdit ce script. Là où elle est définie, cette directive doit être\u202f: {line} (et si la politique contient trusted-types, ajoutez-y onair).',
  policyNoCors:
    '{url} répond sans l’en-tête Access-Control-Allow-Origin, si bien que les pages ne peuvent pas le lire, et la Content-Security-Policy de cette page interdit l’autre voie, JSONP. Faites envoyer cet en-tête par le panneau, ou mettez cette directive\u202f: {line} (et si la politique contient trusted-types, ajoutez-y onair).',
  endsInApi:
    '{url} n’existe pas\u202f: l’adresse se termine par {end}, qu’Onair ajoute lui-même. Indiquez {address} dans base-url.',
  wrongPath:
    '{url} n’existe pas, mais un panneau répond à {address}\u202f: indiquez cette adresse dans base-url, sans le chemin.',
  website:
    '{url} a donné une page web (statut {status})\u202f: ce qui répond à {address} est un site ou un proxy, pas un panneau. Indiquez dans base-url l’adresse du panneau lui-même\u202f; elle a souvent un port, comme :8080.',
  noPanel:
    '{url} n’existe pas (statut {status}), et {address} n’a rien d’autre d’un panneau. Vérifiez l’hôte, le port et le chemin.',
  otherProgram:
    '{url} a donné un JSON qui n’est pas la liste d’un panneau\u202f: un autre programme répond à {address}. Vérifiez que l’hôte, le port et le chemin sont bien ceux du panneau.',
  otherServer:
    '{url} n’existe pas\u202f: c’est {kind} qui répond à {address}, pas un panneau. Écrivez {attributes} sur la balise\u202f; sur le script, chaque nom précédé de data-.',
  listMissing:
    'Le panneau à {address} répond, mais {url} n’a rien de lisible (statut {status}). Il est peut-être trop ancien pour cette balise, ou un proxy placé devant lui ne laisse pas passer ce chemin.',
  legacyMissing:
    '{url} n’est pas du JSONP, alors que le panneau à {address} a l’interface récente\u202f: retirez transport="legacy".',
  wrongServer:
    '{url}\u202f: le serveur {server} n’existe pas. Ceux-ci existent\u202f: {servers}. Indiquez l’un de ces numéros dans data-server sur le script, ou dans server sur la balise.',
  noSuchServer:
    '{url}\u202f: le panneau n’a pas de serveur {server}, et ne dit pas lesquels il a. Demandez à son hébergeur le numéro de votre station, et indiquez-le dans data-server sur le script, ou dans server sur la balise.',
  redirected:
    '{url} répond par une redirection vers une autre adresse, que cette page n’a pas le droit de suivre. Indiquez dans base-url l’adresse d’arrivée.',
  login:
    '{url} exige un mot de passe (statut 401). Ce que les balises montrent doit être public\u202f: demandez à l’hébergeur du panneau d’ouvrir son interface en lecture.',
  forbidden:
    '{url} est interdit (statut 403). Un pare-feu, une protection contre les robots ou une liste d’adresses autorisées se trouve devant le panneau\u202f: demandez à son hébergeur de laisser les visiteurs lire {address}/api/.',
  throttled:
    '{url} a été demandé trop souvent depuis cette adresse (statut 429). Une nouvelle demande suivra\u202f; si cela persiste, demandez à l’hébergeur du panneau une limite plus haute, ou placez un cache devant lui.',
  crashed:
    '{url} a échoué en répondant (statut {status}). Le journal du panneau dit pourquoi\u202f; une nouvelle demande suivra d’elle-même.',
  gateway:
    'C’est un proxy qui répond à {url}, et il n’obtient pas de réponse du panneau derrière lui (statut {status}). Le panneau n’y tourne pas, ou le proxy le cherche sur un mauvais port.',
  busy: '{url} est hors service pour l’instant (statut 503)\u202f: surcharge ou maintenance. Une nouvelle demande suivra d’elle-même\u202f; si cela persiste, adressez-vous à l’hébergeur du panneau.',
  refused:
    '{url} a été refusé avec le statut {status}, qu’Onair ne sait pas expliquer. Adressez-vous à l’hébergeur du panneau.',
  brokenJson:
    '{url} est un JSON défectueux\u202f: le panneau écrit quelque chose dans ses réponses, ou un proxy placé devant lui les coupe trop tôt ou les compresse mal (gzip). Ouvrez l’adresse dans un navigateur pour voir ce qu’il en est.',
  cut: '{url} a commencé à répondre puis s’est interrompu\u202f: la connexion finit avant la réponse, ou la réponse ne se décompresse pas. C’est le plus souvent un proxy placé devant le panneau\u202f; désactivez-y la compression pour voir si c’est cela.',
  tooLarge:
    '{url} dépasse 8 Mo, et la lecture s’arrête là. Le panneau ignore le paramètre limit\u202f: demandez à son hébergeur une version plus récente.',
  cached:
    '{url} renvoie depuis plusieurs minutes la même ancienne réponse, alors que le titre qu’elle contient devrait être terminé. Elle vient sans doute du cache d’un service worker de ce site, d’un CDN ou d’un proxy. Excluez cette adresse du cache.',
  noCors:
    '{url} répond, mais sans l’en-tête Access-Control-Allow-Origin, si bien que cette page ne peut pas le lire, et JSONP n’y marche pas non plus. C’est un site à la place d’un panneau (indiquez alors dans base-url l’adresse du panneau lui-même), ou un panneau qui doit envoyer cet en-tête.',
  needsHttps: '{url}\u202f: rien ne répond en http, mais https répond. Indiquez {address} dans base-url.',
  noTls:
    '{url}\u202f: il n’y a pas de https sur ce port, mais http répond. Donnez un certificat au panneau, ou placez devant lui un proxy qui en a un\u202f; {address} convient aux pages qui sont elles-mêmes en http.',
  ownMachine:
    '{url} a été demandé en vain\u202f: {host} est l’ordinateur du visiteur, quel qu’il soit. Indiquez une adresse du panneau que tout l’internet peut atteindre.',
  localNetwork:
    '{url} a été demandé en vain\u202f: {host} est une adresse d’un réseau local, que les visiteurs d’ailleurs ne peuvent pas atteindre. Indiquez une adresse du panneau que tout l’internet peut atteindre.',
  silentHttps:
    '{url}\u202f: rien n’est venu. Un navigateur ne dit pas ce qui est en cause\u202f: le certificat (expiré, autosigné, pour un autre nom), le port (fermé, ou un pare-feu) ou le nom {host}. Ouvrez {address} dans un navigateur\u202f: un avertissement désigne le certificat, aucun avertissement le port ou le nom.',
  silentHttp:
    '{url}\u202f: rien n’est venu. Un navigateur ne dit pas ce qui est en cause\u202f: le port est fermé (le panneau ne tourne pas, ou un pare-feu), ou le nom {host} est faux. Ouvrez {address} dans un navigateur pour le voir.',
  swallowed:
    '{url}\u202f: pas de réponse à temps. Un pare-feu avale ce qui est envoyé à ce port, ou le panneau est bloqué\u202f; un navigateur ne peut pas distinguer les deux. Demandez à l’hébergeur du panneau si le port est ouvert à tous.',
  slow: '{url}\u202f: pas de réponse à temps, alors que le panneau à {address} répond à d’autres demandes. Cette liste lui prend trop de temps\u202f: son journal ou sa base de données dit pourquoi.',
  gone: '{url}\u202f: aucune réponse n’est venue, alors qu’il y en a eu avant. Le panneau ou le chemin vers lui est en panne pour l’instant, et une nouvelle demande suivra d’elle-même. Avec ?onair-check dans l’adresse de cette page, Onair cherche une autre cause.',
  passing:
    '{url}\u202f: aucune réponse n’est venue, mais il y en a eu une à la demande suivante\u202f: c’est passé.',
  noSuchName:
    '{url}\u202f: l’hôte {host} n’existe pas (DNS). Vérifiez que son nom est bien écrit et que son enregistrement existe.',
  portClosed:
    '{url}\u202f: {host} est là, mais son port est fermé. Le panneau ne tourne pas, ou écoute sur un autre port ou pour sa propre machine seulement.',
  noRoute:
    '{url}\u202f: aucun chemin ne mène d’ici à {host}. L’adresse est fausse, ou la machine ou son réseau est arrêté.',
  reset:
    '{url}\u202f: {host} a accepté la connexion et l’a fermée sans réponse. Le port parle https et a été interrogé en http, ou un pare-feu a coupé la connexion.',
  certificateEnded:
    '{url}\u202f: le certificat de {host} n’est pas dans ses dates de validité. Renouvelez-le, et cherchez pourquoi cela ne s’est pas fait tout seul.',
  certificateOwn:
    '{url}\u202f: le certificat de {host} est autosigné, ou signé par une autorité que les navigateurs ne connaissent pas. Il en faut un d’une autorité publique, comme Let’s Encrypt.',
  certificateChain:
    '{url}\u202f: le certificat de {host} vient sans ceux qui le relient à son autorité. Installez la chaîne complète (fullchain.pem).',
  certificateName:
    '{url}\u202f: le certificat est pour un autre nom que {host}. Indiquez ce nom-là, ou procurez-vous un certificat pour celui-ci.',
  unknown: '{url} a échoué d’une façon qu’Onair ne sait pas nommer ({problem}).',
};

export const streams: Translated<StreamWords> = {
  playlist:
    '{url} est une liste de lecture que cette page ne peut pas lire. Indiquez comme adresse du flux celle qui figure dans la liste.',
  notAudio: '{url} n’est pas un flux : le serveur a renvoyé {type} avec le statut {status}.',
  format:
    '{url} répond, mais ce navigateur ne peut pas le lire : le format n’est pas pris en charge, ou le flux n’envoie pas de son.',
  unreadable:
    '{url} ne peut pas être lu : l’adresse est fausse, le serveur est en panne, ou ce n’est pas du son. Ouvrez l’adresse dans un onglet du navigateur pour le savoir.',
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
    attributes: 'à écrire',
    data: 'il donne',
    relay: 'le reste',
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
    clockUnseen: 'Une page ne voit pas l’horloge du panneau. {command} la voit.',
    cached: 'Les caches et les navigateurs peuvent demander s’il y a du nouveau.',
    cachedLong: 'L’historique peut être gardé {seconds} s\u202f: les titres arrivent en retard.',
    cachedUnseen:
      'Rien ne garde les titres trop longtemps. S’il y a un ETag, une page ne le voit pas\u202f; {command} le voit.',
    cachedWhole: 'Il n’y a pas d’ETag\u202f: chaque demande coûte une réponse entière.',
    none: 'Il n’y en a pas à essayer.',
    tried: '{tried} sur {all} essayés.',
    failed: 'Impossible d’obtenir {url} ({why}).',
    policy: '{policy}',
    otherServer: '{kind} répond à {address}. Ce n’est pas un panneau, et les balises le montrent quand même.',
    kindUnseen:
      'Une page qui n’a rien le droit de lire ne voit pas de quel type de serveur il s’agit. {command} le voit.',
    title: '{title}',
    noTitle: 'Il ne donne aucun titre en ce moment.',
    attributes: '{attributes} sur la balise\u202f; sur le script d’Onair, chaque nom précédé de data-.',
    attributesOfOne:
      '{attributes} sur la balise\u202f; sur le script d’Onair, chaque nom précédé de data-. Sans station, c’est la première\u202f; il y a\u202f: {stations}.',
    data: 'Il donne\u202f: {things}. Il ne donne pas\u202f: {untold}.',
    relay:
      'Un panneau qui lit ce serveur garde tous les titres, compte les votes et peut prendre la semaine dans un calendrier\u202f: {relay}',
    fetchHere: 'Cette page peut lire ses réponses.',
    onlyJsonp:
      'Les pages d’autres sites n’ont pas le droit de lire ses réponses directement\u202f: elles les lisent par JSONP, ce qui est plus lent.',
    closed:
      'Aucune page d’un autre site ne peut le lire\u202f: l’en-tête Access-Control-Allow-Origin: * manque, et il n’y a pas de JSONP.',
    httpServer: 'Il est en http\u202f: les pages https ne peuvent pas le montrer.',
    streamFailed: 'Impossible d’obtenir {url} ({why}).',
  },
  whys: {
    timeout: 'rien en 10 s',
    insecure: 'http, qu’une page https n’a pas le droit de charger',
    unplayable: 'ce navigateur ne peut pas le lire',
    noPicture: 'pas une image',
    noFeed: 'pas un flux',
    unread: 'absent, ou les pages n’ont pas le droit de le lire',
  },
  things: {
    titles: 'le titre à l’antenne',
    plays: 'les derniers titres',
    starts: 'leur début',
    history: 'tous les titres',
    week: 'la semaine',
    channels: 'les flux audio',
    podcasts: 'les podcasts',
    votes: 'les votes',
  },
  cures: {
    corsUnseen: 'Ouvrez cette vérification depuis un autre site, ou lancez {command}.',
    corsMissing: 'Faites-le envoyer par le panneau avec ses réponses sous /api/v2/.',
    corsAbsent: 'Faites-le envoyer par le panneau avec ses réponses sous /api/v2/.',
    mixed: 'Demandez https à son hébergeur.',
    clockAhead: 'Réglez-la par NTP.',
    clockBehind: 'Réglez-la par NTP.',
    clockEarly: 'Réglez les deux par NTP.',
    cachedLong: 'La bonne valeur est 1 ou 2.',
    failed: 'Vérifiez son adresse dans le panneau.',
    closed:
      'Faites envoyer cet en-tête par le serveur, ou par le proxy placé devant lui, ou prenez un panneau qui le lit.',
    httpServer: 'Donnez-lui https, ou prenez un panneau en https qui le lit.',
  },
};

export const checkPage: Translated<CheckPageWords> = {
  title: 'Vérifier un panneau',
  lede: 'Essaie le panneau de votre station comme le font les balises de votre site, et dit ce qui va, ce qui ne va pas et ce qu’il faut faire. Seuls ce panneau et ce que ses données nomment sont interrogés. {kinds} sont reconnus aussi.',
  address: 'Adresse du panneau',
  site: 'Votre site est en',
  siteHttps: 'https, comme la plupart',
  siteHttp: 'http',
  check: 'Vérifier',
  running: 'Vérification de {address}. Cela prend jusqu’à une demi-minute.',
  sound: 'Tout va bien à {address}.',
  unsound: 'À corriger à {address}\u202f: {what}.',
  noStation: 'Les balises ne peuvent pas montrer le serveur {server} de {address}.',
  otherServer: '{kind} répond à {address}. Les balises le montrent avec {attribute}.',
  holds: 'OK',
  fails: 'Erreur',
  neither: 'Note',
  stations: 'Stations de ce panneau',
  checkThat: 'Vérifier {address}',
  report: 'Rapport pour l’hébergeur du panneau',
  terminal:
    'Une commande voit plus qu’une page\u202f: les certificats, tous les en-têtes et l’horloge du panneau.',
  policy: 'Pour un site avec une Content-Security-Policy, qui doit autoriser\u202f:',
  copyPolicy: 'Copier la politique',
  copyReport: 'Copier le rapport',
  copyCommand: 'Copier la commande',
  copied: 'Copié',
  notCopied: 'Sélectionné\u202f: appuyez sur Ctrl+C',
  language: 'Langue',
};
