/**
 * Writes type definitions and data about the tags for frameworks and editors, from `custom-elements.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateSvelteTypes } from 'custom-element-svelte-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { generateVuejsTypes } from 'custom-element-vuejs-integration';

/** The tool generates types for Svelte 4. This adds the events of Svelte 5. */
const SVELTE = `import type { CustomElements } from './svelte-elements.js';

type WithEvents<Props> = Props & {
  [Name in keyof Props as Name extends \`on:\${infer Event}\` ? \`on\${Event}\` : never]: Props[Name];
};

type Elements = { [Tag in keyof CustomElements]: WithEvents<CustomElements[Tag]> };

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends Elements {}
}
`;

/** Writes types for React, Preact, Solid, Vue and Svelte. */
export function writeFrameworkTypes(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  const common = { outdir: folder, globalTypePath: 'onair-widgets', hideLogs: true };
  writeFileSync(join(folder, 'jsx.d.ts'), jsxTypes(manifest));
  // Vue expects `baseUrl` and `onOnairTrack`. Both tools wrap the type in `CustomEvent`.
  generateVuejsTypes(
    withCamelCase(
      withEvents(manifest, ({ name, type }) => ({ name: pascalCase(name), type: detailOf(type) })),
    ),
    { ...common, fileName: 'vue.d.ts' },
  );
  generateSvelteTypes(
    withEvents(manifest, ({ type }) => ({ type: detailOf(type) })),
    { ...common, fileName: 'svelte-elements.d.ts' },
  );
  writeFileSync(join(folder, 'svelte.d.ts'), SVELTE);
}

/** Writes `html-custom-data.json` for VS Code and `web-types.json` for JetBrains editors. */
export function writeEditorData(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  const common = { outdir: folder, hideLogs: true };
  generateVsCodeCustomElementData(manifest, {
    ...common,
    htmlFileName: 'html-custom-data.json',
    cssFileName: null,
  });
  generateJetBrainsWebTypes(manifest, common);
  // The generator takes the name from the root package.json.
  const webTypes = join(folder, 'web-types.json');
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(webTypes, JSON.stringify({ ...JSON.parse(readFileSync(webTypes, 'utf8')), name }));
}

/**
 * For each framework, the props of a tag are its attributes and those of every HTML element, so that `ref`
 * and `onClick` have their usual types. In a project without a framework, its block has no effect.
 */
function jsxTypes(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  const tags = (htmlProps) =>
    elements
      .map(({ tagName, name }) => `      '${tagName}': Props<${htmlProps(name)}, ${name}Props>;`)
      .join('\n');
  return `import type { ${elements.map(({ name }) => name).join(', ')}, OnairEventDetails } from 'onair-widgets';

type Props<Html, Own> = Omit<Html, keyof Own | 'style'> & Own & {
  class?: string | undefined;
  style?: Html extends { style?: infer Style } ? WithTokens<Style> : never;
};

/** The style with design tokens such as \`--onair-accent\`. */
type WithTokens<Style> = Style extends object
  ? Style | (Style & { [Name in \`--onair-\${string}\`]?: string | number | undefined })
  : Style;

type OnairEvent<Name extends keyof OnairEventDetails, Target> = CustomEvent<OnairEventDetails[Name]> & {
  readonly currentTarget: Target;
};

${elements.map(propsOf).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags((name) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>`)}
    }
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags((name) => `import('preact').HTMLAttributes<${name}>`)}
    }
  }
}

declare module 'solid-js/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
${tags((name) => `HTMLAttributes<${name}>`)}
    }
  }
}
`;
}

function propsOf({ name, attributes, members, events }) {
  const properties = members.filter(
    ({ kind, readonly, privacy = 'public', attribute, type }) =>
      kind === 'field' && privacy === 'public' && !readonly && !attribute && type,
  );
  const lines = [
    ...attributes.flatMap(({ name: attribute, fieldName, description }) =>
      [...new Set([attribute, fieldName])].map((key) => prop(key, `${name}['${fieldName}']`, description)),
    ),
    ...properties.map(({ name: key, description }) => prop(key, `${name}['${key}']`, description)),
    ...events.map(({ name: event, description }) =>
      prop(`on${event}`, `(event: OnairEvent<'${event}', ${name}>) => void`, description),
    ),
  ];
  return `export interface ${name}Props {\n${lines.join('\n')}\n}\n`;
}

function prop(key, type, description = '') {
  return `  /** ${description.replaceAll('*/', '*\\/').replaceAll('\n', '\n   * ')} */\n  '${key}'?: ${type.startsWith('(') ? `(${type})` : type} | undefined;`;
}

function withEvents(manifest, change) {
  const copy = structuredClone(manifest);
  for (const { declarations } of copy.modules) {
    for (const element of declarations) {
      element.events = element.events.map((event) => ({ ...event, ...change(event) }));
    }
  }
  return copy;
}

function withCamelCase(manifest) {
  for (const { declarations } of manifest.modules) {
    for (const element of declarations) {
      element.attributes = element.attributes.map((attribute) => ({
        ...attribute,
        name: attribute.fieldName,
      }));
    }
  }
  return manifest;
}

function detailOf({ text }) {
  return { text: text.slice('CustomEvent<'.length, -1) };
}

function pascalCase(name) {
  return name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
}
