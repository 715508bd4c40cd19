import { audience } from '../../words/en/audience.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import { wordsIn } from '../base/locale.js';
import { pluralForm } from '../format/plural.js';
import { intlLocale } from '../format/times.js';

/** Returns the number of listeners as a phrase: `12 listeners`. */
export function listenersText(count: number, lang: string): string {
  const { listeners } = wordsIn(languageCode(lang), { audience }).audience;
  return fill(pluralForm(listeners, count, lang), formatNumber(count, lang));
}

/** `lang` comes from the page and may be invalid. */
function formatNumber(count: number, lang: string): string {
  try {
    return new Intl.NumberFormat(intlLocale(lang)).format(count);
  } catch {
    return new Intl.NumberFormat(intlLocale(lang.slice(0, 2))).format(count);
  }
}
