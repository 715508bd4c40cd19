/**
 * Parses RSS and Atom feeds. Many aren't well-formed XML. If the XML parser rejects a feed, the browser's
 * HTML parser reads it item by item: it recovers from any mistake, and a mistake affects only its item.
 * Neither parser loads or runs anything.
 */
import { trustedHtml } from '../http/trusted-types.js';

/**
 * Returns the elements with the given name, such as `pubdate` or `itunes:duration`. Names are in lower case and have
 * the usual prefix.
 */
export type FindElements = (name: string) => readonly Element[];

export interface FeedDocument {
  /** One function per item, in the feed's order, which returns the item's fields. */
  readonly items: readonly (() => FindElements)[];
  /** The fields of the feed itself. */
  readonly channel: FindElements;
}

/** The start tag of a feed. */
const ROOT = /<(?:rdf:RDF|(?:\w+:)?(?:rss|feed))[\s/>]/i;

/** Maximum length of a line that is searched for PHP messages, in UTF-16 units. */
const LONGEST_MESSAGE = 1000;
/** A PHP error message. PHP writes it wherever the error occurs, even inside a field. */
// regex-bound: 1,000 characters, checked by withoutPhpMessages.
const PHP_MESSAGE =
  /(?:<br \/>)?(?:<b>)?(?:Warning|Notice|Deprecated|Fatal error|Strict Standards)(?:<\/b>)?: .*? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?/g;

/** A position before the start tag of an item. */
const ITEM_START = /(?=<(?:\w+:)?(?:item|entry)[\s/>])/i;
const ITEM_END = /<\/(?:\w+:)?(?:item|entry)\s*>/i;

