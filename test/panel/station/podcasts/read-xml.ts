/** A strict XML reader on `xml-js`, which is a dependency of `feed`. */
import assert from 'node:assert/strict';
import { xml2js } from 'xml-js';

export interface XmlElement {
  text: string;
  attributes: Record<string, string>;
  /** By name. */
  children: Record<string, XmlElement[]>;
}

interface Parsed {
  name?: string;
  text?: string;
  cdata?: string;
  attributes?: Record<string, string>;
  elements?: Parsed[];
}

const parse = xml2js as unknown as (xml: string) => Parsed;

/** Throws if the XML is not well-formed. */
export function readXml(xml: string): XmlElement {
  // This parser accepts forbidden characters, but browsers don't.
  assert.doesNotMatch(xml, /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  return shape(parse(xml));
}

/** Returns the only child with this name. */
export function only({ children }: XmlElement, name: string): XmlElement {
  const [found, ...more] = children[name] ?? [];
  assert.ok(found && more.length === 0, `expected one ${name}`);
  return found;
}

function shape({ attributes = {}, elements = [] }: Parsed): XmlElement {
  const children: Record<string, XmlElement[]> = {};
  for (const each of elements) if (each.name) (children[each.name] ??= []).push(shape(each));
  const text = elements.map((each) => each.text ?? each.cdata ?? '').join('');
  return { text, attributes, children };
}
