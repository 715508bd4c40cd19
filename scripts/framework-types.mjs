/** Writes types of the tags for JSX (React, Preact, Solid), Vue and Svelte from `custom-elements.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { generateSvelteTypes } from 'custom-element-svelte-integration';
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

export function writeFrameworkTypes(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  const common = { outdir: folder, globalTypePath: 'onair-widgets', hideLogs: true };
  generateJsxTypes(manifest, { ...common, fileName: 'jsx.d.ts', stronglyTypedEvents: true });
  // Vue expects `baseUrl` and `onOnairTrack`. Both tools add `CustomEvent` around the type themselves.
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