/** Namespaces of fields, by their usual prefix. The elements of RSS and Atom are treated as if they had no prefix. */
const NAMESPACES: readonly (readonly [string, RegExp])[] = [
  ['', /www\.w3\.org\/2005\/atom|purl\.org\/atom/i],
  ['', /purl\.org\/(rss\/1\.0|net\/rss1\.1#?)\/?$|netscape\.com\/rdf|backend\.userland\.com\/rss/i],
  ['itunes', /itunes\.com\/dtds\/podcast/i],
  ['podcast', /podcastindex\.org\/namespace|podcast-namespace/i],
  ['psc', /podlove\.org\/simple-chapters/i],
  ['media', /search\.yahoo\.com\/mrss|rssboard\.org\/media-rss/i],
  ['', /purl\.oclc\.org\/net\/rss_2\.0\/enc/i],
  ['content', /purl\.org\/rss\/1\.0\/modules\/content/i],
  ['dc', /purl\.org\/dc\//i],
  ['', /www\.w3\.org\/1999\/xhtml/i],
];

/** Elements that only group fields, so their children count as fields too. */
const GROUPS = /^(media:(group|content)|psc:chapters)$/;

/** Elements whose children may have the same names as fields. */
const CONTAINERS = /^(image|source|author|contributor|textinput)$/;

/**
 * Names of fields. If such an element is inside another field, that field wasn't closed, and the element belongs to the
 * item.
 */
const FIELDS =
  /^(title|link|guid|id|pubdate|published|updated|description|summary|enclosure|content|(itunes|podcast|psc|media|content|dc):.+)$/;

/**
 * Maximum number of tags in a broken item. Further tags are treated as text. Browsers take minutes to parse many
 * unclosed tags.
 */
const MAX_TAGS = 2000;

/** The end of a field that may be in a CDATA section. */
const FIELD_END =
  /<\/(?:title|link|guid|id|pubdate|description|summary|content|(?:itunes|content|media|dc):[a-z]+)\s*>/i;

/** HTML elements that separate words. */
const BLOCKS = /^(p|br|div|li|h\d|tr|td|dt|dd|blockquote)$/;

/**
 * Returns null if the text isn't a feed.
 *
 * @throws TypeError if the page's Trusted Types forbid parsing.
 */
export function parseFeed(text: string): FeedDocument | null {
  const start = text.search(ROOT);
  const prolog = withoutComments(text.slice(0, Math.max(0, start)));
  if (start < 0 || /<html|<!doctype html/i.test(prolog)) return null;
  const feed = joinSurrogates(withoutPhpMessages(expandEntities(text.slice(start), prolog)));
  const nameOf = namer(feed);
  return parseXml(feed, nameOf) ?? parseBroken(feed, nameOf);
}

/** An entity that the document type declares. Entities in external files aren't read. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const ENTITY_REFERENCE = /&([a-z_][\w.-]*);/gi;
/** Entities that XML predefines. */
const PREDEFINED = /^(amp|lt|gt|quot|apos)$/;
/** HTML has about 250 entities. */
const MAX_ENTITIES = 500;
/** Maximum lengths of one entity's text, and of all expanded references in the feed. */
const MAX_ENTITY_LENGTH = 2000;
const MAX_EXPANDED_LENGTH = 200_000;

/**
 * Replaces references to entities that the feed declares. References beyond the limits are removed, since an entity made
 * of other entities can expand to gigabytes.
 */
function expandEntities(feed: string, prolog: string): string {
  const entities = new Map<string, string>();
  for (const [, name, double, single] of prolog.matchAll(ENTITY)) {
    if (entities.size === MAX_ENTITIES) break;
    if (PREDEFINED.test(name!) || entities.has(name!)) continue;
    // An entity can refer only to the ones before it.
    const expand = expander(entities, MAX_ENTITY_LENGTH);
    entities.set(name!, expand((double ?? single!).slice(0, MAX_ENTITY_LENGTH)));
  }
  if (!entities.size) return feed;
  const expand = expander(entities, MAX_EXPANDED_LENGTH);
  const [start, ...sections] = feed.split('<![CDATA[');
  const parts = sections.map((section) => {
    const end = section.indexOf(']]>');
    return end < 0 ? section : section.slice(0, end) + expand(section.slice(end));
  });
  return [expand(start!), ...parts].join('<![CDATA[');
}

/** Returns a function that expands references until their text reaches this length. */
function expander(entities: ReadonlyMap<string, string>, maxLength: number): (text: string) => string {
  let length = 0;
  return (text) =>
    text.replace(ENTITY_REFERENCE, (reference, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return reference;
      length += value.length;
      return length > maxLength ? '' : value;
    });
}

function withoutPhpMessages(text: string): string {
  if (!text.includes(' on line ')) return text;
  return text
    .split('\n')
    .map((line) => (line.length > LONGEST_MESSAGE ? line : line.replace(PHP_MESSAGE, '')))
    .join('\n');
}

/** Some programs escape each half of a character outside the Basic Multilingual Plane: `&#55357;&#56832;`. */
function joinSurrogates(text: string): string {
  return text.replace(/&#(x?[\da-f]{4,5});&#(x?[\da-f]{4,5});/gi, (references, ...halves: string[]) => {
    const pair = String.fromCharCode(...halves.slice(0, 2).map((each) => Number(each.replace(/^x/i, '0x'))));
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : references;
  });
}

/** Returns the text of a field, which may contain escaped markup. Markup that isn't escaped is replaced with its text. */
export function textIn(element: Element): string {
  for (const inner of element.querySelectorAll('*')) {
    const name = inner.nodeName.toLowerCase().replace(/^(x-)?(.*:)?/, '');
    if (/^(script|style|title|desc|metadata)$/.test(name)) inner.remove();
    else if (BLOCKS.test(name)) inner.before('\n');
  }
  return element.textContent;
}

type NameOf = (element: Element) => string;

function parseXml(text: string, nameOf: NameOf): FeedDocument | null {
  const xml = new DOMParser().parseFromString(trustedHtml(text), 'text/xml');
  if (xml.getElementsByTagName('parsererror').length) return null;
  const root = xml.documentElement;
  const items = ['item', 'entry']
    .flatMap((name) => [...xml.getElementsByTagNameNS('*', name)])
    .filter((each) => /^(item|entry)$/.test(nameOf(each)));
  // Names in XML are case-sensitive, so items whose tags are in upper case aren't found here.
  if (!items.length && ITEM_START.test(text)) return null;
  return {
    items: items.map((item) => () => fieldsOf([item], nameOf)),
    channel: fieldsOf([root, ...root.children], nameOf),
  };
}

/** Returns null if the feed is truncated before the end of its first item. */
function parseBroken(text: string, nameOf: NameOf): FeedDocument | null {
  const [head, ...items] = withoutComments(text).split(ITEM_START);
  const last = items.length - 1;
  const [, ...tail] = (items[last] ?? '').split(ITEM_END);
  const isComplete = /<\/(rdf:rdf|(\w+:)?(channel|rss|feed))\s*>/i.test(items[last] ?? head!);
  // A truncated item may end in the middle of a URL.
  if (!tail.length && !isComplete) items.pop();
  if (!items.length && !isComplete) return null;
  return {
    items: items.map((item) => () => {
      const element = parseTags(item).firstElementChild!;
      moveFields(element, nameOf);
      return fieldsOf([element], nameOf);
    }),
    channel: fieldsOf([...parseTags(head! + tail.join('')).querySelectorAll('*')], nameOf),
  };
}

/**
 * Removes comments. Keeps a comment that isn't closed within its field, because removing it would also remove the
 * fields after it.
 */
function withoutComments(text: string): string {
  return text.replace(/<!--(?:(?!<!--|\]\]>)[^])*?-->/g, '');
}

