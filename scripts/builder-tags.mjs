/**
 * In:  `custom-elements.json`, which the build makes of the elements, and the German words that the plugin has for them.
 * Out: `tags.json`, what the builder's page needs of both. A new tag, attribute or token is there by itself.
 */
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles that are not made of the name; the page has them. */
const OTHER_TITLES = ['Language'];

/** The pages, their style, and `tags.json`, to where their scripts are. */
export function writeBuilder(widgets, to) {
  for (const file of ['index.html', 'preview.html', 'builder.css'])
    cpSync(join('src/entries/builder', file), join(to, file));
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
 * A manifest with what can be chosen alone; `words`, by language, of the texts in it that have any; and `languages`, the
 * names of those that tags speak, each in itself.
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

/** A language's name in itself. */
const nameOf = (code) => new Intl.DisplayNames([code], { type: 'language' }).of(code);
/** What the page calls a tag or an attribute. */
const titleOf = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
const plain = (text = '') => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
