import type { Attributes, TagChoice } from './choice.js';

/** Returns the skin that a tag has if none is set. A wall and a player at the bottom have the colours of the cover. */
export function defaultSkin({ layout, position }: Attributes): string {
  return layout === 'wall' || position === 'bottom' ? 'sleeve' : 'quiet';
}

/** Returns the default skin if all these tags have the same one, otherwise ''. */
export function commonDefaultSkin(tags: readonly TagChoice[]): string {
  const skins = new Set(tags.map(({ attributes }) => defaultSkin(attributes)));
  if (skins.size > 1) return '';
  return [...skins][0] ?? defaultSkin({});
}
