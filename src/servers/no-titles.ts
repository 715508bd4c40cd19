/** Recognizes text that isn't a title: URLs, advertisement markers, and streaming software's default text. */
import { cutTitle, readText } from './fields.js';

/** Text that stands for an unknown artist or title. */
const UNKNOWN =
  /^(unknown( (artist|author|title|track|song|name))?|no (artist|author|title|name|tags?|meta ?data)|null|undefined|n a|none|object object)$/;

/** Text that isn't a title on its own, but can be one if there is an artist: "Track 10", "Untitled". */
const PLACEHOLDER = new RegExp(
  '^(' +
    [
      '',
      'now (playing|on air)( info)?( goes here)?',
      '((stream|station|radio|server|airtime|libretime) )?(is )?(currently )?(offline|off air)',
      '(no|this is my|unspecified|default) (server |stream |station |song |track )?(name|title|info|information|description|data)( available)?',
      'untitled|(audio ?)?track ?\\d+',
      // The file that AzuraCast plays if it has nothing else.
      '(azuracast( com)? )?azuracast is live',
    ].join('|') +
    ')$',
);

/** Start of the advertisement cue markers that servers and players exchange. */
const MARK = /^(ad_|adw_|adcontext|insertiontype|spot ?block)/i;
/** First word of an advertisement marker, perhaps joined with the next word: "AdBreak". */
const ADVERTISEMENT =
  /^(ads?|advert|advertisement|advertising|commercial)((insert|break|marker|start|stop|end|spot|block)\w*)?$/i;
/** Any later word of such a marker. */
const BREAK = /^(insert|break|marker|start|stop|end|spot|block)\w*$/i;

const ADDRESS =
  /^([a-z]+:\/\/\S*|www\.\S+|[a-z\d-]+(\.[a-z\d-]+)*(:\d\S*|\.(com|net|org|info|fm|radio|live|online|stream|eu|de|fr|it|es|uk|nl|be|at|ch|pl|br|ru|us|ca|io|tv)(\/\S*)?))$/i;

/** Whether a single field, an artist or a title, is a placeholder. Punctuation can be a name: "( )", "!!!". */
export function isPlaceholderName(part: string): boolean {
  return !part || UNKNOWN.test(wordsOf(part)) || isAddressOrAdvertisement(part);
}

/** Whether a whole string, not yet split into artist and title, is a placeholder. */
export function isPlaceholder(text: string): boolean {
  const words = wordsOf(text);
  return UNKNOWN.test(words) || PLACEHOLDER.test(words) || isAddressOrAdvertisement(text);
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(cutTitle(text));
}

/**
 * What a station says about itself: its name first, then texts such as its slogan or its web site. None of them is a
 * title.
 */
export type StationTexts = string | null | undefined | readonly (string | null)[];

/** Returns a station's texts. A title that names a web site usually leaves out the scheme and `www`. */
export function stationTexts(name: string | null, slogan: unknown, site: unknown): StationTexts {
  const url = readText(site);
  const [, host = null] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+\.[^/?#:.]+)/i.exec(url ?? '') ?? [];
  return [name, readText(slogan), host && url, host];
}

/** Whether a text is the station's name. */
export function isStationsName(text: string, station: StationTexts): boolean {
  return isSameName(text, typeof station === 'object' ? station?.[0] : station);
}

/** Whether a text is the station's name, its slogan or its web site. */
export function isStationsText(text: string, station: StationTexts): boolean {
  return [station].flat().some((each) => isSameName(text, each));
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
