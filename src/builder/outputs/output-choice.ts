import type { TagName } from '../../contract/tags.js';
import { kindRow } from '../../servers/kinds.js';
import type { Attributes, BuilderChoice, ColourScheme } from '../choice.js';
import { plainProperties } from '../css-value.js';

export type Pair = readonly [name: string, value: string];

/** A visible tag. */
export interface OutputTag {
  name: Exclude<TagName, 'station'>;
  attributes: readonly Pair[];
}

/** A choice whose values are safe to write into code. */
export interface OutputChoice {
  /**
   * The attribute `base-url`; empty if all stations of this kind are on one service, because tags for such a service
   * don't need it.
   */
  address: readonly Pair[];
  /** The other attributes that identify the station. */
  station: readonly Pair[];
  server: number;
  isPanel: boolean;
  tags: readonly OutputTag[];
  shared: readonly Pair[];
  properties: readonly Pair[];
  scheme: ColourScheme;
}

const NAME = /^[a-z]+(-[a-z]+)*$/;

/**
 * Removes everything that can't be written: invalid names, flags that are off, unsafe CSS values and invisible tags.
 */
export function outputChoiceOf({ tags, shared, properties, ...choice }: BuilderChoice): OutputChoice {
  const { server, source, scheme } = choice;
  return {
    address: addressOf(choice),
    station: stationOf(choice),
    server,
    isPanel: source === null,
    tags: tags
      .filter((tag): tag is typeof tag & { name: OutputTag['name'] } => tag.name !== 'station')
      .map(({ name, attributes }) => ({ name, attributes: pairsOf(attributes) })),
    shared: pairsOf(shared),
    properties: plainProperties(properties),
    scheme,
  };
}

function addressOf({ baseUrl, source }: Pick<BuilderChoice, 'baseUrl' | 'source'>): Pair[] {
  return source !== null && kindRow(source).host ? [] : [['base-url', baseUrl]];
}

function stationOf({
  server,
  source,
  station,
  map,
}: Pick<BuilderChoice, 'server' | 'source' | 'station' | 'map'>): Pair[] {
  if (source === null) return [['server', String(server)]];
  const kind: Pair = ['source', source];
  if (source === 'json') return [kind, ['map', map]];
  return station ? [kind, ['station', station]] : [kind];
}

/** Leaves out flags that are off, because flags are off by default. */
const pairsOf = (attributes: Attributes): Pair[] =>
  Object.entries(attributes)
    .filter(([name, value]) => NAME.test(name) && value !== 'false')
    .map(([name, value]) => [name, value === 'true' ? '' : value]);

/** Returns null if the attribute is absent. */
export const attributeValue = (pairs: readonly Pair[], name: string): string | null =>
  pairs.find(([key]) => key === name)?.[1] ?? null;

/** Returns the names without duplicates. */
export const tagNamesOf = (tags: readonly OutputTag[]): OutputTag['name'][] => [
  ...new Set(tags.map(({ name }) => name)),
];
