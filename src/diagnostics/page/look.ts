/**
 * In:  an address that failed, or one near it.
 * Out: what a page can know about what is there.
 *
 * Loaded when something fails, to find out why. It sends what the tags send: no
 * token, no cookie, no header that needs a preflight.
 */
import type { Look, Mode } from '../core/facts.js';
import { readBody } from '../../client/http/body.js';
import { v2Request } from '../../client/http/early-answers.js';

/** How long a look may take: milliseconds. */
const TIMEOUT = 5000;
/** The report of a policy may come after the failed request: milliseconds. */
const REPORT = 100;
/** The most that is read: bytes. */
const LARGEST = 1_000_000;

/** Never rejects. */
export async function look(url: string, mode: Mode): Promise<Look> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT);
  let forbidden: Look | null = null;
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    const { blockedURI, disposition, effectiveDirective, originalPolicy } = event;
    if (disposition !== 'enforce' || !blockedURI || !url.startsWith(blockedURI)) return;
    forbidden ??= { came: 'forbidden', directive: effectiveDirective, policy: originalPolicy };
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const seen = await (mode === 'script' ? preload(url, limit.signal) : request(url, mode, limit.signal));
    if (seen.came === 'nothing') await new Promise((resolve) => setTimeout(resolve, REPORT));
    return forbidden ?? seen;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

async function request(url: string, mode: Mode, signal: AbortSignal): Promise<Look> {
  const isOpaque = mode === 'opaque';
  const askedAt = Date.now();
  let response: Response;
  try {
    response = await fetch(url, {
      ...v2Request,
      signal,
      mode: isOpaque ? 'no-cors' : 'cors',
      redirect: mode === 'manual' ? 'manual' : 'follow',
    });
  } catch {
    return { came: signal.aborted ? 'timeout' : 'nothing' };
  }
  if (response.type === 'opaque') {
    // What it says is of no interest.
    response.body?.cancel().catch(() => undefined);
    return { came: 'opaque' };
  }
  if (response.type === 'opaqueredirect') return { came: 'redirect' };
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  const sentAt = Date.parse(headers.get('Date') ?? '');
  // The header has whole seconds. Another site's can be read where it exposes it.
  const ahead = isNaN(sentAt) ? null : sentAt + 500 - (askedAt + Date.now()) / 2;
  let text: string;
  try {
    text = await (await readBody(response, LARGEST)).text();
  } catch {
    return { came: signal.aborted ? 'timeout' : 'cut', status, type };
  }
  return { came: 'answer', status, type, headers, ahead, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A preload asks the same policy as a script does, and runs nothing. */
function preload(url: string, signal: AbortSignal): Promise<Look> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    const end = (came: Look['came']): void => {
      link.remove();
      resolve({ came });
    };
    Object.assign(link, { rel: 'preload', as: 'script', href: url });
    link.onload = () => end('opaque');
    link.onerror = () => end('nothing');
    signal.addEventListener('abort', () => end('timeout'));
    document.head.append(link);
  });
}
