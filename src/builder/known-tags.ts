/**
 * In:  `custom-elements.json`, which the build makes of the elements.
 * Out: the tags, their attributes and custom properties, so that a new one is in the builder by itself.
 */
import { TAG_NAMES, type TagName } from '../contract/tags.js';

export interface KnownAttribute {
  name: string;
  /** `flag`: it may stand without a value. `choice`: one of `values`. */
  kind: 'flag' | 'choice' | 'number' | 'text';
  /** Empty unless it is a choice. */
  values: readonly string[];
  /** What it is unless set; null where the manifest names nothing. */
  default: string | null;
  description: string;
}

export interface KnownProperty {
  name: string;
  /** What it is unless set, in CSS; null where the manifest names nothing. */
  default: string | null;
  description: string;
}

export interface KnownTag {
  name: TagName;
  summary: string;
  attributes: readonly KnownAttribute[];
  properties: readonly KnownProperty[];
}

export type KnownTags = ReadonlyMap<TagName, KnownTag>;

/** The part of the manifest that is read. */
interface Manifest {
  modules?: { declarations?: Declaration[] }[];
}
interface Declaration {
  tagName?: string;
  summary?: string;
  attributes?: Described[];
  cssProperties?: Described[];
}
interface Described {
  name?: string;
  type?: { text?: string };
  default?: string;
  description?: string;
}

/** Tags in the order of their names in the contract. Empty for what is no manifest. */
export function readKnownTags(manifest: unknown): KnownTags {
  const { modules } = Object(manifest) as Manifest;
  const declarations = Array.isArray(modules) ? modules.flatMap((each) => each.declarations ?? []) : [];
  const known = new Map<TagName, KnownTag>();
  for (const name of TAG_NAMES) {
    const declaration = declarations.find(({ tagName }) => tagName === `onair-${name}`);
    if (declaration) known.set(name, knownTag(name, declaration));
  }
  return known;
}

const knownTag = (name: TagName, { summary, attributes, cssProperties }: Declaration): KnownTag => ({
  name,
  summary: summary ?? '',
  attributes: named(attributes).map(attributeOf),
  properties: named(cssProperties).map((each) => ({
    name: each.name,
    default: each.default ?? null,
    description: each.description ?? '',
  })),
});

type Named = Described & { name: string };
const named = (list: Described[] = []): Named[] =>
  list.filter((each): each is Named => typeof each.name === 'string');

function attributeOf({ name, type, default: unless, description }: Named): KnownAttribute {
  const parts = (type?.text ?? 'string').split('|').map((part) => part.trim());
  const values = parts.flatMap((part) => /^'(.*)'$/.exec(part)?.[1] ?? []);
  return {
    name,
    kind: parts.includes('boolean')
      ? 'flag'
      : values.length
        ? 'choice'
        : parts.includes('number')
          ? 'number'
          : 'text',
    values,
    default: unless === undefined || unless === 'null' ? null : unless.replace(/^'(.*)'$/, '$1'),
    description: description ?? '',
  };
}
