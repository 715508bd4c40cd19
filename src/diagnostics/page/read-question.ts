/**
 * In:  the address of the page of the check.
 * Out: what is to be checked, and in which language.
 */
import { readBaseUrl } from '../../client/base-url.js';
import { isLocalNetwork, isOwnMachine, partsOf } from '../core/address.js';
import { languageCode, supportedLanguage } from '../../words/words.js';

export interface Question {
  /** What somebody wrote; empty for nothing. */
  readonly typed: string;
  /** In one spelling; empty where it is no http(s) address. */
  readonly baseUrl: string;
  readonly server: number;
  readonly siteProtocol: 'https:' | 'http:';
  /** The code of a language that there are words in. */
  readonly lang: string;
}

/** `spoken`: the reader's languages, the best first. */
export function readQuestion(search: string, spoken: readonly string[]): Question {
  const query = new URLSearchParams(search);
  const typed = (query.get('panel') ?? '').trim();
  const server = query.get('server') ?? '';
  const known = [query.get('lang') ?? '', ...spoken]
    .map((each) => each.slice(0, 2).toLowerCase())
    .find((each) => languageCode(supportedLanguage(each)) === each);
  return {
    typed,
    baseUrl: readBaseUrl(typed, schemeFor(typed), (address) => new URL(address)),
    server: /^\d{1,15}$/.test(server) ? Number(server) : 1,
    siteProtocol: query.get('site') === 'http' ? 'http:' : 'https:',
    lang: known ?? 'en',
  };
}

/** Where none is written. Certificates are for names that the internet knows. */
function schemeFor(typed: string): string {
  const { hostname } = partsOf(`http://${typed.replace(/^\/\//, '')}`);
  return isOwnMachine(hostname) || (/[.:\d]/.test(hostname) && isLocalNetwork(hostname)) ? 'http:' : 'https:';
}

/** The address of this page with another question. */
export function linkTo({ lang, siteProtocol }: Question, baseUrl: string, server: number): string {
  const query = new URLSearchParams({ panel: baseUrl, server: String(server), lang });
  if (siteProtocol === 'http:') query.set('site', 'http');
  return `?${String(query)}`;
}
