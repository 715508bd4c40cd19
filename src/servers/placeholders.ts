/**
 * Recognizes placeholders: URLs, advertisement markers, and default text of streaming software. `words`
 * contains the words of the text in lower case, separated by spaces. Compiles to ES5.
 */
import { cutTitle } from './fields.js';

/** Text that stands for an unknown artist or title. */
const UNKNOWN =
  /^(unknown( (artist|author|title|track|song|name|album))?|no (artist|author|title|name|tags?|meta ?data)|null|undefined|n a|none|object object)$/;

/** Text that isn't a title on its own, but may be one if there is an artist: "Track 10", "Untitled". */
const PLACEHOLDER = new RegExp(
  '^(' +
    [
      '',
      '(now playing|(now )?on air)( info)?( goes here)?',
      '((stream|station|radio|server|airtime|libretime) )?(is )?(currently )?(offline|off air)',
      '(no|this is my|unspecified|default) (server |stream |station |song |track )?(name|title|info|information|description|data)( available)?',
      'untitled|(audio ?)?track ?\\d+|auto ?dj|no song( playing)?|empty title|title unknown',
      '(sin t[ií]tulo|sans titre|ohne titel|titel unbekannt)',
      '((unbekannt|desconocido|inconnu|sconosciuto|onbekend|nieznany|неизвестен)( |$))+',
      'live( (stream|broadcast|show|dj|set))?|en (vivo|directo?)|ao vivo',
      '((jingle|sweeper|liner|promo|spot|bumper|stop ?set|imaging|voice ?track|pub)s?|top of the hour|toth|((station|legal) )?id)( \\d+)?',
      '.* (ad|commercial|advertising) ?breaks?|traffic spot|station imaging',
      // The file that AzuraCast plays if it has nothing else to play.
      '(azuracast( com)? )?azuracast is live',
    ].join('|') +
    ')$',
);

/** The name of a group of jingles, used as an artist. */
const JINGLES = /^(jingle|sweeper|station id)s?$/;

/** Prefix of advertisement cue markers, which servers and players exchange. */
const MARK =
  /^(ad_|adw_|adcontext|adswizz|target ?spot|insertiontype|durationmilliseconds|spot ?block|advert(isement)?:)/i;
/** First word of an advertisement marker, possibly joined with the next word: "AdBreak". */
const ADVERTISEMENT =
  /^(ads?|advert|advertisements?|advertising|commercials?|werb(ung|e)|pubb?li(cit[éàea]|cidade?)|reklam[ae]?|r[eé]clame|mainos|an[uú]ncios?|реклама)((insert|break|marker|start|stop|end|spot|block)\w*)?$/i;
/** Any later word of such a marker. */
const BREAK = /^((insert|break|marker|start|stop|end|spot|block)(ions?|s)?\d*|\d+)$/i;

const ADDRESS =
  /^([a-z]+:\/\/\S*|[^\s@]+@[a-z\d-]+(\.[a-z\d-]+)+|www\.\S+|(?!\d+:)[a-z\d-]+(\.[a-z\d-]+)*(:\d\S*|\.(com|net|org|info|fm|radio|live|online|stream|eu|de|fr|it|es|uk|nl|be|at|ch|pl|br|ru|us|ca|io|tv)(\/\S*)?))$/i;

/**
 * Whether a single field, an artist or a title, is a placeholder. Names can consist of punctuation: "( )",
 * "!!!".
 */
export function isPlaceholderField(part: string, words: string): boolean {
  return !part || UNKNOWN.test(words) || isAddressOrAdvertisement(part);
}

/** Whether a whole string, not yet split into artist and title, is a placeholder. */
export function isPlaceholderLine(text: string, words: string): boolean {
  return UNKNOWN.test(words) || PLACEHOLDER.test(words) || isAddressOrAdvertisement(text);
}

/** Whether a line with this text as its artist is an advertisement or a jingle. */
export function isInsertField(part: string, words: string): boolean {
  return JINGLES.test(words) || isAdvertisement(cutTitle(part));
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(cutTitle(text));
}

function isAddressOrAdvertisement(text: string): boolean {
  return isAddress(text) || isAdvertisement(cutTitle(text));
}

function isAdvertisement(text: string): boolean {
  const [first = '', ...others] = text.split(/[ _-]/);
  return MARK.test(text) || (ADVERTISEMENT.test(first) && others.every((word) => BREAK.test(word)));
}
