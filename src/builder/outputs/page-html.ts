import { attributesHtml } from './html.js';
import { scriptIntegrity, type Files } from './files.js';
import { writeStyleElement, type TagForm } from './style.js';
import type { OutputChoice, OutputTag, Pair } from './output-choice.js';

/** Returns the style, the script, and the tags or the divs that replace them. */
export function pageHtml(choice: OutputChoice, files: Files, form: TagForm): string {
  const write = form === 'tag' ? tagHtml : divHtml;
  return [writeStyleElement(choice, form), scriptElement(choice, files), '', ...choice.tags.map(write)].join(
    '\n',
  );
}

/** Returns the script element, which has the shared attributes. */
function scriptElement({ address, station, shared }: OutputChoice, files: Files): string {
  const attributes: Pair[] = [
    ['type', 'module'],
    ['src', `${files.cdn}onair.js`],
    ...scriptIntegrity(files, 'onair.js'),
  ];
  const settings: Pair[] = [...address, ...station, ...shared];
  return `<script${attributesHtml(attributes)}${attributesHtml(settings, 'data-')}></script>`;
}

const tagHtml = ({ name, attributes }: OutputTag): string =>
  `<onair-${name}${attributesHtml(attributes)}></onair-${name}>`;

const divHtml = ({ name, attributes }: OutputTag): string =>
  `<div data-onair="${name}"${attributesHtml(attributes, 'data-')}></div>`;
