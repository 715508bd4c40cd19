import { TAG_NAMES, type TagName } from '../contract/tags.js';

export interface KnownAttribute {
  name: string;
  /** `flag`: needs no value. `choice`: one of `values`. */
  kind: 'flag' | 'choice' | 'number' | 'text';
  /** Empty unless `kind` is `choice` or the flag has values. */
  values: readonly string[];
  /** Null if the manifest has no default. */
  default: string | null;
  description: string;
}

export interface KnownProperty {
  name: string;
  /** CSS value; null if the manifest has no default. */
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

/** The fields of the manifest that the builder reads. */
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

/**
 * Reads the tags from `custom-elements.json`, so that the builder supports new elements automatically. Returns the tags
 * in the contract's order. The result is empty if the file isn't a manifest.
 */
export function readKnownTags(manifest: unknown): KnownTags {
  const { modules } = Object(manifest) as Manifest;
  const declarations = Array.isArray(modules) ? modules.flatMap((module) => module.declarations ?? []) : [];
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
  properties: named(cssProperties).map((property) => ({
    name: property.name,
    default: property.default ?? null,
    description: property.description ?? '',
  })),
});

type Named = Described & { name: string };
const named = (list: Described[] = []): Named[] =>
  list.filter((described): described is Named => typeof described.name === 'string');

function attributeOf({ name, type, default: defaultValue, description }: Named): KnownAttribute {
  const parts = (type?.text ?? 'string').split('|').map((part) => part.trim());
  const values = parts.flatMap((part) => /^'(.*)'$/.exec(part)?.[1] ?? []);
  return {
    name,
    kind: kindOf(parts, values),
    values,
    default:
      defaultValue === undefined || defaultValue === 'null' ? null : defaultValue.replace(/^'(.*)'$/, '$1'),
    description: description ?? '',
  };
}

function kindOf(types: readonly string[], values: readonly string[]): KnownAttribute['kind'] {
  if (types.includes('boolean')) return 'flag';
  if (values.length > 0) return 'choice';
  return types.includes('number') ? 'number' : 'text';
}
