/** Limits the manifest to the public API of the elements: tags, attributes, properties, methods, events, slots, parts and tokens. */
const tags = new Map();
/** The kinds of servers, read from their table. */
const kinds = [];

const onairElements = {
  name: 'onair-elements',
  // Tags are registered by `define(tag, Class)` in a separate file.
  analyzePhase({ ts, node }) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'define' && node.arguments.length === 2) {
      tags.set(node.arguments[1].getText(), node.arguments[0].text);
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'SERVER_KINDS') {
      let table = node.initializer;
      while (!ts.isObjectLiteralExpression(table)) table = table.expression;
      kinds.push(...table.properties.map(({ name }) => name.text));
    }
  },
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.flatMap(({ path, declarations = [] }) => {
      const elements = declarations.filter(({ name }) => tags.has(name));
      return elements.length ? [moduleOf(path, elements)] : [];
    });
    // The analyzer's order of files differs from run to run.
    manifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

function moduleOf(path, elements) {
  const module = `elements/${path.split('/').at(-2)}.js`;
  return {
    kind: 'javascript-module',
    path: module,
    declarations: elements.map(publicApi),
    exports: elements.map(({ name }) => ({
      kind: 'custom-element-definition',
      name: tags.get(name),
      declaration: { name, module },
    })),
  };
}

/** Returns the public members of a class. Lit's own methods are left out: they have no description here. */
function publicApi({ members = [], attributes = [], events = [], ...element }) {
  const shown = members.filter(
    ({ kind, privacy = 'public', static: ofClass, description }) =>
      privacy === 'public' && !ofClass && (kind === 'field' || Boolean(description)),
  );
  // A read-only property that is reflected is not an attribute that authors can set.
  const names = new Set(shown.filter((member) => !member.readonly).map(({ name }) => name));
  return {
    ...element,
    tagName: tags.get(element.name),
    customElement: true,
    attributes: attributes.filter(({ fieldName, name }) => names.has(fieldName ?? name)).map(withSources),
    members: shown.map(withSources),
    // If the name of an event is a variable, the analyzer lists the variable's name.
    events: events
      .filter(({ name }) => name?.startsWith('onair-'))
      .map((event) => ({
        ...event,
        type: { text: `CustomEvent<import('onair-widgets').OnairEventDetails['${event.name}']>` },
      })),
  };
}

/** Editors and the builder need the values of `source`, not the name of its type. */
function withSources({ type, ...field }) {
  if (!type) return field;
  const values = ['panel', 'auto', ...kinds].map((name) => `'${name}'`).join(' | ');
  return { ...field, type: { ...type, text: type.text.replace(/\bSourceName\b/, values) } };
}

export default {
  globs: ['src/elements/**/*.ts', 'src/servers/kinds.ts'],
  outdir: 'dist/onair-widgets',
  litelement: true,
  // package.json already has the path of the manifest.
  packagejson: false,
  plugins: [onairElements],
};
