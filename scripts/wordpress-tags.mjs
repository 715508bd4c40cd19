/**
 * Converts `custom-elements.json` into the plugin's list of tags and a `block.json` for each tag. New tags and attributes are included
 * automatically.
 */

/**
 * Attributes that only administrators can set, in the plugin's settings, because an author must not be able to make
 * visitors' browsers send requests to another server.
 */
const SITE_ATTRIBUTES = ['base-url'];
/** Icons of WordPress. Other tags have `OTHER_ICON`. */
const ICONS = {
  'now-playing': 'format-audio',
  history: 'list-view',
  vote: 'thumbs-up',
  player: 'controls-play',
  schedule: 'calendar-alt',
  podcasts: 'microphone',
  requests: 'playlist-audio',
  charts: 'chart-bar',
  station: 'networking',
};
const OTHER_ICON = 'megaphone';
/**
 * Attributes that a station block passes to the blocks inside it, because the blocks' text depends on them.
 */
const CONTEXT = ['server', 'time-zone'];
const contextOf = (attribute) => `onair/${attribute}`;
/** Labels that differ from the attribute's name. */
const LABELS = {
  lang: 'Language',
  server: 'Station',
  source: 'Kind of server',
  station: 'Station of that server',
};

/**
 * Returns the tags, keyed by their name without `onair-`. `languages` contains the codes of the available languages.
 */
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
        .filter(({ name }) => name !== undefined && !SITE_ATTRIBUTES.includes(name))
        .map((attribute) => [attribute.name, attributeOf(attribute, languages)]),
    ),
  };
}

/**
 * Returns the validation rule for an attribute. If `flag` is true, the attribute may have no value. If there are
 * `values`, it must have one of them; otherwise, `kind` is number or text. `choices` are suggestions.
 */
function attributeOf({ name, type, default: defaultValue, description }, languages) {
  const types = (type?.text ?? 'string').split('|').map((each) => each.trim());
  const values = types.map((each) => /^'(.*)'$/.exec(each)?.[1]).filter(Boolean);
  const has = (each) => types.includes(each);
  return {
    label: LABELS[name] ?? titleOf(name),
    help: plain(description ?? ''),
    flag: has('boolean') || has('true'),
    ...(values.length > 0 ? { values } : { kind: has('number') ? 'number' : 'text' }),
    ...(name === 'lang' && { choices: languages }),
    ...(/^'.+'$|^\d/.test(defaultValue ?? '') && { default: defaultValue.replaceAll("'", '') }),
  };
}

/** Returns the `block.json` of each tag, keyed by its path below `blocks/`. */
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
        ...(attributes.server && { usesContext: CONTEXT.map(contextOf) }),
        ...(name === 'station' && {
          providesContext: Object.fromEntries(CONTEXT.map((attribute) => [contextOf(attribute), attribute])),
        }),
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

/**
 * Choices are strings, so that later versions can add more. An attribute with both types also accepts a
 * boolean: earlier versions had a switch, and blocks in existing pages still store a boolean.
 */
const blockType = ({ flag, values, kind }) => {
  if (flag) return values ? ['string', 'boolean'] : 'boolean';
  return kind === 'number' ? 'number' : 'string';
};

const titleOf = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
/** Returns the native name of a language. */
const nameOf = (code) => new Intl.DisplayNames([code], { type: 'language' }).of(code);
const plain = (text) => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
