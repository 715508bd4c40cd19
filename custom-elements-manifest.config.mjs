/** What a page can use of the elements: tags, attributes, properties, methods, events, slots, parts and tokens, and nothing else. */
const tags = new Map();

const onairElements = {
  name: 'onair-elements',
  // A tag is registered by `define(tag, Class)`, in a file of its own.
  analyzePhase({ ts, node }) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'define' && node.arguments.length === 2) {
      tags.set(node.arguments[1].getText(), node.arguments[0].text);
    }
  },
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.flatMap(({ path, declarations = [] }) => {
      const elements = declarations.filter(({ name }) => tags.has(name));
      return elements.length ? [moduleOf(path, elements)] : [];
    });
    // The analyzer finds files in an order that changes from run to run.
    manifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

function moduleOf(path, elements) {
  const module = `elements/${path.split('/').at(-2)}.js`;
  return {
    kind: 'javascript-module',
    path: module,
    declarations: elements.map(usable),
    exports: elements.map(({ name }) => ({
      kind: 'custom-element-definition',
      name: tags.get(name),
      declaration: { name, module },
    })),
  };
}

/** Of a class, what is neither private nor one of Lit's own methods, which have no description here. */
function usable({ members = [], attributes = [], events = [], ...element }) {
  const shown = members.filter(
    ({ kind, privacy = 'public', static: ofClass, description }) =>
      privacy === 'public' && !ofClass && (kind === 'field' || Boolean(description)),
  );
  // What an element reflects by itself is no attribute to set.
  const names = new Set(shown.filter((member) => !member.readonly).map(({ name }) => name));
  return {
    ...element,
    tagName: tags.get(element.name),
    customElement: true,
    attributes: attributes.filter(({ fieldName, name }) => names.has(fieldName ?? name)),
    members: shown,
    // Where a class sends an event by a name that it is told, the analyzer takes that word for one.
    events: events
      .filter(({ name }) => name?.startsWith('onair-'))
      .map((event) => ({
        ...event,
        type: { text: `CustomEvent<import('onair-widgets').OnairEventDetails['${event.name}']>` },
      })),
  };
}

export default {
  globs: ['src/elements/**/*.ts'],
  outdir: 'dist/onair-widgets',
  litelement: true,
  // It says already where the file is.
  packagejson: false,
  plugins: [onairElements],
};
