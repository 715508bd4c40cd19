/**
 * Parses responses of versions before 2.2 into the structure of the later JSON. Version 2.0 responds with XML
 * despite `json=1`. Version 1 has only `/7.html`: a line with the listeners, the status, the peak, the limit,
 * the unique listeners, the bitrate and the title.
 */
import { decodeEntities } from '../html-entities.js';
import { MAX_ENTRIES, type Fields } from '../json.js';

const MAX_LINE_LENGTH = 2000;
const XML = /<SHOUTCASTSERVER\b/i;
const LINE =
  // regex-bound: 2,000 characters, MAX_LINE_LENGTH.
  /^\s*(?:<html\b.{0,300}?<body\b[^>]{0,100}>)?\s*(\d+),([01]),\d+,-?\d+,(\d+),(\d*)(?:,(.*?))?\s*(?:<\/body>|$)/is;

/** The response for a stream that doesn't exist, possibly in a web page. */
const NO_STREAM = /^(<[^>]*>|\s)*invalid resource/i;

/** Parses a response. Returns null if the server has no such stream. Throws if it isn't from Shoutcast. */
export function parseShoutcast(text: string): unknown {
  const start = text.slice(0, MAX_LINE_LENGTH);
  if (NO_STREAM.test(start)) return null;
  if (XML.test(start)) return readXml(withoutCdata(text));
  const page = start.replace(/^[^]*(?=<html\b)/i, '');
  const [, listeners, status, , bitrate, title] = LINE.exec(page) ?? [];
  if (status === undefined) return JSON.parse(text);
  return {
    currentlisteners: listeners,
    streamstatus: status,
    bitrate,
    songtitle: decodeEntities(title ?? ''),
    // Browsers get the stream only from this path.
    streampath: '/;',
  };
}

function readXml(text: string): unknown {
  const streams = elementsIn(text, /<STREAM\b/i, /<\/STREAM>/i).map(({ attributes, content }) => ({
    ...leavesIn(content),
    id: /\bid="(\d+)"/i.exec(attributes)?.[1],
  }));
  if (streams.length || /<STREAMSTATS\b/i.test(text)) return { streams };
  if (!/<SONGHISTORY\b/i.test(text) || /<STREAMSTATUS\b/i.test(text)) return leavesIn(text);
  return elementsIn(text, /<SONG\b/i, /<\/SONG>/i).map(({ content }) => ({
    ...leavesIn(content.replace(/<METADATA\b.*/is, '')),
    metadata: leavesIn(/<METADATA\b.*/is.exec(content)?.[0] ?? ''),
  }));
}

/** Replaces CDATA sections with escaped text. */
function withoutCdata(text: string): string {
  const [before, ...parts] = text.split('<![CDATA[');
  const plain = parts.map((part) => {
    const end = part.indexOf(']]>');
    if (end < 0) return part;
    const escaped = part.slice(0, end).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    return escaped + part.slice(end + 3);
  });
  return [before, ...plain].join('');
}

interface Element {
  attributes: string;
  content: string;
}

function elementsIn(text: string, start: RegExp, end: RegExp): Element[] {
  const starts = text.split(start, MAX_ENTRIES).slice(1);
  return starts.map((part) => {
    const [attributes = ''] = part.split('>', 1);
    const [content = ''] = part.slice(attributes.length + 1).split(end, 1);
    return { attributes, content };
  });
}

/** Returns the text of elements that contain only text, keyed by lower-case name. */
function leavesIn(text: string): Fields {
  const leaves = [...text.matchAll(/<([A-Z]\w{0,30})(?: [^<>]*)?>([^<]*)<\/\1>/gi)];
  return Object.fromEntries(leaves.map(([, name, value]) => [name!.toLowerCase(), decodeEntities(value!)]));
}
