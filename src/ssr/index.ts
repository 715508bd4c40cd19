/**
 * Module for Node that renders tags with the current data of their station. It has no side effects and doesn't need a
 * DOM.
 */
export { renderTag } from './render-tag.js';
export { renderText } from './render-text.js';
export type { RenderableTag as TagName, TagOptions, TextName } from './options.js';
