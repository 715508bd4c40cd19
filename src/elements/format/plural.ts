import type { PluralForms } from '../../words/tag-words.js';
import { intlLocale } from './times.js';

export function pluralForm(forms: PluralForms, count: number, lang: string): string {
  let form = 'other' as Intl.LDMLPluralRule;
  try {
    form = new Intl.PluralRules(intlLocale(lang)).select(count);
  } catch {
    // `Intl` doesn't support the language, so the text is in English.
  }
  return forms[form as 'other'] || forms.other;
}
