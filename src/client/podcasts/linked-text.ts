import { readBody } from '../http/body.js';
import { Refused, StationFailure, Unreachable, whyUnreachable } from '../http/failures.js';
import { fetchFromHost } from '../http/fetch-from-host.js';
import { limitTime } from '../http/time-limit.js';
import { commonCodePage, readCharset } from '../../servers/code-pages.js';
import { repairLatin1File } from '../../servers/title-encoding.js';

/** Maximum number of characters that are used to guess an encoding. */
const MAX_SAMPLE_LENGTH = 100_000;

export interface LinkedText {
  text: string;
  /** URL after redirects. */
  url: string;
}

/**
 * Reads a podcast's feed, or a file that the feed links to, with one GET request. Neither is trusted. If the
 * file is larger than `maxBytes`, reads only its first `maxBytes` bytes.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readLinkedText(
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<LinkedText> {
  const limit = limitTime(signal);
  try {
    const response = await fetchFromHost(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: limit.signal,
    });
    if (!response.ok) throw new Refused(url, response.status);
    const body = await unzipped(await readBody(response, maxBytes), maxBytes);
    const bytes = new Uint8Array(await body.slice(0, maxBytes).arrayBuffer());
    const text = repairLatin1File(decode(bytes, response.headers.get('Content-Type')));
    return { text, url: response.url || url };
  } catch (cause) {
    if (signal.aborted || cause instanceof StationFailure) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
    // Close the connection, because the server may never stop sending.
    limit.abort();
  }
}

/** Some servers send a compressed file without saying so. */
async function unzipped(file: Blob, maxBytes: number): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file;
  return readBody(new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))), maxBytes);
}

/**
 * Decodes text. Headers and XML declarations are often wrong, so bytes that allow only one encoding take precedence: a
 * byte order mark, UTF-16, and UTF-8 with letters outside ASCII, even if a few characters are broken. Otherwise, the
 * encoding is the one in the header or in the XML declaration, or else the one that the letters reveal, or Windows-1252.
 */
function decode(bytes: Uint8Array, type: string | null): string {
  const unicode = unicodeOf(bytes);
  if (unicode) return new TextDecoder(unicode).decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2000));
  const declared = [
    /charset=["']?([\w-]+)/i.exec(type ?? ''),
    /<\?xml[^<>]*encoding\s*=\s*["']([\w-]+)/.exec(start),
    /<meta[^<>]+charset=["']?([\w-]+)/i.exec(start),
  ].flatMap((match) => match?.[1] ?? []);
  // Some servers declare Latin-1, their default, for every file, so it is tried last.
  declared.sort((a, b) => Number(isLatin1(a)) - Number(isLatin1(b)));
  const utf8 = new TextDecoder().decode(bytes);
  // Text in another encoding has few characters that are valid in UTF-8, and only by chance.
  const broken = utf8.split('\uFFFD').length - 1;
  const letters = utf8.replace(/[\0-\x7f\uFFFD]/g, '').length;
  if (letters > 10 * broken) return utf8;
  const decoders = declared
    // The bytes are known not to be valid in these encodings.
    .filter((encoding) => !/^utf-?(8|16)/i.test(encoding))
    .flatMap((encoding) => readCharset(encoding) ?? [])
    .map((encoding) => new TextDecoder(encoding));
  // If two different encodings are declared, prefer the one that decodes all characters.
  const texts = decoders.map((decoder) => decoder.decode(bytes, { stream: true }));
  const [text] = [...texts.filter((each) => !each.includes('\uFFFD')), ...texts];
  const isDeclared = !decoders.every(({ encoding }) => encoding === 'windows-1252');
  if (isDeclared || broken <= letters) return text ?? utf8;
  const western = new TextDecoder('windows-1252').decode(bytes);
  const codePage = commonCodePage(textsIn(western));
  const usual = codePage === null ? usualEncodings(western) : [codePage];
  const [readable = western] = usual
    .map((encoding) => new TextDecoder(encoding).decode(bytes, { stream: true }))
    .filter((each) => !each.includes('\ufffd'));
  return readable;
}

/** Common legacy encodings by language. */
const ENCODINGS: Readonly<Record<string, readonly string[]>> = {
  ...{
    ja: ['euc-jp', 'shift_jis'],
    ko: ['euc-kr'],
    zh: ['gbk', 'big5'],
    'zh-tw': ['big5'],
    'zh-hk': ['big5'],
  },
  ...{ tr: ['windows-1254'], el: ['windows-1253'], he: ['windows-1255'], iw: ['windows-1255'] },
  ...{ ar: ['windows-1256'], fa: ['windows-1256'], lt: ['windows-1257'], lv: ['windows-1257'] },
  ...{ et: ['windows-1257'], th: ['windows-874'], vi: ['windows-1258'] },
  ...{ pl: ['windows-1250', 'iso-8859-2'], cs: ['windows-1250'], sk: ['windows-1250'], hu: ['windows-1250'] },
  ...{ hr: ['windows-1250'], sl: ['windows-1250'], ro: ['windows-1250'] },
};

/** Returns the common legacy encodings of the feed's language. */
function usualEncodings(feed: string): readonly string[] {
  const [, language = ''] = /<(?:dc:)?language>\s*([a-z-]+)/i.exec(feed.slice(0, MAX_SAMPLE_LENGTH)) ?? [];
  const name = language.toLowerCase();
  return ENCODINGS[name] ?? ENCODINGS[name.replace(/-.*/, '')] ?? [];
}

/** Returns pieces of the text between tags that contain letters outside ASCII. */
function textsIn(markup: string): string[] {
  return markup
    .slice(0, MAX_SAMPLE_LENGTH)
    .split(/[<>\n]/)
    .filter((text) => /[^\0-\x7f]/.test(text));
}

function isLatin1(encoding: string): boolean {
  return /^(iso-?8859-1|latin-?1|windows-1252|us-ascii)$/i.test(encoding);
}

/** Returns the Unicode encoding of the bytes, or null if it isn't certain. */
function unicodeOf(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // A byte order mark, or text that starts with two-byte ASCII characters.
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth))
    return 'utf-16be';
  try {
    // If the text was truncated, its last character may be incomplete.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    // Some other encodings use only ASCII bytes, so such text may not be UTF-8.
    return /[^\0-\x7f]/.test(text) ? 'utf-8' : null;
  } catch {
    return null;
  }
}
