/** In: a choice. Out: another one, with one thing changed. */
import type { TagName } from '../../contract/tags.js';
import type { Attributes, Choice, TagChoice } from '../choice.js';

/** Puts a tag behind the others, or takes it away. */
export function toggleTag({ tags }: Choice, name: TagName): readonly TagChoice[] {
  return tags.some((tag) => tag.name === name)
    ? tags.filter((tag) => tag.name !== name)
    : [...tags, { name, attributes: {} }];
}

/** `by`: places, forward or back. */
export function moveTag({ tags }: Choice, index: number, by: 1 | -1): readonly TagChoice[] {
  const moved = [...tags];
  const [tag] = moved.splice(index, 1);
  if (tag) moved.splice(index + by, 0, tag);
  return moved;
}

/** Null takes the attribute away. */
export function setAttribute(
  { tags }: Choice,
  index: number,
  name: string,
  value: string | null,
): readonly TagChoice[] {
  return tags.map((tag, place) =>
    place === index ? { ...tag, attributes: withValue(tag.attributes, name, value) } : tag,
  );
}

/** Null takes the entry away. */
export function withValue(record: Attributes, name: string, value: string | null): Attributes {
  const others = Object.entries(record).filter(([each]) => each !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]);
}
