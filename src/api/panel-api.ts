import createClient, { type Client } from 'openapi-fetch';
import { writeBody } from './body.js';
import type { paths } from './interface.js';
import { isAdministrationRequest, isProtected } from './operations.js';
import { ADMINISTRATION, isHeaderText, keepSignedIn, STATION, type Scheme, type Send } from './sign-in.js';

/**
 * `api.GET('/api/v2/history/', { params: { query: { limit: 1 } } })` resolves with `response` and either `data`
 * or `error`.
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
  /** Name of the header that contains the key. Defaults to `SERVICE-API-KEY`, the name that most panels use. */
  apiKeyHeader?: string;
}

/**
 * The client signs in with a username and password, or sends an API key, which works only with the station API.
 * Without either, it can call only public operations.
 */
export type PanelApiOptions = Address &
  (
    | (WithPassword & { [Name in keyof WithKey]?: never })
    | (WithKey & { [Name in keyof WithPassword]?: never })
    | { [Name in keyof (WithKey & WithPassword)]?: never }
  );

/**
 * Creates a client with all operations of the panel's OpenAPI document. Credentials are sent only with operations that
 * require them, because panels reject an invalid token even on public lists. Nothing is sent before the first call.
 *
 * Throws a TypeError for an invalid URL or key.
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
    return (request) => (isAdministrationRequest(baseUrl, request) ? administration : station)(request);
  }
  if (options.apiKey === undefined) return send;
  const { apiKey, apiKeyHeader = 'SERVICE-API-KEY' } = options;
  if (!isHeaderText(apiKey)) throw new TypeError('apiKey must not contain spaces or line breaks.');
  return (request) => {
    // Keys work only with the station API.
    if (isAdministrationRequest(baseUrl, request)) return send(request);
    // Don't follow redirects, because they may lead to another host, which would then receive this header.
    const keyed = new Request(request, { redirect: 'manual' });
    keyed.headers.set(apiKeyHeader, apiKey);
    return send(keyed);
  };
}

/** Removes the trailing slash. Error messages don't contain the URL, because it may contain a password. */
function readAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be the http or https address of a panel.');
  }
  if (url.username || url.password) {
    throw new TypeError(
      'baseUrl must not contain a name or password. Use the options username and password instead.',
    );
  }
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
}
