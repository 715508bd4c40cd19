/**
 * In:  `tags.json`, which the build makes of the elements' manifest.
 * Out: the tags that the page offers, with their attributes and tokens, and their texts in the page's language.
 */
import type { TagName } from '../../contract/tags.js';
import { readKnownTags, type KnownAttribute, type KnownProperty, type KnownTags } from '../known-tags.js';

export interface Tags {
  readonly known: KnownTags;
  /** Those that show something, the most wanted first. */
  readonly shown: readonly TagName[];
  /** What all tags share: the attributes of `<onair-station>`, but for the panel and the station themselves. */
  readonly shared: readonly KnownAttribute[];
  /** Names of the languages that tags speak, each in itself, by their codes. */
  readonly languages: Readonly<Record<string, string>>;
  /** A text of the manifest in the page's language; as it is where that language has none for it. */
  text(english: string): string;
}

type Texts = Readonly<Record<string, string>>;

interface TagsFile {
  words: Record<string, Texts>;
  languages: Record<string, string>;
}

/** Has no look of its own: what it says, the builder says for all tags. */
const AROUND = 'station';
/** What most people want comes first; a tag that is new stands behind these. */
const ORDER: readonly TagName[] = ['now-playing', 'player', 'history', 'schedule', 'podcasts', 'vote'];
/** Chosen once, in fields of their own. */
const OF_THE_STATION = ['base-url', 'server', 'source', 'station'];
/** What people know by another word. */
const TITLES: Readonly<Record<string, string>> = { lang: 'Language' };
const LENGTH = /^[\d.]+(em|rem|px)$/;

/** Rejects where the file does not come. */
export async function readTags(url: string, language: string, texts: Texts): Promise<Tags> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return tagsOf(await response.json(), language, texts);
}

/** `texts`: of the page's own words, by the English ones. */
export function tagsOf(file: unknown, language: string, texts: Texts): Tags {
  const { words, languages } = file as TagsFile;
  const known = readKnownTags(file);
  const names = [...known.keys()].filter((name): name is TagName => name !== AROUND);
  return {
    known,
    shown: [...new Set([...ORDER.filter((name) => names.includes(name)), ...names])],
    shared: (known.get(AROUND)?.attributes ?? []).filter(({ name }) => !OF_THE_STATION.includes(name)),
    languages,
    text: (english) => texts[english] ?? words[language]?.[english] ?? english,
  };
}

/** What a tag or an attribute is called. */
export function titleOf({ text }: Tags, name: string): string {
  return text(TITLES[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '));
}

/** The attributes that a tag has and `<onair-station>` has not. */
export function ownAttributes({ known, shared }: Tags, name: TagName): KnownAttribute[] {
  const others = [...OF_THE_STATION, ...shared.map((each) => each.name)];
  return (known.get(name)?.attributes ?? []).filter((each) => !others.includes(each.name));
}

/** The tokens that these tags have, each once, colours first. */
export function tokensFor({ known }: Tags, names: readonly TagName[]): KnownProperty[] {
  const all = new Map(
    names.flatMap((name) => known.get(name)?.properties ?? []).map((token) => [token.name, token]),
  );
  return [...all.values()].sort((a, b) => Number(isLength(a)) - Number(isLength(b)));
}

/** Whether a token is a length; a colour otherwise. */
export const isLength = ({ default: unless }: KnownProperty): boolean => LENGTH.test(unless ?? '');
