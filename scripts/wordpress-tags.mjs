/**
 * In:  `custom-elements.json`, which the build makes of the elements.
 * Out: the tags as the plugin needs them, and a `block.json` for each. A new tag or attribute is there by itself.
 */

/** Said once, in the plugin's settings, by who may: an author's tag must not have visitors ask any other address. */
const OF_THE_SITE = ['base-url'];
/** Icons of WordPress; another tag has the last one. */
const ICONS = {
  'now-playing': 'format-audio',
  history: 'list-view',
  vote: 'thumbs-up',
  player: 'controls-play',
  schedule: 'calendar-alt',
  podcasts: 'microphone',
  station: 'networking',
};
const OTHER_ICON = 'megaphone';
const SERVER_CONTEXT = 'onair/server';
/** Attributes that people know by another word. */
const LABELS = {
  lang: 'Language',
  server: 'Station',
  source: 'Kind of server',
  station: 'Station of that server',
};

/** By the name of the tag without `onair-`. `languages`: the codes of those that there are words in. */
export function tagsOf(manifest, languages) {
  const names = Object.fromEntries(languages.map((code) => [code, nameOf(code)]));
  return Object.fromEntries(
    manifest.modules
      .flatMap((module) => module.declarations ?? [])
      .filter((element) => element.tagName?.startsWith('onair-'))
      .map((element) => [element.tagName.slice('onair-'.length), tagOf(element, names)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function tagOf({ tagName, summary, attributes = [] }, languages) {
  return {
    title: titleOf(tagName.slice('onair-'.length)),
    description: plain(summary ?? ''),
    attributes: Object.fromEntries(
      attributes
        .filter(({ name }) => name !== undefined && !OF_THE_SITE.includes(name))
        .map((attribute) => [attribute.name, attributeOf(attribute, languages)]),
    ),
  };
}

/** What an attribute takes: `flag`, it may stand without a value; `values`, one of these; else a number or a text. `choices` are offered, others are taken, too. */
function attributeOf({ name, type, default: unless, description }, languages) {
  const parts = (type?.text ?? 'string').split('|').map((part) => part.trim());
  const values = parts.map((part) => /^'(.*)'$/.exec(part)?.[1]).filter(Boolean);
  const has = (part) => parts.includes(part);
  return {
    label: LABELS[name] ?? titleOf(name),
    help: plain(description ?? ''),
    flag: has('boolean') || has('true'),
    ...(values.length > 0 ? { values } : { kind: has('number') ? 'number' : 'text' }),
    ...(name === 'lang' && { choices: languages }),
    ...(/^'.+'$|^\d/.test(unless ?? '') && { default: unless.replaceAll("'", '') }),
  };
}

/** `blocks/NAME/block.json` by its path below `blocks/`. */
export function blocksOf(tags, version) {
  return Object.fromEntries(
    Object.entries(tags).map(([name, { title, description, attributes }]) => [
      `${name}/block.json`,
      {
        $schema: 'https://schemas.wp.org/trunk/block.json',
        apiVersion: 2,
        name: `onair/${name}`,
        version,
        title,
        description,
        category: 'onair',
        icon: ICONS[name] ?? OTHER_ICON,
        textdomain: 'onair-widgets',
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([attribute, rule]) => [attribute, { type: blockType(rule) }]),
        ),
        // The server of a station is that of the blocks inside it.
        ...(attributes.server && { usesContext: [SERVER_CONTEXT] }),
        ...(name === 'station' && { providesContext: { [SERVER_CONTEXT]: 'server' } }),
        supports: {
          html: false,
          align: ['wide', 'full'],
          anchor: true,
          color: { text: true, background: true },
          spacing: { margin: true, padding: true },
          typography: { fontSize: true },
        },
        editorScript: 'onair-widgets-editor',
      },
    ]),
  );
}

/** Choices are texts, so that a later version may add one; what was a switch before it had choices still is one, in pages that were written then. */
const blockType = ({ flag, values, kind }) => {
  if (flag) return values ? ['string', 'boolean'] : 'boolean';
  return kind === 'number' ? 'number' : 'string';
};

const titleOf = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
/** A language's name in itself. */
const nameOf = (code) => new Intl.DisplayNames([code], { type: 'language' }).of(code);
const plain = (text) => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
