/** Recognizes texts that aren't titles: addresses, marks of advertisements, and defaults of streaming software. */
import { cutTitle } from './fields.js';

/** Texts for an unknown artist or title. */
const UNKNOWN =
  /^(unknown( (artist|author|title|track|song|name))?|no (artist|author|title|name|tags?|meta ?data)|null|undefined|n a|none|object object)$/;

/** Texts that aren't titles on their own. Beside an artist they may be: "Track 10", "Untitled". */
const PLACEHOLDER = new RegExp(
  '^(' +
    [
      '',
      'now (playing|on air)( info)?( goes here)?',
      '((stream|station|radio|server|airtime|libretime) )?(is )?(currently )?(offline|off air)',
      '(no|this is my|unspecified|default) (server |stream |station |song |track )?(name|title|info|information|description|data)( available)?',
      'untitled|(audio ?)?track ?\\d+',
    ].join('|') +
    ')$',
);

/** Start of the cue marks that servers and players exchange about advertisements. */
const MARK = /^(ad_|adw_|adcontext|insertiontype|spot ?block)/i;
/** First word of a text about an advertisement, perhaps joined with the next word: "AdBreak". */
const ADVERTISEMENT =
  /^(ads?|advert|advertisement|advertising|commercial)((insert|break|marker|start|stop|end|spot|block)\w*)?$/i;
/** Every other word of such a text. */
const BREAK = /^(insert|break|marker|start|stop|end|spot|block)\w*$/i;

const ADDRESS =
  /^([a-z]+:\/\/\S*|www\.\S+|[a-z\d-]+(\.[a-z\d-]+)*(:\d\S*|\.(com|net|org|info|fm|radio|live|online|stream|eu|de|fr|it|es|uk|nl|be|at|ch|pl|br|ru|us|ca|io|tv)(\/\S*)?))$/i;

/** Whether a single field, an artist or a title, is a placeholder. Punctuation may be a name: "( )", "!!!". */
export function isPlaceholderName(part: string): boolean {
  return !part || UNKNOWN.test(wordsOf(part)) || isAddressOrAdvertisement(part);
}

/** Whether a whole text, which isn't split into artist and title, is a placeholder. */
export function isPlaceholder(text: string): boolean {
  const words = wordsOf(text);
  return UNKNOWN.test(words) || PLACEHOLDER.test(words) || isAddressOrAdvertisement(text);
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(cutTitle(text));
}

/** Whether two names are the same apart from case, whitespace and punctuation. */
export function isSameName(one: string, other: string | null | undefined): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other ?? '');
}

function isAddressOrAdvertisement(text: string): boolean {
  return isAddress(text) || isAdvertisement(cutTitle(text));
}

function isAdvertisement(text: string): boolean {
  const [first = '', ...others] = text.split(/[ -]/);
  return MARK.test(text) || (ADVERTISEMENT.test(first) && others.every((word) => BREAK.test(word)));
}

function wordsOf(text: string): string {
  return cutTitle(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
