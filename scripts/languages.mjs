/**
 * Writes `src/words/languages.ts`, `tag-files.ts`, `owner-files.ts`, `request-files.ts`, `like-files.ts`, `chart-files.ts` and
 * `listening-files.ts` from the folders of languages beside them, and the choice of languages in the gallery. The build runs it, too.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NOTE = '/** Generated from the folders beside this file by `node scripts/languages.mjs`. */';
const folder = join(import.meta.dirname, '../src/words');
/** Relative to `folder`. */
const GALLERY = '../../demo/gallery.html';

/** Returns the generated files, by their path from the folder of languages, and their text. */
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
    'request-files.ts': `${NOTE}
export const requestFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('requests')}};
`,
    'like-files.ts': `${NOTE}
export const likeFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('likes')}};
`,
    'chart-files.ts': `${NOTE}
export const chartFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('charts')}};
`,
    'listening-files.ts': `${NOTE}
export const listeningFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders('listening')}};
`,
    [GALLERY]: withOptions(['en', ...codes.filter((code) => code !== 'en')]),
  };
}

/** Returns the gallery with these languages to choose from. */
function withOptions(codes) {
  const options = codes.map((code) => `            <option>${code}</option>\n`).join('');
  return readFileSync(join(folder, GALLERY), 'utf8').replace(
    /(<select name="lang">\n)[^]*?( *<\/select>)/,
    `$1${options}$2`,
  );
}

export function writeLanguageFiles() {
  for (const [name, text] of Object.entries(languageFiles())) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLanguageFiles();
