/**
 * In:  a panel's address, and a name and password, an API key, or neither.
 * Out: a client with every operation of the panel's document, by method and path.
 *
 * Credentials go only where an operation asks for them: panels refuse a broken
 * token on public lists too.
 */
import createClient, { type Client } from 'openapi-fetch';
import { writeBody } from './body.js';
import type { paths } from './interface.js';
import { isAdministration, isProtected } from './operations.js';
import { ADMINISTRATION, isHeaderText, keepSignedIn, STATION, type Scheme, type Send } from './sign-in.js';

/** `api.GET('/api/v2/history/', { params: { query: { limit: 1 } } })` settles with `data` or `error`, and `response`. */
export type PanelApi = Client<paths>;

interface Address {
  /** The panel's http or https address, with or without a slash at its end. Its user part is refused: a name and password are options. */
  baseUrl: string;
  /** Sends in place of the global `fetch`, through a proxy for example. */
  fetch?: Send;
}

interface WithPassword {
  username: string;
  password: string;
}

interface WithKey {
  apiKey: string;
  /** Name of the header that carries the key; `SERVICE-API-KEY` unless told, as on most panels. */
  apiKeyHeader?: string;
}

/** A name and password, or a key for the station API alone, or neither for what the public may do. */
export type PanelApiOptions = Address &
  (
    | (WithPassword & { [Name in keyof WithKey]?: never })
    | (WithKey & { [Name in keyof WithPassword]?: never })
    | { [Name in keyof (WithKey & WithPassword)]?: never }
  );

/** Throws a TypeError for an address or a key that is none. Nothing is sent before the first call. */
export function createPanelApi(options: PanelApiOptions): PanelApi {
  const baseUrl = readAddress(options.baseUrl);
  const { fetch: send = (request: Request) => fetch(request) } = options;
  const signed = withCredentials(baseUrl, send, options);
  return createClient<paths>({
    baseUrl,
    headers: { Accept: 'application/json' },
    bodySerializer: writeBody,
    fetch: (request) => (isProtected(baseUrl, request) ? signed(request) : send(request)),
  });
}

function withCredentials(baseUrl: string, send: Send, options: PanelApiOptions): Send {
  if (options.username !== undefined) {
    const { username, password } = options;
    const signIn = (scheme: Scheme) => keepSignedIn(baseUrl, send, scheme, { username, password });
    const [station, administration] = [signIn(STATION), signIn(ADMINISTRATION)];
    return (request) => (isAdministration(baseUrl, request) ? administration : station)(request);
  }
  if (options.apiKey === undefined) return send;
  const { apiKey, apiKeyHeader = 'SERVICE-API-KEY' } = options;
  if (!isHeaderText(apiKey)) throw new TypeError('apiKey must be a key without blanks or line breaks.');
  return (request) => {
    // Keys are the station's alone.
    if (isAdministration(baseUrl, request)) return send(request);
    // A redirect may lead to another machine, and this header would go with it.
    const keyed = new Request(request, { redirect: 'manual' });
    keyed.headers.set(apiKeyHeader, apiKey);
    return send(keyed);
  };
}

/** Without the slash at its end. What was given is not repeated: it may hold a password. */
function readAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be the http or https address of a panel.');
  }
  if (url.username || url.password) {
    throw new TypeError('baseUrl must not hold a name or password: pass them as username and password.');
  }
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
}
