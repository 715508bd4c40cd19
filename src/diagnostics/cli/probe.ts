import { readBody } from '../../client/http/body.js';
import { decodeText } from '../../servers/decode-text.js';
import {
  clockDifference,
  parseJson,
  type MediaKind,
  type ProbeMode,
  type ProbeResult,
} from '../core/probe.js';
import { FOREIGN_ORIGIN } from '../core/read-server.js';

const TIMEOUT_MS = 10_000;
/** The query parameters that make a panel respond with JSONP. */
const PANEL_CALLBACK = 'format=jsonp&callback';

/**
 * Sends one request. In contrast to a page, a command can read all headers and Node's reason for a failure. Never
 * rejects.
 */
export async function probe(url: string, mode: ProbeMode): Promise<ProbeResult> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const requestedAt = Date.now();
  let response: Response;
  try {
    const headers = {
      Accept: 'application/json',
      ...(mode === 'foreign' && { Origin: FOREIGN_ORIGIN }),
    };
    response = await fetch(url, { signal, headers, redirect: mode === 'manual' ? 'manual' : 'follow' });
  } catch (error) {
    return signal.aborted ? { outcome: 'timeout' } : { outcome: 'failed', code: errorCode(error) };
  }
  const { status, headers } = response;
  if (status >= 300 && status < 400 && headers.has('location')) {
    await response.body?.cancel();
    return { outcome: 'redirect', status, headers };
  }
  const type = headers.get('content-type') ?? '';
  const ahead = clockDifference(headers, requestedAt);
  try {
    // Don't read the body, because an audio stream never ends.
    if (/^(audio|video)\//i.test(type)) {
      await response.body?.cancel();
      return { outcome: 'response', status, type, headers, ahead };
    }
    const text = await readText(response);
    return { outcome: 'response', status, type, headers, ahead, text, body: parseJson(text) };
  } catch {
    return { outcome: signal.aborted ? 'timeout' : 'cut', status, type, headers };
  }
}

/**
 * Returns the argument of a JSONP callback without running the script; undefined if there is no such call. Never
 * rejects. `callback` is the query parameter for the callback's name, if the server isn't a panel.
 */
export async function requestJsonp(url: string, callback = PANEL_CALLBACK): Promise<unknown> {
  try {
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}${callback}=onair`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json = callArgument(await readText(response));
    return response.ok ? parseJson(json) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the argument of `onair(…);`, which may follow a comment. Returns '' for any other script. */
function callArgument(script: string): string {
  const [opening] = /^\s*(?:\/\*.*?\*\/\s*)?onair\(/.exec(script) ?? [];
  const call = script.trimEnd().replace(/;$/, '');
  return opening !== undefined && call.endsWith(')') ? call.slice(opening.length, -1) : '';
}

const TYPE_BY_KIND: Record<MediaKind, RegExp> = {
  stream: /^(audio|video|application\/ogg)/,
  cover: /^image\//,
  feed: /xml/,
};

/** Reads only the headers, because a stream never ends. */
export async function tryMedia(url: string, kind: MediaKind): Promise<string> {
  const { outcome, status, code, type = '' } = await probeHeaders(url);
  if (status === 200 && TYPE_BY_KIND[kind].test(type)) return '';
  return outcome === 'response' ? `status ${status}, ${type || 'no type'}` : (code ?? outcome);
}

async function probeHeaders(url: string): Promise<ProbeResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const { status, headers } = await fetch(url, { signal: abort.signal });
    return { outcome: 'response', status, type: headers.get('content-type') ?? '' };
  } catch (error) {
    return abort.signal.aborted ? { outcome: 'timeout' } : { outcome: 'failed', code: errorCode(error) };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function readText(response: Response): Promise<string> {
  const body = await readBody(response);
  return decodeText(new Uint8Array(await body.arrayBuffer()));
}

function errorCode(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? 'UNKNOWN';
}
