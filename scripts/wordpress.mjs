/**
 * Builds the WordPress plugin from `wordpress/` and the built package: the files for script tags and the list of tags. The same input
 * gives the same bytes, on any machine and on any day.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { blocksOf, tagsOf } from './wordpress-tags.mjs';
import { writeMo } from './wordpress-words.mjs';

/** Name of the plugin's folder in WordPress, and its text domain. */
const NAME = 'onair-widgets';
/**
 * Files that the plugin doesn't use: those for frames, for pages with such frames, and for browsers without
 * modules.
 */
const NOT_NEEDED = /\.map$|^onair\.legacy\.js$|^embed[.-]|^integrity\.json$/;
/** The plugin also uses these for other locales with the same language. */
const LOCALES = { de: 'de_DE' };

export function writeWordPress(widgets, to, source = 'wordpress') {
  const files = pluginFiles(widgets, source);
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [`${NAME}/${path}`, content])),
    // The earliest date that a zip can store, in local time. The files' real dates aren't stored.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
  writeFileSync(join(to, 'onair-wordpress.zip'), zip);
}

/** Returns the bytes of each file, keyed by its path in the plugin's folder. */
export function pluginFiles(widgets, source = 'wordpress') {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const cdn = filesIn(join(widgets, 'cdn'), NOT_NEEDED);
  const languages = Object.keys(cdn).flatMap((name) => /^lang\/(.+)\.js$/.exec(name)?.[1] ?? []);
  const manifest = JSON.parse(readFileSync(join(widgets, 'custom-elements.json'), 'utf8'));
  const tags = tagsOf(manifest, ['en', ...languages]);
  const own = filesIn(source, /^words\//);
  // Browsers cache scripts, and onair.js only works with its own chunks, so each version has a separate
  // folder.
  const folder = `cdn/${hashOf({ ...cdn, ...own })}`;
  const files = {
    ...mapped(own, (content) => strToU8(String(content).replaceAll('@VERSION@', version))),
    // The licences of bundled packages are in a separate file next to the scripts.
    'LICENSE.txt': readFileSync('LICENSE'),
    'tags.json': json({ scripts: folder, tags }),
    ...prefixed('blocks/', mapped(blocksOf(tags, version), json)),
    ...prefixed(`${folder}/`, cdn),
    // The style of the plugin's markup must come after the style of the tags.
    [`${folder}/onair.css`]: Buffer.concat([cdn['onair.css'], own['css/text.css']]),
  };
  delete files['css/text.css'];
  for (const [language, locale] of Object.entries(LOCALES)) {
    const words = JSON.parse(readFileSync(join(source, 'words', `${language}.json`), 'utf8'));
    files[`languages/${NAME}-${locale}.mo`] = writeMo(words, tags, language);
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function filesIn(folder, excluded) {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), path])
      .filter(([name]) => !excluded.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, path]) => [name, readFileSync(path)]),
  );
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const [name, content] of Object.entries(files)) hash.update(`${name}\0`).update(content);
  return hash.digest('hex').slice(0, 10);
}

const json = (value) => strToU8(`${JSON.stringify(value, null, 2)}\n`);
const mapped = (files, change) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, change(content)]));
const prefixed = (prefix, files) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [prefix + name, content]));
