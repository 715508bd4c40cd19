/** Writes the types and editor data of the tags, from `custom-elements.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

/** Types for several frameworks. A project usually has only one, so these types require `skipLibCheck`. */
const JSX = `import './react.js';
import './preact.js';
import './solid.js';
`;

/**
 * Writes a file of types for each framework. The props of a tag include the props of every HTML element, so that `ref`,
 * `onClick` and `id` have their usual types.
 */
export function writeFrameworkTypes(folder) {
  const { modules } = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  const elements = modules.flatMap(({ declarations }) => declarations);
  const files = {
    'tag-props.d.ts': propsTypes(elements),
    'jsx.d.ts': JSX,
    'react.d.ts': reactTypes(elements),
    'preact.d.ts': preactTypes(elements),
    'solid.d.ts': solidTypes(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
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

/** Types that all frameworks share: the props of each tag, without the props of every HTML element. */
function propsTypes(elements) {
  return `import type { ${names(elements)}, OnairEventDetails } from 'onair-widgets';

/** The values of an attribute, as numbers and booleans or as in HTML. */
type Attribute<Value> =
  | Value
  | (Extract<Value, number> extends never ? never : \`\${number}\`)
  | (Extract<Value, boolean> extends never ? never : '' | 'true' | 'false')
  | (Value extends \`\${infer Choice extends number}\` ? Choice : never);

type OnairEvent<Name extends keyof OnairEventDetails, Target> = CustomEvent<OnairEventDetails[Name]> & {
  readonly currentTarget: Target;
};

/** A tag's own props, and the remaining ones of an HTML element. */
export type Props<Html, Own> = Omit<Html, keyof Own | 'style'> & Own & {
  style?: Html extends { style?: infer Style } ? WithTokens<Style> : never;
};

/** The style with design tokens such as \`--onair-accent\`. */
type WithTokens<Style> = Style extends object
  ? Style | (Style & { [Name in \`--onair-\${string}\`]?: string | number | undefined })
  : Style;

/** Adds the events under the names \`on:…\`, which Solid and Svelte 4 use. */
export type WithColons<Own> = Own & {
  [Name in keyof Own as Name extends \`onon\${infer Event}\` ? \`on:on\${Event}\` : never]?: Own[Name];
};

${elements.map(propsOf).join('\n')}`;
}

function reactTypes(elements) {
  return `${imports(elements, 'Props')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags(elements, ({ name }) => `Props<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>, ${name}Props> & { class?: string | undefined }`)}
    }
  }
}
`;
}

function preactTypes(elements) {
  return `${imports(elements, 'Props')}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags(elements, ({ name }) => `Props<import('preact').HTMLAttributes<${name}>, ${name}Props>`)}
    }
  }
}
`;
}

function solidTypes(elements) {
  return `${imports(elements, 'Props, WithColons')}
declare module 'solid-js/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
${tags(elements, ({ name }) => `Props<HTMLAttributes<${name}>, WithColons<${name}Props>>`)}
    }
  }
}
`;
}

function vueTypes(elements) {
  return `import type { HTMLAttributes, ReservedProps } from 'vue';
${imports(elements, 'Props')}
/** The props and events of a tag by the names that Vue expects, such as \`onOnairTrack\`. */
type VueProps<Own> = {
  [Name in keyof Own as Name extends \`onon\${infer Event}\` ? \`onOn\${PascalCase<Event>}\` : Name]: Own[Name];
};
type PascalCase<Text> = Text extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<PascalCase<Rest>>}\` : Text;

type Tag<Element, Own> = new () => {
  $el: Element;
  $props: Props<HTMLAttributes, VueProps<Own>> & ReservedProps & { slot?: string | undefined; part?: string | undefined };
};

declare module 'vue' {
  interface GlobalComponents {
${tags(elements, ({ name }) => `Tag<${name}, ${name}Props>`)}
  }
}
`;
}

function svelteTypes(elements) {
  return `import type { HTMLAttributes } from 'svelte/elements';
${imports(elements, 'Props, WithColons')}
declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
${tags(elements, ({ name }) => `Props<HTMLAttributes<${name}>, WithColons<${name}Props>>`)}
  }
}
`;
}

function imports(elements, more) {
  const props = elements.map(({ name }) => `${name}Props`).join(', ');
  return `import type { ${names(elements)} } from 'onair-widgets';
import type { ${props}, ${more} } from './tag-props.js';
`;
}

function names(elements) {
  return elements.map(({ name }) => name).join(', ');
}

function tags(elements, typeOf) {
  return elements
    .map((element) => `${comment(element.summary, '      ')}      '${element.tagName}': ${typeOf(element)};`)
    .join('\n');
}

function propsOf({ name, attributes, members, events }) {
  const properties = members.filter(
    ({ kind, readonly, privacy = 'public', attribute, type }) =>
      kind === 'field' && privacy === 'public' && !readonly && !attribute && type,
  );
  const lines = [
    ...attributes.flatMap(({ name: attribute, fieldName, description }) =>
      [...new Set([attribute, fieldName])].map((key) =>
        prop(key, `Attribute<${name}['${fieldName}']>`, description),
      ),
    ),
    ...properties.map(({ name: key, description }) => prop(key, `${name}['${key}']`, description)),
    ...events.map(({ name: event, description }) =>
      prop(`on${event}`, `((event: OnairEvent<'${event}', ${name}>) => void)`, description),
    ),
  ];
  return `export interface ${name}Props {\n${lines.join('\n')}\n}\n`;
}

function prop(key, type, description) {
  return `${comment(description, '  ')}  '${key}'?: ${type} | undefined;`;
}

function comment(text, indent) {
  if (!text) return '';
  return `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', `\n${indent} * `)} */\n`;
}
