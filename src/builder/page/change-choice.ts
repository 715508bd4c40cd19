import type { TagName } from '../../contract/tags.js';
import type { Attributes, BuilderChoice, TagChoice } from '../choice.js';

/** Adds a tag at the end, or removes it. */
export function toggleTag({ tags }: BuilderChoice, name: TagName): readonly TagChoice[] {
  return tags.some((tag) => tag.name === name)
    ? tags.filter((tag) => tag.name !== name)
    : [...tags, { name, attributes: {} }];
}

/** Moves a tag down (1) or up (-1). */
export function moveTag({ tags }: BuilderChoice, index: number, by: 1 | -1): readonly TagChoice[] {
  const moved = [...tags];
  const [tag] = moved.splice(index, 1);
  if (tag) moved.splice(index + by, 0, tag);
  return moved;
}

/** If `value` is null, removes the attribute. */
export function setAttribute(
  { tags }: BuilderChoice,
  index: number,
  name: string,
  value: string | null,
): readonly TagChoice[] {
  return tags.map((tag, position) =>
    position === index ? { ...tag, attributes: withValue(tag.attributes, name, value) } : tag,
  );
}

/** If `value` is null, removes the entry. */
export function withValue(record: Attributes, name: string, value: string | null): Attributes {
  const others = Object.entries(record).filter(([key]) => key !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]);
}
