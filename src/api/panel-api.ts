import createClient, { type Client } from 'openapi-fetch';
import { writeBody } from './body.js';
import type { paths } from './interface.js';
import { isAdministration, isProtected } from './operations.js';
import { ADMINISTRATION, isHeaderText, keepSignedIn, STATION, type Scheme, type Send } from './sign-in.js';

/**
 * `api.GET('/api/v2/history/', { params: { query: { limit: 1 } } })` resolves with `data` or `error`, and `response`.
 */
export type PanelApi = Client<paths>;

interface Address {
  /**
   * The panel's http or https URL, with or without a trailing slash. It must not contain credentials: the name and
   * password are separate options.
   */
  baseUrl: string;
  /** Replaces the global `fetch`, for example to use a proxy. */
  fetch?: Send;
}

interface WithPassword {
  username: string;
  password: string;
}

interface WithKey {
  apiKey: string;
  /** Name of the header with the key. Default `SERVICE-API-KEY`, as on most panels. */
  apiKeyHeader?: string;
}

/** A name and password, an API key (for the station API only), or neither for public operations. */
export type PanelApiOptions = Address &
  (
    | (WithPassword & { [Name in keyof WithKey]?: never })
    | (WithKey & { [Name in keyof WithPassword]?: never })
    | { [Name in keyof (WithKey & WithPassword)]?: never }
  );

/**
 * Creates a client with all operations of the panel's OpenAPI document. Credentials are only sent with operations that
 * require them, because panels reject a broken token on public lists, too. Nothing is sent before the first call.
 *
 * Throws a TypeError for an invalid address or key.
 */
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
    // Keys are for the station API only.
    if (isAdministration(baseUrl, request)) return send(request);
    // A redirect may lead to another host, and this header would be sent there.
    const keyed = new Request(request, { redirect: 'manual' });
    keyed.headers.set(apiKeyHeader, apiKey);
    return send(keyed);
  };
}

/** Removes the trailing slash. The errors don't repeat the address, because it may contain a password. */
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
