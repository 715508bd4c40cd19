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
  /** Which station at that address, as attributes. */
  station: readonly Pair[];
  server: number;
  isPanel: boolean;
  tags: readonly Shown[];
  shared: readonly Pair[];
  properties: readonly Pair[];
  scheme: Scheme;
}

const NAME = /^[a-z]+(-[a-z]+)*$/;

export function shownOf({ tags, shared, properties, ...choice }: Choice): ShownChoice {
  const { baseUrl, server, source, scheme } = choice;
  return {
    baseUrl,
    station: stationOf(choice),
    server,
    isPanel: source === null,
    tags: tags
      .filter((tag): tag is typeof tag & { name: Shown['name'] } => tag.name !== 'station')
      .map(({ name, attributes }) => ({ name, attributes: pairsOf(attributes) })),
    shared: pairsOf(shared),
    properties: plainProperties(properties),
    scheme,
  };
}

/** Another server's first one has no name. */
const stationOf = ({ server, source, station }: Pick<Choice, 'server' | 'source' | 'station'>): Pair[] =>
  source === null
    ? [['server', String(server)]]
    : [['source', source], ...(station ? [['station', station] as const] : [])];

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
