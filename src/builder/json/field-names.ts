/** Names that servers use for fields, in several languages. */
import type { PlayField } from '../../servers/json/map.js';

export type NamedField = Exclude<PlayField, 'song'>;

/** Complete keys, in lower case and without spaces and punctuation, most certain first. */
const KEYS: Readonly<Record<NamedField, readonly string[]>> = {
  title:
    'title songtitle tracktitle tracktitel song songname track trackname tit2 titel titulo titre titolo tytul nazev cim name'.split(
      ' ',
    ),
  artist:
    'artist artistname songartist trackartist artists author performer interpret interpreter artista artiste artiest kunstler tpe1 singer band auteur autor cantante wykonawca composer by'.split(
      ' ',
    ),
  album: 'album albumname albumtitle albumtitel talb release disc'.split(' '),
  cover:
    'cover coverurl coverart coverimage albumart albumcover albumarturl artwork artworkurl artworkurllarge art arturl image imageurl img imgurl picture pictureurl thumb thumbnail pic wxxxalbumart large medium small pochette portada caratula copertina url'.split(
      ' ',
    ),
  start:
    'start started startedat starttime startat starts startsat startdate startts playedat played playtime playedtime airtime airedat begin began begins begintime beganat since timestamp ts time date datetime at beginn debut inicio inizio'.split(
      ' ',
    ),
  length:
    'duration dur length len lengthseconds durationseconds durationms lengthms runtime playlength totalseconds secondstotal totaltime seconds sec dauer duree duracion durata'.split(
      ' ',
    ),
  end: 'end ends endsat endat endtime ended endts stop stoptime finish until ende fin fine'.split(' '),
  listeners:
    'listeners listenercount listenerscount currentlisteners listenerstotal uniquelisteners numlisteners nlisteners audience'.split(
      ' ',
    ),
  dj: 'dj djname djusername presenter host moderator announcer streamer streamername hosts'.split(' '),
  show: 'show showname showtitle program programme programname programmename sendung emission programa trasmissione'.split(
    ' ',
  ),
};

/** Words in keys such as `np_artist` or `trackStartedAt`. */
const WORDS: Readonly<Record<NamedField, RegExp>> = {
  title:
    /^(titles?|titel|titulo|titre|titolo|tytul|songs?|songtitle|songname|tracks?|trackname|tune|chanson|morceau|piste|cancion|tema|musica|faixa|brano|canzone|skladba|utwor|nummer|lied|stuck)$/,
  artist:
    /^(artists?|artista|artistas|artiste|artistes|artiest|artiesten|artistname|performers?|performedby|singers?|bands?|musicians?|interpret|interpreten|interprete|interpretes|kunstler|gruppe|groupe|grupo|gruppo|authors?|auteur|autor|autore|composers?|cantante|cantor|wykonawca|umelec|eloado|zespol)$/,
  album: /^(albums?|albumname|release|record|disc|disco|disque|platte)$/,
  cover:
    /^(covers?|coverart|coverurl|art|arts|artwork|artworks|albumart|images?|imageurl|img|imgs|pictures?|photos?|pics?|thumbs?|thumbnails?|poster|sleeve|bild|pochette|portada|caratula|capa|copertina|okladka)$/,
  start:
    /^(start|starts|started|startedat|starttime|starting|begin|begins|began|beginning|begun|beginn|play|played|playedat|airing|aired|airdate|onair|since|debut|inicio|inizio|gestartet)$/,
  length: /^(durations?|dur|length|len|runtime|dauer|lange|laenge|duree|duracion|duracao|durata|czas)$/,
  end: /^(end|ends|ended|ending|endtime|stop|stops|finish|finished|until|ende|fin|fine|expires)$/,
  listeners: /^(listeners?|listening|audience|horer|auditeurs|oyentes|ouvintes|ascoltatori)$/,
  dj: /^(dj|djs|presenters?|hosts?|hostname|moderators?|announcers?|locutor|animateur|conduttore)$/,
  show: /^$/,
};
/** Words in keys of values that don't belong to any of these fields. */
const OTHER_WORDS =
  /^(ids?|uuid|guid|isrc|count|counts|counter|numbers?|num|index|type|kind|format|codec|bitrate|lang|language|genres?|genre|labels?|status|state|show|shows|program|programs|programme|programmes|episode|podcast|station|radio|server|channel|stream|site|page|next|upcoming|prev|previous|queue|requests?|votes?|likes?|rating|version|copyright|lyrics|mime|width|height|color|colour|slug|hash|file|filename|path|license|elapsed|remaining|left|progress|position)$/;
/** Keys of times that may also be the time of the response. They are used only if they are next to the title. */
const ANY_TIME = /^(timestamp|ts|time|date|datetime|at)$/;
/** Words in keys of times that aren't the start of a track. */
const OTHER_TIME =
  /^(update|updated|updates|modified|generated|created|now|server|expires?|expiry|cached?|fetched|refresh|next|end|ends|ended|until|release|released|year)$/;

/** Removes case, spaces, accents and punctuation. */
export const plain = (key: string): string =>
  key
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the words of a key such as `trackStartedAt` or `track_started_at`, in lower case and without accents. */
export function wordsOf(key: string): string[] {
  return key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Ranks how well the key matches this field; 0 is the best match. Returns null if it doesn't match. */
export function rankOf(key: string, field: NamedField): number | null {
  const exact = KEYS[field].indexOf(plain(key));
  if (exact >= 0) return exact;
  const words = wordsOf(key);
  const isOther =
    words.some((word) => OTHER_WORDS.test(word)) ||
    (field === 'start' && words.some((word) => OTHER_TIME.test(word))) ||
    // Some keys also contain a word of another field: `song_artist` is an artist, and `artist_image` is an image.
    (field === 'title' && words.some((word) => WORDS.artist.test(word) || WORDS.album.test(word))) ||
    (field !== 'cover' && words.some((word) => WORDS.cover.test(word))) ||
    (field !== 'length' && words.some((word) => WORDS.length.test(word)));
  return !isOther && words.some((word) => WORDS[field].test(word)) ? KEYS[field].length : null;
}

export const isAnyTime = (key: string): boolean => ANY_TIME.test(plain(key));

/**
 * Whether a key can belong to the start time. Call it only if the value is a plausible time for the start of a track.
 */
export const mayBeStart = (key: string): boolean =>
  !wordsOf(key).some((word) => OTHER_TIME.test(word) || /^(elapsed|remaining|left)$/.test(word));

/** Whether a key can belong to the length. Call it only if the value has the form `m:ss`. */
export const mayBeLength = (key: string): boolean =>
  !wordsOf(key).some((word) =>
    /^(at|time|clock|uhrzeit|hour|heure|hora|ora|start|started|begin|played|elapsed|remaining|left|progress|position)$/.test(
      word,
    ),
  );

/** Whether a key can belong to the cover. Call it only if the value is the URL of a picture. */
export const mayBeCover = (key: string): boolean => !/logo|icon|station|host|dj|avatar|banner/i.test(key);

/** Whether a value with this key can be the track's title, artist or album. */
export const mayBeName = (key: string): boolean =>
  !wordsOf(key).some(
    (word) =>
      OTHER_WORDS.test(word) ||
      /^(description|slogan|message|error|detail|info|url|link|href|tags?|album|year|dj|host|presenter)$/.test(
        word,
      ),
  );
