import { attributesHtml, declarations } from './html.js';
import { tagNamesOf, type OutputChoice, type Pair } from './output-choice.js';

/**
 * Whether the attribute is written as a number, because the types of the tags require numbers for numeric attributes.
 * `station` is always written as a string, because its value is a name, even if it consists of digits.
 */
const isNumber = (name: string, value: string): boolean =>
  name !== 'station' && /^-?\d+(\.\d+)?$/.test(value);

export function reactComponent(choice: OutputChoice): string {
  return `// From the package onair-widgets.
${imports(choice, 'react')}

export const OnAir = () => (
${elements(choice, '  ', jsxAttributes, (style) => ` style={{ ${style.map(([name, value]) => `'${name}': '${value}'`).join(', ')} }}`)}
);
`;
}

export function vueComponent(choice: OutputChoice): string {
  return `<script setup lang="ts">
// From the package onair-widgets.
// vite.config.ts: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('onair-') } } })
${imports(choice, 'vue')}
</script>

<template>
${elements(choice, '  ', vueAttributes, (style) => attributesHtml([['style', declarations(style)]]))}
</template>
`;
}

function imports(choice: OutputChoice, types: 'react' | 'vue'): string {
  const names = [...(isAlone(choice) ? [] : ['station']), ...tagNamesOf(choice.tags)];
  return [
    ...names.map((name) => `import 'onair-widgets/elements/${name}.js';`),
    `import 'onair-widgets/cdn/onair.css';`,
    `import type {} from 'onair-widgets/${types}';`,
  ].join('\n');
}

/** A single tag has all attributes itself. Several tags share attributes in an `onair-station` that contains them. */
const isAlone = ({ tags, shared }: OutputChoice): boolean => tags.length === 1 && shared.length === 0;

function elements(
  choice: OutputChoice,
  indent: string,
  attributesText: (pairs: readonly Pair[]) => string,
  styleText: (properties: readonly Pair[]) => string,
): string {
  const { address, station, tags, shared, properties } = choice;
  const settings: Pair[] = [...address, ...station, ...shared];
  const style = properties.length > 0 ? styleText(properties) : '';
  if (isAlone(choice)) {
    const [{ name, attributes }] = tags as [(typeof tags)[0]];
    return `${indent}<onair-${name}${attributesText([...settings, ...attributes])}${style} />`;
  }
  const inside = tags.map(
    ({ name, attributes }) => `${indent}  <onair-${name}${attributesText(attributes)} />`,
  );
  return [
    `${indent}<onair-station${attributesText(settings)}${style}>`,
    ...inside,
    `${indent}</onair-station>`,
  ].join('\n');
}

const jsxAttributes = (pairs: readonly Pair[]): string =>
  pairs
    .map(([name, value]) => {
      if (value === '') return ` ${name}`;
      if (isNumber(name, value)) return ` ${name}={${value}}`;
      // Quoted JSX attributes can't contain escapes, only entities. Use a JavaScript string in braces instead.
      return /["&\\{}<>\p{C}]/u.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
    })
    .join('');

const vueAttributes = (pairs: readonly Pair[]): string =>
  pairs
    .map(([name, value]) => {
      if (value === '') return ` :${name}="true"`;
      return isNumber(name, value) ? ` :${name}="${value}"` : attributesHtml([[name, value]]);
    })
    .join('');
