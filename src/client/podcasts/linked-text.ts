import { readBody } from '../http/body.js';
import { Refused, StationFailure, Unreachable, whyUnreachable } from '../http/failures.js';
import { fetchFromHost } from '../http/fetch-from-host.js';
import { limitTime } from '../http/time-limit.js';
import { commonCodePage } from '../../servers/code-pages.js';
import { repairLatin1File } from '../../servers/title-encoding.js';

/** Number of characters from which an encoding is guessed. */
const MAX_SAMPLE_LENGTH = 100_000;

export interface LinkedText {
  text: string;
  /** URL after redirects. */
  url: string;
}

/**
 * Reads a podcast's feed, or a file that the feed links to, with one GET request. Neither can be trusted. If the file
 * is larger than `maxBytes`, reads only its first `maxBytes` bytes.
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
    const body = await readBody(response, maxBytes);
    const bytes = new Uint8Array(await body.slice(0, maxBytes).arrayBuffer());
    const text = repairLatin1File(decode(bytes, response.headers.get('Content-Type')));
    return { text, url: response.url || url };
  } catch (cause) {
    if (signal.aborted || cause instanceof StationFailure) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
    // Close the connection: the server may never stop sending.
    limit.abort();
  }
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
  // Some servers send their default, Latin-1, with every file.
  declared.sort((a, b) => Number(isLatin1(a)) - Number(isLatin1(b)));
  const utf8 = new TextDecoder().decode(bytes);
  // Text in another encoding has few characters that are valid in UTF-8, and only by chance.
  const broken = utf8.split('\uFFFD').length - 1;
  const letters = utf8.replace(/[\0-\x7f\uFFFD]/g, '').length;
  if (letters > 10 * broken) return utf8;
  const decoders = declared
    // The bytes aren't valid in these encodings. Text with a few broken characters is handled below.
    .filter((encoding) => !/^utf-?(8|16)/i.test(encoding))
    .flatMap((encoding) => decoderOf(encoding) ?? []);
  // If both are declared but differ, only one of them may fit.
  const texts = decoders.map((decoder) => decoder.decode(bytes, { stream: true }));
  const [text] = [...texts.filter((each) => !each.includes('\uFFFD')), ...texts];
  const isDeclared = !decoders.every(({ encoding }) => encoding === 'windows-1252');
  if (isDeclared || broken <= letters) return text ?? utf8;
  const western = new TextDecoder('windows-1252').decode(bytes);
  const codePage = commonCodePage(textsIn(western));
  return codePage === null ? western : new TextDecoder(codePage).decode(bytes);
}

/** Returns some of the texts between tags that have letters outside ASCII. */
function textsIn(markup: string): string[] {
  return markup
    .slice(0, MAX_SAMPLE_LENGTH)
    .split(/[<>\n]/)
    .filter((text) => /[^\0-\x7f]/.test(text));
}

/** Microsoft's names of encodings that browsers know by other names. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};

/** Returns null if the browser doesn't know the encoding. */
function decoderOf(encoding: string): TextDecoder | null {
  const [, page = ''] = /^(?:cp|ms|win|windows|x-cp)[-_]?(\d+)$/i.exec(encoding) ?? [];
  for (const name of [encoding, encoding.replace(/_/g, '-'), CODE_PAGES[page] ?? `windows-${page}`]) {
    try {
      return new TextDecoder(name);
    } catch {
      // Try the next name.
    }
  }
  return null;
}

function isLatin1(encoding: string): boolean {
  return /^(iso-?8859-1|latin-?1|windows-1252|us-ascii)$/i.test(encoding);
}

/** Returns the Unicode encoding of the bytes, or null if it is uncertain. */
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
    // Some other encodings use only ASCII bytes.
    return /[^\0-\x7f]/.test(text) ? 'utf-8' : null;
  } catch {
    return null;
  }
}