/**
 * Parses XML with the HTML parser. All names get the prefix `x-`, so that no element has a meaning in HTML.
 * CDATA sections and self-closing tags are replaced, because HTML doesn't support them.
 */
function parseTags(xml: string): Element {
  let tags = 0;
  const html = closeSections(xml)
    .replace(/<!\[CDATA\[([^]*?)(?:\]\]>|$)/g, (_, text: string) => escapeText(text))
    .replace(/<\?[^<>]*>/g, '')
    .replace(/<(\/?)([a-z_][\w:.-]*(?=[\s/>]))?/gi, (_, slash: string, name?: string) =>
      name && ++tags <= MAX_TAGS ? `<${slash}x-${name}` : '&lt;' + slash + (name ?? ''),
    )
    .replace(/<(x-[\w:.-]+)((?:\s(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?)\/>/g, '<$1$2></$1>');
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
}

/** Closes a CDATA section that isn't closed within its field. */
function closeSections(xml: string): string {
  const start = '<![CDATA[';
  const [before, ...sections] = xml.split(start);
  const closed = sections.map((each) => (each.includes(']]>') ? each : each.replace(FIELD_END, ']]>$&')));
  return [before, ...closed].join(start);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Moves fields out of an unclosed field and into the item. */
function moveFields(item: Element, nameOf: NameOf): void {
  /** Containers, groups and everything in them. */
  const kept = new Set<Element>();
  const moved: Element[] = [];
  for (const each of item.querySelectorAll('*')) {
    const parent = each.parentElement!;
    const name = nameOf(each);
    if (parent !== item && !kept.has(parent) && FIELDS.test(name)) moved.push(each);
    if (kept.has(parent) || CONTAINERS.test(name) || GROUPS.test(name)) kept.add(each);
  }
  // Remove the innermost first, because moving an element takes longer if it contains many others.
  for (const each of [...moved].reverse()) each.remove();
  for (const each of moved) item.append(each);
}

function fieldsOf(parents: readonly Element[], nameOf: NameOf): FindElements {
  const fields = new Map<string, Element[]>();
  const elements = parents.flatMap((parent) => [...parent.children]);
  // The loop appends the children of groups to this list.
  for (const element of elements) {
    const name = nameOf(element);
    if (GROUPS.test(name)) elements.push(...element.children);
    const sameName = fields.get(name);
    if (sameName) sameName.push(element);
    else fields.set(name, [element]);
  }
  return (name) => fields.get(name) ?? [];
}

/** Returns a function that replaces a feed's namespace prefixes with the usual ones. */
function namer(text: string): NameOf {
  const prefixes = new Map([['atom', '']]);
  for (const [, prefix, , uri] of text.matchAll(/\sxmlns:([\w.-]+)\s*=\s*(["'])([^"'<>]*)\2/g)) {
    const [known] = NAMESPACES.find(([, pattern]) => pattern.test(uri!)) ?? [];
    if (known !== undefined) prefixes.set(prefix!.toLowerCase(), known);
  }
  return (element) => {
    const name = element.nodeName.toLowerCase().replace(/^x-/, '');
    const colon = name.indexOf(':');
    if (colon < 0) return isOfChapters(element) ? `psc:${name}` : name;
    const prefix = prefixes.get(name.slice(0, colon)) ?? name.slice(0, colon);
    return prefix ? `${prefix}:${name.slice(colon + 1)}` : name.slice(colon + 1);
  };
}

/** Some feeds declare the chapters' namespace without a prefix. Other fields are recognized by name only. */
function isOfChapters(element: Element): boolean {
  return /^chapters?$/.test(element.nodeName) && /podlove/i.test(element.namespaceURI ?? '');
}
