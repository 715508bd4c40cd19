import { readBaseUrl } from '../../contract/base-url.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import { isLocalNetwork, isOwnMachine, urlParts } from '../core/address.js';
import {
  isHosted,
  isMapped,
  knownStation,
  mayNameStation,
  stationParameters,
} from '../core/known-servers.js';
import type { KnownStation } from '../core/other-server.js';

/** The parameters of the check page's URL. */
export interface CheckOptions {
  /** The text in the address field, or ''. */
  readonly typed: string;
  /** Normalized URL; '' if the text isn't an http(s) URL. */
  readonly baseUrl: string;
  readonly server: number;
  /** The station on a server that isn't a panel, as chosen in the builder, or null. */
  readonly known: KnownStation | null;
  readonly siteProtocol: 'https:' | 'http:';
  /** Code of a supported language. */
  readonly lang: string;
}

/** Returns a normalized URL; '' if the text isn't an http(s) URL. */
export function readTyped(typed: string, isResponse = false): string {
  return readBaseUrl(typed, defaultScheme(typed), (address) => new URL(address), isResponse);
}

/** `preferred` lists the reader's languages, best first. */
export function readCheckUrl(search: string, preferred: readonly string[]): CheckOptions {
  const query = new URLSearchParams(search);
  const typed = (query.get('panel') ?? '').trim();
  const server = query.get('server') ?? '';
  const supported = [query.get('lang') ?? '', ...preferred]
    .map((lang) => lang.slice(0, 2).toLowerCase())
    .find((lang) => languageCode(supportedLanguage(lang)) === lang);
  const baseUrl = readTyped(typed);
  const map = query.get('map') ?? '';
  return {
    typed,
    baseUrl,
    known:
      knownStation(query.get('source'), query.get('station') ?? '', baseUrl) ??
      knownStation(query.get('source'), map, readTyped(typed, true)),
    server: /^\d{1,15}$/.test(server) ? Number(server) : 1,
    siteProtocol: query.get('site') === 'http' ? 'http:' : 'https:',
    lang: supported ?? 'en',
  };
}

/**
 * Returns the normalized URL, as tags would use it. Returns the typed URL if its query may identify a station, and the
 * complete URL if it is the URL of a response.
 */
export function shownTyped({
  typed,
  baseUrl,
  known,
}: Pick<CheckOptions, 'typed' | 'baseUrl' | 'known'>): string {
  if (known && isMapped(known)) return known.baseUrl;
  return typed && (mayNameStation(typed) ? typed : baseUrl || typed);
}

/** Returns the scheme for a URL that has none. Local hosts rarely have a certificate. */
function defaultScheme(typed: string): string {
  const { hostname } = urlParts(`http://${typed.replace(/^\/\//, '')}`);
  return isOwnMachine(hostname) || (/[.:\d]/.test(hostname) && isLocalNetwork(hostname)) ? 'http:' : 'https:';
}

/** Returns the link to a check of another URL or server, relative to the check page. */
export function checkUrl(
  { lang, siteProtocol, known }: CheckOptions,
  baseUrl: string,
  server: number,
): string {
  const query = new URLSearchParams({
    panel: baseUrl,
    server: String(server),
    lang,
    ...(known && stationParameters(known.name, known.station)),
  });
  if (siteProtocol === 'http:') query.set('site', 'http');
  return `?${String(query)}`;
}

/**
 * Returns the link to the builder for the checked station. `folder` is the builder's URL from the page's meta tag. It
 * is relative to the folder with the page's files. `path` is the path of the check page, which panels also serve in
 * other folders. `response` is the URL of JSON from an unknown kind of server.
 */
export function builderUrl(
  { typed, baseUrl, server, known }: CheckOptions,
  folder: string,
  path: string,
  response?: string,
): string {
  const up = path.endsWith('/check/') ? '../' : /\/v\/[^/]+\/[^/]*$/.test(path) ? '../../' : '';
  const query = new URLSearchParams(response ? { 'base-url': response, source: 'json' } : {});
  if (response) return `${up}${folder}?${String(query)}`;
  if (!known || !isHosted(known)) query.set('base-url', shownTyped({ typed, baseUrl, known }));
  const station = known ? stationParameters(known.name, known.station) : {};
  for (const [name, value] of Object.entries(station)) query.set(name, value);
  if (!known && server !== 1) query.set('server', String(server));
  return `${up}${folder}?${String(query)}`;
}
