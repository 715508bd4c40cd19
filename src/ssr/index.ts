/** Module for Node: tags as text, with the data that their station has at that moment. Does nothing by itself, and needs no DOM. */
export { renderTag } from './render-tag.js';
export { renderText } from './render-text.js';
export type { TagName, TagOptions, TextName } from './options.js';
