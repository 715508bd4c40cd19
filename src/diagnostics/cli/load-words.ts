import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as german from '../../words/de/owner.js';
import { causes, checks, terminalCauses } from '../../words/en/owner.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import type { OwnerWords } from '../../words/owner-words.js';
import type { Words } from '../core/check/finding.js';

export const englishDiagnostics = allWords({ causes, checks, terminalCauses });

function allWords({
  causes,
  terminalCauses,
  checks,
}: Pick<OwnerWords, 'causes' | 'checks' | 'terminalCauses'>): Words {
  return { causes: { ...causes, ...terminalCauses }, checks };
}

/**
 * Loads the text in a language from the built package. Resolves with English text if the file is missing, or if `dist`
 * is null because nothing was built. German is built in. Never rejects.
 */
export async function loadWords(language: string, dist: string | null): Promise<Words> {
  const code = languageCode(supportedLanguage(language));
  if (code === 'de') return allWords(german);
  if (code === 'en' || dist === null) return englishDiagnostics;
  try {
    const file = pathToFileURL(join(dist, 'cdn', 'parts', `owner-${code}.js`)).href;
    return allWords(overlay({ causes, checks, terminalCauses }, await import(file)));
  } catch {
    return englishDiagnostics;
  }
}
