import { ALLOWED_ATTRIBUTES, isTagName } from '../../elements/base/allowed-attributes.js';
import { colourValue, tokenValue } from '../../elements/frame/style-values.js';
import type { Scene } from './scene.js';

const TOKEN = /^--onair-[a-z-]{1,40}$/;

/**
 * Shows a scene. Existing elements are reused, so that a changed attribute doesn't reset them. Returns the names of the
 * custom properties that it has set, which must be passed as `previous` next time.
 */
export function drawScene(main: Element, scene: Scene, previous: readonly string[]): string[] {
  const { documentElement: root } = document;
  root.lang = scene.lang;
  root.dir = scene.direction;
  const { style } = root;
  style.colorScheme = scene.scheme;
  style.backgroundColor = colourValue(scene.ground) ?? '';
  style.color = colourValue(scene.text) ?? '';
  const properties = Object.entries(scene.properties).filter(([name]) => TOKEN.test(name));
  for (const name of previous) style.removeProperty(name);
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
      for (const attribute of ALLOWED_ATTRIBUTES[name]) {
        const value = attributes[attribute];
        if (value === undefined) element.removeAttribute(attribute);
        else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
      }
      return element;
    });
  for (const element of old) if (!elements.includes(element)) element.remove();
  // Don't move an element that is already in place, because it would be disconnected and connected again.
  elements.forEach((element, index) => {
    if (main.children[index] !== element) main.insertBefore(element, main.children[index] ?? null);
  });
}
