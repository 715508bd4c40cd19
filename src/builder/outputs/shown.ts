/**
 * In:  a choice, which may have been made by hand.
 * Out: what of it can be written: names that end no tag, and nothing that is off.
 */
import type { TagName } from '../../contract/tags.js';
import type { Attributes, Choice, Scheme } from '../choice.js';
import { plainProperties } from '../css-value.js';

export type Pair = readonly [name: string, value: string];

/** A tag that is seen. */
export interface Shown {
  name: Exclude<TagName, 'station'>;
  attributes: readonly Pair[];
}

export interface ShownChoice {
  baseUrl: string;
  server: number;
  tags: readonly Shown[];
  shared: readonly Pair[];
  properties: readonly Pair[];
  scheme: Scheme;
}

const NAME = /^[a-z]+(-[a-z]+)*$/;

export function shownOf({ baseUrl, server, tags, shared, properties, scheme }: Choice): ShownChoice {
  return {
    baseUrl,
    server,
    tags: tags
      .filter((tag): tag is typeof tag & { name: Shown['name'] } => tag.name !== 'station')
      .map(({ name, attributes }) => ({ name, attributes: pairsOf(attributes) })),
    shared: pairsOf(shared),
    properties: plainProperties(properties),
    scheme,
  };
}

/** A flag that is on is the empty text, one that is off is left out: all flags are off unless set. */
const pairsOf = (attributes: Attributes): Pair[] =>
  Object.entries(attributes)
    .filter(([name, value]) => NAME.test(name) && value !== 'false')
    .map(([name, value]) => [name, value === 'true' ? '' : value]);

/** The value of one attribute; null without it. */
export const valueOf = (pairs: readonly Pair[], name: string): string | null =>
  pairs.find(([each]) => each === name)?.[1] ?? null;

/** Their names, each once. */
export const namesOf = (tags: readonly Shown[]): Shown['name'][] => [
  ...new Set(tags.map(({ name }) => name)),
];
