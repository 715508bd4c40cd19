/**
 * Writes the builder's `tags.json` from `custom-elements.json` and the German words of the WordPress plugin.
 * New tags, attributes and tokens are included automatically.
 */
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADER_STYLES, siteHeader } from './site-header.mjs';

/** Titles on the builder's page that can't be derived from an attribute's name. */
const OTHER_TITLES = ['Language'];

/** Writes the pages, their style sheet and `tags.json` next to the scripts. */
export function writeBuilder(widgets, to) {
  const from = 'src/entries/builder';
  cpSync(`${from}/preview.html`, join(to, 'preview.html'));
  const page = readFileSync(`${from}/index.html`, 'utf8');
  writeFileSync(
    join(to, 'index.html'),
    page.replace('<onair-builder>', `${siteHeader('builder/')}\n    <onair-builder>`),
  );
  const sheets = [`${from}/builder.css`, HEADER_STYLES].map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(to, 'builder.css'), sheets.join('\n'));
  const languages = readdirSync(join(widgets, 'cdn/lang')).flatMap(
    (name) => /^(..)\.js$/.exec(name)?.[1] ?? [],
  );
  const manifest = JSON.parse(readFileSync(join(widgets, 'custom-elements.json'), 'utf8'));
  const german = JSON.parse(readFileSync('wordpress/words/de.json', 'utf8'));
  writeFileSync(
    join(to, 'tags.json'),
    JSON.stringify(builderTags(manifest, ['en', ...languages], german)) + '\n',
  );
}

/**
 * Returns a manifest with only the parts that a user can choose, the translations of its texts (`words`), and
 * the native names of the tags' languages (`languages`).
 */
export function builderTags(manifest, languages, german) {
  const declarations = manifest.modules
    .flatMap((module) => module.declarations ?? [])
    .filter(({ tagName }) => tagName?.startsWith('onair-'))
    .map(({ tagName, summary, attributes = [], cssProperties = [] }) => ({
      tagName,
      summary: plain(summary),
      attributes: attributes.map(({ name, type, default: unless, description }) => ({
        name,
        type: { text: type?.text },
        default: unless,
        description: plain(description),
      })),
      cssProperties: cssProperties.map(({ name, default: unless, description }) => ({
        name,
        default: unless,
        description: plain(description),
      })),
    }));
  const texts = declarations.flatMap(({ tagName, summary, attributes, cssProperties }) => [
    summary,
    ...[{ name: tagName.slice('onair-'.length) }, ...attributes].map(({ name }) => titleOf(name)),
    ...[...attributes, ...cssProperties].map(({ description }) => description),
  ]);
  const words = [...new Set([...texts, ...OTHER_TITLES])].filter((text) => german[text] !== undefined);
  return {
    modules: [{ declarations }],
    words: { de: Object.fromEntries(words.map((text) => [text, german[text]])) },
    languages: Object.fromEntries(languages.map((code) => [code, nameOf(code)])),
  };
}

/** Returns the native name of a language. */
const nameOf = (code) => new Intl.DisplayNames([code], { type: 'language' }).of(code);
/** Returns the title of a tag or an attribute. */
const titleOf = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
const plain = (text = '') => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
