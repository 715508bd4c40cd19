/**
 * Writes `src/words/languages.ts`, `tag-files.ts` and `owner-files.ts` from the folders of languages beside them.
 * The build runs it, too.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NOTE = '/** Generated from the folders beside this file by `node scripts/languages.mjs`. */';
const folder = join(import.meta.dirname, '../src/words');

/** Returns the generated files and their text. */
export function languageFiles() {
  const codes = globSync('??/tags.ts', { cwd: folder })
    .map((file) => basename(dirname(file)))
    .sort();
  const loaders = (file) =>
    codes
      .filter((code) => code !== 'en' && existsSync(join(folder, code, `${file}.ts`)))
      .map((code) => `  ${code}: () => import('./${code}/${file}.js'),\n`)
      .join('');
  return {
    'languages.ts': `${NOTE}
export const LANGUAGES: readonly string[] = [${codes.map((code) => `'${code}'`).join(', ')}];
`,
    'tag-files.ts': `${NOTE}
export const tagFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('tags')}};
`,
    'owner-files.ts': `${NOTE}
export const ownerFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('owner')}};
`,
  };
}

export function writeLanguageFiles() {
  for (const [name, text] of Object.entries(languageFiles())) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLanguageFiles();
