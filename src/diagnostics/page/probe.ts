import { propertyOf } from '../../contract/property-of.js';
import { readBody } from '../../client/http/body.js';
import { v2Request } from '../../client/http/early-responses.js';
import { jsonpAddress, requestInSandbox } from '../../client/http/jsonp.js';
import { REQUEST_TIMEOUT_MS } from '../../client/http/time-limit.js';
import {
  clockDifference,
  parseJson,
  type ProbeMode,
  type ProbeOutcome,
  type ProbeResult,
} from '../core/probe.js';

const PROBE_TIMEOUT_MS = 5000;
/** Time to wait for a policy violation, because the browser may report it after the request has failed. */
const VIOLATION_REPORT_MS = 100;
const MAX_BODY_BYTES = 1_000_000;

/**
 * Sends one request in the same way as tags do, without a token, cookies or headers that require a preflight. Never
 * rejects.
 */
export async function probe(url: string, mode: ProbeMode): Promise<ProbeResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PROBE_TIMEOUT_MS);
  let blocked: ProbeResult | null = null;
  const handleViolation = (event: SecurityPolicyViolationEvent): void => {
    const { blockedURI, disposition, effectiveDirective, originalPolicy } = event;
    if (disposition !== 'enforce' || !blockedURI || !url.startsWith(blockedURI)) return;
    blocked ??= { outcome: 'blocked', directive: effectiveDirective, policy: originalPolicy };
  };
  document.addEventListener('securitypolicyviolation', handleViolation);
  try {
    const result = await (mode === 'script' ? preload(url, abort.signal) : request(url, mode, abort.signal));
    if (result.outcome === 'failed') await new Promise((resolve) => setTimeout(resolve, VIOLATION_REPORT_MS));
    return blocked ?? result;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', handleViolation);
  }
}

async function request(url: string, mode: ProbeMode, signal: AbortSignal): Promise<ProbeResult> {
  const requestedAt = Date.now();
  let response: Response;
  try {
    response = await fetch(url, {
      ...v2Request,
      signal,
      mode: mode === 'opaque' ? 'no-cors' : 'cors',
      redirect: mode === 'manual' ? 'manual' : 'follow',
    });
  } catch {
    return { outcome: signal.aborted ? 'timeout' : 'failed' };
  }
  if (response.type === 'opaque') {
    response.body?.cancel().catch(() => undefined);
    return { outcome: 'opaque' };
  }
  if (response.type === 'opaqueredirect') return { outcome: 'redirect' };
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  const ahead = clockDifference(headers, requestedAt);
  let text = '';
  try {
    // Cancel the download, because a stream never ends.
    if (/^(audio|video)\//.test(type)) response.body?.cancel().catch(() => undefined);
    else text = await (await readBody(response, MAX_BODY_BYTES)).text();
  } catch {
    return { outcome: signal.aborted ? 'timeout' : 'cut', status, type };
  }
  return { outcome: 'response', status, type, headers, ahead, text, body: parseJson(text) };
}

/** Preloads a script. The page's policy applies to a preload as to a script, but the browser doesn't run it. */
function preload(url: string, signal: AbortSignal): Promise<ProbeResult> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    const end = (outcome: ProbeOutcome): void => {
      link.remove();
      resolve({ outcome });
    };
    Object.assign(link, { rel: 'preload', as: 'script', href: url });
    link.onload = () => end('opaque');
    link.onerror = () => end('failed');
    signal.addEventListener('abort', () => end('timeout'));
    propertyOf(document, 'head').append(link);
  });
}

/**
 * Requests a URL via JSONP in a sandboxed frame, as tags do. Resolves with undefined if it fails. Never rejects.
 * `callback` is the query parameter for the callback's name, if the server isn't a panel.
 */
export function requestJsonp(url: string, callback?: string): Promise<unknown> {
  return new Promise((resolve) => {
    requestInSandbox(jsonpAddress(url, callback), REQUEST_TIMEOUT_MS, (problem, data) =>
      resolve(problem ? undefined : (data ?? undefined)),
    );
  });
}
