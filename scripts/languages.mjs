/**
 * Writes the lists of languages from the folders in `src/words/`: the lists in `*.ts` files there, the
 * choices on the demo page and in the gallery, and the first sentence of docs/languages.md. The build also
 * runs this.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceInParagraph } from './paragraphs.mjs';

const NOTE = '/** Generated from the folders beside this file by `node scripts/languages.mjs`. */';
const folder = join(import.meta.dirname, '../src/words');
/**
 * The generated lists of languages that have a certain optional file. Each row contains the file of the list, the name
 * of its export, and the name of the optional file.
 */
const LISTS = [
  ['tag-files.ts', 'tagFiles', 'tags'],
  ['owner-files.ts', 'ownerFiles', 'owner'],
  ['request-files.ts', 'requestFiles', 'requests'],
  ['like-files.ts', 'likeFiles', 'likes'],
  ['chart-files.ts', 'chartFiles', 'charts'],
  ['listening-files.ts', 'listeningFiles', 'listening'],
];
/** Relative to `folder`. */
const GALLERY = '../../demo/gallery.html';
const DEMO = '../../demo/index.html';
const DOCS = '../../docs/languages.md';

/** Returns the text of the generated files, keyed by their path relative to the languages' folder. */
export function languageFiles() {
  const codes = globSync('??/tags.ts', { cwd: folder })
    .map((file) => basename(dirname(file)))
    .sort();
  const others = codes.filter((code) => code !== 'en');
  const loaders = (file) =>
    others
      .filter((code) => existsSync(join(folder, code, `${file}.ts`)))
      .map((code) => `  ${code}: () => import('./${code}/${file}.js'),\n`)
      .join('');
  return {
    'languages.ts': `${NOTE}
export const LANGUAGES: readonly string[] = [${codes.map((code) => `'${code}'`).join(', ')}];
`,
    ...Object.fromEntries(
      LISTS.map(([name, constant, file]) => [
        name,
        `${NOTE}
export const ${constant}: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
${loaders(file)}};
`,
      ]),
    ),
    [GALLERY]: read(GALLERY).replace(
      /(<select name="lang">\n)[^]*?( *<\/select>)/,
      (_, start, end) =>
        start + ['en', ...others].map((code) => `            <option>${code}</option>\n`).join('') + end,
    ),
    [DEMO]: read(DEMO).replace(/(<select name="lang">\n.*\n)[^]*?( *<\/select>)/, (_, start, end) => {
      const indent = '  ' + /^ */.exec(end)[0];
      return start + ['en', ...others].map((code) => `${indent}${demoOption(code)}\n`).join('') + end;
    }),
    [DOCS]: replaceInParagraph(
      read(DOCS),
      /(?<=English is built in\. ).*?(?= are files)/,
      englishList(others),
    ),
  };
}

const read = (path) => readFileSync(join(folder, path), 'utf8');

/** Returns an entry with the language's native name, which is lower case in some languages. */
function demoOption(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  const capitalized = name[0].toLocaleUpperCase(code) + name.slice(1);
  return `<option value="${code}" lang="${code}">${capitalized}</option>`;
}

function englishList(codes) {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en-GB').format(codes.map((code) => names.of(code)).sort());
}

/** Writes the lists that are out of date, and returns their paths relative to the languages' folder. */
export function writeLanguageFiles() {
  const written = [];
  for (const [name, text] of Object.entries(languageFiles())) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    written.push(name);
  }
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = writeLanguageFiles();
  for (const name of written) console.log(`Updated ${relative('.', join(folder, name))}.`);
  if (!written.length) console.log('All lists of languages are up to date.');
}
