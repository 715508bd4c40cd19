/**
 * In:  a scene.
 * Out: its tags on the page. What was there before stays, so that a change of one attribute is a change of one attribute.
 */
import { ALLOWED_ATTRIBUTES, isTagName } from '../../elements/base/allowed-attributes.js';
import { colourValue, tokenValue } from '../../elements/frame/style-values.js';
import type { Scene } from './scene.js';

const TOKEN = /^--onair-[a-z-]{1,40}$/;

/** `drawn`: the custom properties that the scene before had. */
export function drawScene(main: Element, scene: Scene, drawn: readonly string[]): string[] {
  const { documentElement: root } = document;
  root.lang = scene.lang;
  root.dir = scene.direction;
  const { style } = root;
  style.colorScheme = scene.scheme;
  style.backgroundColor = colourValue(scene.ground) ?? '';
  style.color = colourValue(scene.text) ?? '';
  const properties = Object.entries(scene.properties).filter(([name]) => TOKEN.test(name));
  for (const name of drawn) style.removeProperty(name);
  for (const [name, value] of properties) style.setProperty(name, tokenValue(value) ?? '');
  drawTags(main, scene.tags);
  return properties.map(([name]) => name);
}

function drawTags(main: Element, tags: Scene['tags']): void {
  const old = [...main.children];
  const elements = tags
    .filter(({ name }) => isTagName(name))
    .map(({ name, attributes }) => {
      const tag = `onair-${name}`;
      const element = old.find(({ localName }) => localName === tag) ?? document.createElement(tag);
      for (const each of ALLOWED_ATTRIBUTES[name]) {
        const value = attributes[each];
        if (value === undefined) element.removeAttribute(each);
        else if (element.getAttribute(each) !== value) element.setAttribute(each, value);
      }
      return element;
    });
  for (const element of old) if (!elements.includes(element)) element.remove();
  // What is in its place already is not moved: it would be connected anew.
  elements.forEach((element, index) => {
    if (main.children[index] !== element) main.insertBefore(element, main.children[index] ?? null);
  });
}
