/**
 * Replaces the page's `fetch` for panels and servers without a port, with a browser's rules for cross-origin requests. Hosts that end in
 * `.test` never get a real request.
 */
import { countResponse, pending } from './page-time.js';

export interface PageRequest {
  url: URL;
  method: string;
  /** The request headers, including `Origin`. */
  headers: Headers;
  body: string | null;
  signal: AbortSignal;
}

export interface HostResponse {
  status: number;
  headers: HeadersInit;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

export interface Host {
  respond(request: PageRequest): Promise<HostResponse>;
  /** Returns true if the response to this request is delayed, so that time may pass while it is pending. */
  hangs(request: PageRequest): boolean;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const WITHOUT_BODY = [204, 205, 304];
const MAX_REDIRECTS = 20;
/** Methods, headers and types that need no preflight, and headers that are readable without CORS. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];
const SAFE_REQUEST_HEADERS = ['accept', 'accept-language', 'content-language', 'origin', 'range'];
const SAFE_TYPES = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const SAFE_RESPONSE_HEADERS =
  'cache-control content-language content-length content-type expires last-modified pragma'.split(' ');

/** Hosts by origin. */
export const hosts = new Map<string, Host>();

const realFetch = globalThis.fetch.bind(globalThis);

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, document.baseURI);
  return address.hostname.endsWith('.test') ? send(new Request(input, init)) : realFetch(input, init);
};

async function send(request: Request): Promise<Response> {
  const { signal, method, mode } = request;
  signal.throwIfAborted();
  const body = ['GET', 'HEAD'].includes(method) ? null : await request.text();
  const headers = new Headers(request.headers);
  if (mode === 'cors') headers.set('Origin', location.origin);
  const first = { url: new URL(request.url), method, headers, body, signal };
  if (mode === 'cors' && needsPreflight(first)) await preflight(first);
  return follow(first, request, 0);
}

async function follow(sent: PageRequest, request: Request, redirects: number): Promise<Response> {
  const { mode, redirect, credentials } = request;
  const { status, headers: given, body } = await exchange(sent);
  const headers = new Headers(given);
  const target = REDIRECTS.includes(status) ? headers.get('Location') : null;
  if (target !== null && redirect === 'manual') return opaque('opaqueredirect', sent.url.href);
  if (mode === 'cors' && !isAllowed(headers, credentials)) throw failure();
  if (target !== null) {
    if (redirect === 'error' || redirects === MAX_REDIRECTS) throw failure();
    const url = new URL(target, sent.url);
    const isPlain = status < 304 && sent.method !== 'HEAD';
    const next = { ...sent, url, ...(isPlain && { method: 'GET', body: null }) };
    return follow(next, request, redirects + 1);
  }
  if (mode === 'no-cors') return opaque('opaque', sent.url.href);
  const readable = [...headers].filter(([name]) => isExposed(name, headers));
  const isEmpty = WITHOUT_BODY.includes(status) || sent.method === 'HEAD';
  const response = new Response(isEmpty ? null : body, { status, headers: readable });
  return define(response, { url: sent.url.href, type: 'cors', redirected: redirects > 0 });
}

/** Returns the response of the host, or rejects when the page aborts. */
async function exchange(request: PageRequest): Promise<HostResponse> {
  const { url, signal, method } = request;
  const host = hosts.get(url.origin);
  if (!host) {
    // A refused connection also fails asynchronously.
    await Promise.resolve();
    throw failure();
  }
  if (!host.hangs(request)) pending.set(request, `${method} ${url.href}`);
  try {
    return await new Promise<HostResponse>((resolve, reject) => {
      const onAbort = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      else host.respond(request).then(resolve, () => reject(failure()));
    });
  } finally {
    pending.delete(request);
    countResponse();
  }
}

function needsPreflight({ method, headers }: PageRequest): boolean {
  const isSafe = ([name, value]: [string, string]): boolean =>
    name === 'content-type' ? SAFE_TYPES.test(value) : SAFE_REQUEST_HEADERS.includes(name);
  return !SAFE_METHODS.includes(method) || ![...headers].every(isSafe);
}

async function preflight({ url, method, headers, signal }: PageRequest): Promise<void> {
  const names = [...headers.keys()].filter(
    (name) => name === 'content-type' || !SAFE_REQUEST_HEADERS.includes(name),
  );
  const asking = new Headers({
    Origin: location.origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': names.join(),
  });
  const response = await exchange({ url, method: 'OPTIONS', headers: asking, body: null, signal });
  const responseHeaders = new Headers(response.headers);
  const allows = (name: string, value: string): boolean => {
    const listed = (responseHeaders.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
    return listed.includes('*') || listed.includes(value.toLowerCase());
  };
  const isMethodAllowed = SAFE_METHODS.includes(method) || allows('Access-Control-Allow-Methods', method);
  const areHeadersAllowed = names.every((name) => allows('Access-Control-Allow-Headers', name));
  const isFine = response.status >= 200 && response.status < 300;
  if (!isFine || !isAllowed(responseHeaders, 'omit') || !isMethodAllowed || !areHeadersAllowed)
    throw failure();
}

function isAllowed(headers: Headers, credentials: RequestCredentials): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === location.origin || (allowed === '*' && credentials !== 'include');
}

function isExposed(name: string, headers: Headers): boolean {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return SAFE_RESPONSE_HEADERS.includes(name) || exposed.includes(name) || exposed.includes('*');
}

/** Creates a response that the page can't read. */
function opaque(type: ResponseType, url: string): Response {
  return define(new Response(null), { type, url: type === 'opaque' ? '' : url, status: 0, ok: false });
}

function define(response: Response, values: Partial<Response>): Response {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(response, name, { value, configurable: true });
  return response;
}

function failure(): TypeError {
  return new TypeError('Failed to fetch');
}
