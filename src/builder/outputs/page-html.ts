/** The script and a tag, or a div in its place: for pages that are written in HTML. */
import { attributesHtml } from './html.js';
import { scriptIntegrity, type Files } from './files.js';
import { styleElement, type Form } from './style.js';
import type { Pair, Shown, ShownChoice } from './shown.js';

export function pageHtml(choice: ShownChoice, files: Files, form: Form): string {
  const write = form === 'tag' ? tagHtml : divHtml;
  return [styleElement(choice, form), scriptElement(choice, files), '', ...choice.tags.map(write)].join('\n');
}

/** What all tags share stands here, once. */
function scriptElement({ baseUrl, station, shared }: ShownChoice, files: Files): string {
  const attributes: Pair[] = [
    ['type', 'module'],
    ['src', `${files.cdn}onair.js`],
    ...scriptIntegrity(files, 'onair.js'),
  ];
  const settings: Pair[] = [['base-url', baseUrl], ...station, ...shared];
  return `<script${attributesHtml(attributes)}${attributesHtml(settings, 'data-')}></script>`;
}

const tagHtml = ({ name, attributes }: Shown): string =>
  `<onair-${name}${attributesHtml(attributes)}></onair-${name}>`;

const divHtml = ({ name, attributes }: Shown): string =>
  `<div data-onair="${name}"${attributesHtml(attributes, 'data-')}></div>`;
