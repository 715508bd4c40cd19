/**
 * Recognizes placeholders: URLs, advertisement markers, and default text of streaming software. `words`
 * contains the words of the text in lower case, separated by spaces. Compiles to ES5.
 */
import { cutTitle } from './fields.js';

/** Text that means an unknown artist or title. */
const UNKNOWN =
  /^(unknown( (artist|author|title|track|song|name|album))?|no (artist|author|title|name|tags?|meta ?data)|null|undefined|n a|none|object object|not available|auto ?dj)$/;

/** Numbers, lengths and the like after a word, as in "Spot 3" and "Spot - 30s". */
const NUMBERS = '( \\d+)*( \\d+ ?(s|sek?|sec|min)\\w{0,6})?';
/** Short recordings between songs. */
const INSERTS =
  '((jingle|sweeper|liner|promo|spot|bumper|stop ?set|imaging|voice ?track|pub|vinheta|ráfaga|cuña|zajawka)s?|dżing(iel|le)|džingl|джингл|заставка)';

/** Text that isn't a title on its own, but may be one if there is an artist: "Track 10", "Untitled". */
const PLACEHOLDER = new RegExp(
  '^(' +
    [
      '',
      '(now playing|(now )?on air)( info)?( goes here)?',
      '((we|the|our|stream|station|radio|server|airtime|libretime) )*((is|are) )?(currently )?(offline|off (the )?air|not on air)( now)?',
      '((the )?(stream|station|server) (is )?(currently |temporarily )?|(currently|temporarily) )(not available|unavailable|down)( now)?',
      '(no|this is my|unspecified|default) ((server|stream|station|song|track|current) )?(name|title|info|information|description|data|source|stream|song|track)( available| playing)?',
      'untitled|(\\d+ )?(audio ?)?track ?\\d+|empty title|title unknown|loading|buffering|connecting|test( stream)?',
      'live( (stream|broadcast|show|dj|set|now|on air))*',
      INSERTS + NUMBERS + '|top of the hour|toth|toh|((station|legal) )?ids?( \\d+)?',
      '.* (ad|commercial|advertising) ?breaks?|traffic spot|station (imaging|break)|thank(s| you) for (listening|tuning in)',
      // The file that AzuraCast plays if it has nothing else to play.
      '(azuracast( com)? )?azuracast is live',
    ].join('|') +
    ')$',
);

/** The name of a group of short recordings, or of a single recording with a number, used as an artist. */
const GROUP =
  /^((jingle|sweeper|station id|vinheta|cuña)s?( \d+)?|(spot|promo|bumper)s( \d+)?|(spot|promo|bumper|liner|drop|imaging|stop ?set|voice ?track)s? \d+|dżing(iel|le))$/;

/**
 * Prefix of advertisement cue markers, which servers and players exchange, or a field that marks one:
 * `Autohaus|type:ad`.
 */
const MARK =
  /^(ad_|adw_|adcontext|adswizz|target ?spot|insertiontype|durationmilliseconds|spot ?block|advert(isement)?:)|(^|\| ?)type: ?(ad|\w+roll)\b/i;
/** A word for an advertisement, possibly joined with the next word: "AdBreak", "Reclameblok". */
const ADVERTISEMENT =
  /^(ads?|advert|advertisements?|advertising|commercials?|comercial(es)?|werb(ung|e)|pubb?li(cit[éàea]|cidade?|citaires?|citari[oa])?|reklam(a|e|y|ní|[oó]w[ya]|lar|os|er)?|rekl[áaā]a?ma?|r[eé]clam[eaă]s?|mainos|an[uú]ncios?|annons(er)?|oglasi?|iklan|реклам(а|ы|н(ый|ая))|διαφημίσεις|פרסומות|إعلان(ات)?|广告|廣告|広告|광고)((insert|break|marker|start|stop|end|spot|block|blok|blokk|pause|katko)\w*)?$/;
/** Any other word in a marker of an advertisement. */
const BREAK =
  /^((insert|break|marker|start|stop|end|spot|blo(ck|k|kk|que|co)|блок)(ions?|s)?\d*|(pau[sz]e?a?|пауза|intervalo|tanda|corte|espa[cç]i?o|page|coupure|przerwa|cuña|time|de|ster|zone)|\d+(s|sek|sec|min)?|s|sec(onds?)?|sek(unden)?)$/;

const ADDRESS =
  /^([a-z]+:\/\/\S*|[^\s@]+@[a-z\d-]+(\.[a-z\d-]+)+|www\.\S+|(?!\d+:)[a-z\d-]+(\.[a-z\d-]+)*(:\d\S*|\.(com|net|org|info|fm|radio|live|online|stream|eu|de|fr|it|es|uk|nl|be|at|ch|pl|br|ru|us|ca|io|tv)(\/\S*)?))$/i;

/**
 * Whether a single field, an artist or a title, is a placeholder. Names can consist of punctuation: "( )",
 * "!!!".
 */
export function isPlaceholderField(part: string, words: string): boolean {
  return !part || UNKNOWN.test(words) || isAddress(part) || isAdvertisement(part, words);
}

/** Whether a whole string, not yet split into artist and title, is a placeholder. */
export function isPlaceholderLine(text: string, words: string): boolean {
  return isPlaceholderField(text, words) || PLACEHOLDER.test(words);
}

/** Whether a line with this text as its artist is an advertisement or a jingle. */
export function isInsertField(part: string, words: string): boolean {
  return GROUP.test(words) || isAdvertisement(part, words);
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(cutTitle(text));
}

function isAdvertisement(text: string, words: string): boolean {
  const all = words.split(' ');
  const others = all.filter((word) => !ADVERTISEMENT.test(word));
  return MARK.test(text) || (others.length < all.length && others.every((word) => BREAK.test(word)));
}
