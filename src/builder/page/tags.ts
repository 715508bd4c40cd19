import type { TagName } from '../../contract/tags.js';
import { readKnownTags, type KnownAttribute, type KnownProperty, type KnownTags } from '../known-tags.js';

/** The tags that the page offers, from `tags.json`. The build generates that file from the elements' manifest. */
export interface Tags {
  readonly known: KnownTags;
  /** Visible tags, most popular first. */
  readonly visible: readonly TagName[];
  /**
   * Attributes that all tags have: those of `<onair-station>`, except the ones that identify the panel and the station.
   */
  readonly shared: readonly KnownAttribute[];
  /** Native names of the supported languages by code. */
  readonly languages: Readonly<Record<string, string>>;
  /** Translates text from the manifest. Returns the English text if there is no translation. */
  text(english: string): string;
}

type Texts = Readonly<Record<string, string>>;

interface TagsFile {
  words: Record<string, Texts>;
  languages: Record<string, string>;
}

/** The station tag is invisible. The builder shows its attributes as shared ones. */
const STATION_TAG = 'station';
/** Most popular first. New tags are added after these. */
const ORDER: readonly TagName[] = ['now-playing', 'player', 'history', 'schedule', 'podcasts', 'vote'];
/** Attributes that have separate fields. */
const STATION_ATTRIBUTES = ['base-url', 'server', 'source', 'station', 'map'];
/** Titles of the attributes whose names aren't clear enough. */
const TITLES: Readonly<Record<string, string>> = { lang: 'Language' };
const LENGTH = /^[\d.]+(em|rem|px)$/;

/** Rejects if the file can't be loaded. */
export async function readTags(url: string, language: string, texts: Texts): Promise<Tags> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return tagsOf(await response.json(), language, texts);
}

/** `texts` contains the page's translations, with the English text as the key. */
export function tagsOf(file: unknown, language: string, texts: Texts): Tags {
  const { words, languages } = file as TagsFile;
  const known = readKnownTags(file);
  const names = [...known.keys()].filter((name): name is TagName => name !== STATION_TAG);
  return {
    known,
    visible: [...new Set([...ORDER.filter((name) => names.includes(name)), ...names])],
    shared: (known.get(STATION_TAG)?.attributes ?? []).filter(
      ({ name }) => !STATION_ATTRIBUTES.includes(name),
    ),
    languages,
    text: (english) => texts[english] ?? words[language]?.[english] ?? english,
  };
}

/** Returns the title of a tag or an attribute in the page's language. */
export function titleOf({ text }: Tags, name: string): string {
  return text(TITLES[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '));
}

/** Returns the attributes of a tag that aren't shared. */
export function ownAttributes({ known, shared }: Tags, name: TagName): KnownAttribute[] {
  const others = [...STATION_ATTRIBUTES, ...shared.map((attribute) => attribute.name)];
  return (known.get(name)?.attributes ?? []).filter((attribute) => !others.includes(attribute.name));
}

/** Returns the design tokens of these tags without duplicates, colours first. */
export function tokensFor({ known }: Tags, names: readonly TagName[]): KnownProperty[] {
  const all = new Map(
    names.flatMap((name) => known.get(name)?.properties ?? []).map((token) => [token.name, token]),
  );
  return [...all.values()].sort((a, b) => Number(isLength(a)) - Number(isLength(b)));
}

/** Whether a token is a length. All other tokens are colours. */
export const isLength = ({ default: value }: KnownProperty): boolean => LENGTH.test(value ?? '');
