/** Teaches the analyzer this project's two habits: `static attributes`, and `define(tag, Class)` in a file of its own. */
const tags = new Map();

const camelCase = (attribute) => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const onairElements = {
  name: 'onair-elements',
  analyzePhase({ ts, node, moduleDoc }) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'define' && node.arguments.length === 2) {
      tags.set(node.arguments[1].getText(), { tag: node.arguments[0].text, path: moduleDoc.path });
    }
    if (!ts.isClassDeclaration(node)) return;
    const list = node.members.find(
      (member) => ts.isPropertyDeclaration(member) && member.name.getText() === 'attributes',
    );
    const doc = moduleDoc.declarations?.find((declaration) => declaration.name === node.name?.getText());
    if (!doc || !list?.initializer) return;
    const elements = ts.isArrayLiteralExpression(list.initializer) ? list.initializer.elements : [];
    doc.customElement = true;
    doc.attributes = elements.filter(ts.isStringLiteral).map(({ text }) => {
      const field = doc.members?.find((member) => member.name === camelCase(text));
      return { name: text, fieldName: camelCase(text), type: field?.type, description: field?.description };
    });
  },
  packageLinkPhase({ customElementsManifest }) {
    for (const { path, declarations } of customElementsManifest.modules) {
      for (const doc of declarations ?? []) {
        // An event whose name is put together in code is described on the class that sends it.
        doc.events = doc.events?.filter(({ name }) => name);
        const registered = tags.get(doc.name);
        if (!registered) continue;
        doc.tagName = registered.tag;
        const definition = customElementsManifest.modules.find((module) => module.path === registered.path);
        definition.exports.push({
          kind: 'custom-element-definition',
          name: registered.tag,
          declaration: { name: doc.name, module: path },
        });
      }
    }
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  outdir: 'dist/onair-widgets',
  // It says already where the file is.
  packagejson: false,
  plugins: [onairElements],
};
