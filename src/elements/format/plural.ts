/** In: how a language counts something. Out: the form for a number of it. */
import type { PluralForms } from '../../words/tag-words.js';
import { intlLocale } from './times.js';

export function pluralForm(forms: PluralForms, count: number, lang: string): string {
  let form = 'other' as Intl.LDMLPluralRule;
  try {
    form = new Intl.PluralRules(intlLocale(lang)).select(count);
  } catch {
    // `Intl` does not know the language; the words are English then.
  }
  return forms[form as 'other'] || forms.other;
}
