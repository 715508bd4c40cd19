/**
 * In:  a text in a title's place.
 * Out: whether it is none: an address, an advertisement's mark, what software writes where nobody told it anything.
 */
import { cutTitle } from './fields.js';

/** What stands for an artist or a title that nobody knows. */
const UNKNOWN =
  /^(unknown( (artist|author|title|track|song|name))?|no (artist|author|title|name|tags?|meta ?data)|null|undefined|n a|none|object object)$/;

/** What no song is called, standing alone. Beside an artist it may be one: "Track 10", "Untitled". */
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

/** How a mark begins that servers and players exchange about advertisements. */
const MARK = /^(ad_|adw_|adcontext|insertiontype|spot ?block)/i;
/** The first word of a text about an advertisement, perhaps joined with the next one: "AdBreak". */
const ADVERTISEMENT =
  /^(ads?|advert|advertisement|advertising|commercial)((insert|break|marker|start|stop|end|spot|block)\w*)?$/i;
/** Each of its other words. */
const BREAK = /^(insert|break|marker|start|stop|end|spot|block)\w*$/i;

const ADDRESS =
  /^([a-z]+:\/\/\S*|www\.\S+|[a-z\d-]+(\.[a-z\d-]+)*(:\d\S*|\.(com|net|org|info|fm|radio|live|online|stream|eu|de|fr|it|es|uk|nl|be|at|ch|pl|br|ru|us|ca|io|tv)(\/\S*)?))$/i;

/** Whether an artist or a title, one part of a text, says nothing. Marks may be a name: "( )", "!!!". */
export function saysNothing(part: string): boolean {
  return !part || UNKNOWN.test(wordsOf(part)) || isNoTitle(part);
}

/** Whether a whole text says nothing. */
export function isPlaceholder(text: string): boolean {
  const words = wordsOf(text);
  return UNKNOWN.test(words) || PLACEHOLDER.test(words) || isNoTitle(text);
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(cutTitle(text));
}

/** Whether two names differ in nothing but capitals, blanks and marks. */
export function isSameName(one: string, other: string | null | undefined): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other ?? '');
}

function isNoTitle(text: string): boolean {
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
