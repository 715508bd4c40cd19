/**
 * In:  an address.
 * Out: what is there, with more than a page could know: headers, and Node's name for why nothing is.
 */
import { FOREIGN_ORIGIN } from '../core/ask-server.js';
import type { Kind } from '../core/check/ways.js';
import type { Look, Mode } from '../core/facts.js';
import { decodeText } from '../../servers/decode-text.js';

/** How long an answer may take: milliseconds. */
const TIMEOUT = 10_000;
/** The most that is read: bytes. */
const LARGEST = 8_000_000;
/** Of panels. */
const PANEL_CALLBACK = 'format=jsonp&callback';

/** Never rejects. `manual` follows no redirect; every other way reads the answer. */
export async function ask(url: string, mode: Mode): Promise<Look> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const askedAt = Date.now();
  let response: Response;
  try {
    const headers = {
      Accept: 'application/json',
      ...(mode === 'foreign' && { Origin: FOREIGN_ORIGIN }),
    };
    response = await fetch(url, { signal, headers, redirect: mode === 'manual' ? 'manual' : 'follow' });
  } catch (error) {
    return signal.aborted ? { came: 'timeout' } : { came: 'nothing', code: codeOf(error) };
  }
  const { status, headers } = response;
  if (status >= 300 && status < 400 && headers.has('location')) {
    await response.body?.cancel();
    return { came: 'redirect', status, headers };
  }
  const type = headers.get('content-type') ?? '';
  const sentAt = Date.parse(headers.get('date') ?? '');
  // The header has whole seconds.
  const ahead = Number.isNaN(sentAt) ? null : sentAt + 500 - (askedAt + Date.now()) / 2;
  try {
    // A stream that answers in an interface's place would never end.
    if (/^(audio|video)\//i.test(type)) {
      await response.body?.cancel();
      return { came: 'answer', status, type, headers, ahead };
    }
    const text = await readText(response);
    return { came: 'answer', status, type, headers, ahead, text, body: parsed(text) };
  } catch {
    return { came: signal.aborted ? 'timeout' : 'cut', status, type, headers };
  }
}

/** What the script of a JSONP answer would call back with. Undefined where it would not. `callback`: the parameter for it. Never rejects. */
export async function askJsonp(url: string, callback = PANEL_CALLBACK): Promise<unknown> {
  try {
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}${callback}=onair`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const json = argumentOf(await readText(response));
    return response.ok ? parsed(json) : undefined;
  } catch {
    return undefined;
  }
}

/** What `onair(…);` is called with, a comment before it left out; empty for another script. */
function argumentOf(script: string): string {
  const [opening] = /^\s*(?:\/\*.*?\*\/\s*)?onair\(/.exec(script) ?? [];
  const call = script.trimEnd().replace(/;$/, '');
  return opening !== undefined && call.endsWith(')') ? call.slice(opening.length, -1) : '';
}

const TYPES: Record<Kind, RegExp> = {
  stream: /^(audio|video|application\/ogg)/,
  cover: /^image\//,
  feed: /xml/,
};

/** By the headers of the answer, whose body is not loaded: a stream never ends. */
export async function attempt(url: string, kind: Kind): Promise<string> {
  const { came, status, code, type = '' } = await askHead(url);
  if (status === 200 && TYPES[kind].test(type)) return '';
  return came === 'answer' ? `status ${status}, ${type || 'no type'}` : (code ?? came);
}

async function askHead(url: string): Promise<Look> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), TIMEOUT);
  try {
    const { status, headers } = await fetch(url, { signal: end.signal });
    return { came: 'answer', status, type: headers.get('content-type') ?? '' };
  } catch (error) {
    return end.signal.aborted ? { came: 'timeout' } : { came: 'nothing', code: codeOf(error) };
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    pieces.push(piece);
    size += piece.length;
    if (size > LARGEST) break;
  }
  return decodeText(Buffer.concat(pieces));
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? 'UNKNOWN';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
