import { isInsecure, readBaseUrl } from '../../contract/base-url.js';
import { probe } from '../../diagnostics/page/probe.js';
import { legacy, v2 } from '../../contract/paths.js';
import { diagnose } from '../../diagnostics/core/diagnose.js';
import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import { shownAddress, urlParts } from '../../diagnostics/core/address.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import type { ProbeResult } from '../../diagnostics/core/probe.js';
import { ownerSentence } from '../../diagnostics/core/sentence.js';
import { suggestAddress } from '../../diagnostics/core/typed-address.js';
import { listIn, serversIn, type ServerName } from '../../diagnostics/core/panel-lists.js';
import { loadOwnerWords } from '../../elements/owner/owner-words.js';
import type { CauseName } from '../../words/owner-words.js';
import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';
import { namesStation } from '../../diagnostics/core/known-servers.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import { capabilitiesOf, type Capabilities } from '../../servers/server-kind.js';
import { isKindPath } from '../../servers/detect.js';
import { hasTitle } from '../../servers/json/map.js';
import { json } from '../../servers/json/read.js';
import { parseResponse } from '../json/parse-response.js';
import { suggestMap, type Suggestion } from '../json/suggest-map.js';
import type { JsonResponse } from '../preview/scene.js';
import { findInPreview, readInPreview } from './find-in-preview.js';

export type ConnectionState =
  /** No URL has been entered. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly stations: readonly ServerName[] }
  /** Another kind of server, whose data tags can show. */
  | { readonly kind: 'other'; readonly server: OtherServer }
  /** A response for `source="json"`, or the reason why it can't be used. */
  | {
      readonly kind: 'json';
      readonly response: JsonResponse;
      readonly capabilities: Capabilities;
      /** The map that was suggested when the response arrived; null before that. */
      readonly suggestion: Suggestion | null;
    }
  /** Another kind of server, which pages can't read. */
  | { readonly kind: 'unreadable'; readonly server: OtherServer }
  /**
   * A response that this page isn't allowed to read, or an old panel without v2. Tags may still be able to read it via
   * JSONP.
   */
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** Language and direction of the sentence. */
      readonly lang: string;
      readonly direction: 'ltr' | 'rtl';
      /** The correct URL; null if it is unknown. */
      readonly suggestion: string | null;
    };

export type JsonPanel = Extract<ConnectionState, { kind: 'json' }>;

/** The reader's language if it is supported, otherwise English. */
export const READER_LANGUAGE = languageCode(supportedLanguage(navigator.language));

const PAGE = '?limit=1000&offset=0';
const LIST = v2.servers + PAGE;
/** Status codes with which a panel that has only the legacy interface responds to v2 paths. */
const NOT_FOUND: readonly number[] = [404, 405, 501];
/** Causes that an owner fixes by using another URL. */
const FIXED_BY_ADDRESS: readonly CauseName[] = ['endsInApi', 'wrongPath', 'needsHttps', 'noTls', 'insecure'];

/** Returns a normalized URL; '' if the text isn't a URL. */
export function typedAddress(typed: string): string {
  return readBaseUrl(typed, location.protocol, (address) => new URL(address, location.href));
}

/** Returns the normalized URL of a response, with its query; '' if the text isn't a URL. */
export function responseAddressOf(typed: string): string {
  return readBaseUrl(typed, location.protocol, (address) => new URL(address, location.href), true);
}

/** The data that `source="json"` provides. */
const JSON_CAPABILITIES = capabilitiesOf(json);

/** Requests the response at a URL. `callback` is the query parameter that names the JSONP callback, or null. */
export async function connectToResponse(address: string, callback: string | null): Promise<JsonPanel> {
  const response: JsonResponse = responseAddressOf(address)
    ? await readInPreview(address, callback)
    : { access: 'none', problem: 'absent' };
  return { kind: 'json', response, capabilities: JSON_CAPABILITIES, suggestion: null };
}

/** Whether a title can be found in the response. */
function isNowPlaying(value: unknown): boolean {
  return value !== undefined && hasTitle(suggestMap(value, Date.now(), 'UTC'));
}

/** Whether the response is an object or a list, so that the owner can choose the fields. */
const hasFields = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whether the URL points to a file or a script, or has a query. The URL of a panel never has one of these forms. */
const isResponseAddress = (address: string): boolean =>
  /\?.|\.(json|jsonp|js|php|aspx?|ashx|cgi|pl|txt)$/i.test(address);

/**
 * Requests the URL that the owner entered if it may point to a JSON response. Returns null if it points to a known kind
 * of server or doesn't look like the URL of a response.
 */
async function readEarly(typed: string): Promise<JsonPanel | null> {
  const address = responseAddressOf(typed);
  const { path } = urlParts(address);
  if (path.length < 2 && !isResponseAddress(address)) return null;
  if (isInsecure(address, location.protocol) || (await isKindPath(path))) return null;
  const isResponse =
    isResponseAddress(address) || isNowPlaying(parseResponse((await probe(address, 'read')).text ?? ''));
  return isResponse ? connectToResponse(address, null) : null;
}

/**
 * Requests the stations of a panel, and finds the problem if that fails. `typed` is the URL with its query, and `known`
 * is a station on another kind of server. Rejects only if one of this page's files can't be loaded.
 */
export async function connectToPanel(
  address: string,
  typed: string,
  known: KnownStation | null,
): Promise<ConnectionState> {
  const baseUrl = typedAddress(address);
  // If only one kind of server uses such a URL, it can't be the URL of a panel.
  if (known || namesStation(address)) {
    const server = await findInPreview(address, known);
    if (server) return { kind: server.report ? 'other' : 'unreadable', server };
  }
  const meant = suggestAddress(address, typedAddress);
  if (meant) {
    const values = { url: shownAddress(address), address: meant };
    return failedState({ cause: 'mistypedAddress', values }, meant);
  }
  // Try this first, because checks for panels and other servers need many more requests.
  const early = await readEarly(typed);
  if (early && isNowPlaying(early.response.value)) return early;
  const url = baseUrl ? baseUrl + LIST : address;
  const problem = !baseUrl ? 'address' : isInsecure(baseUrl, location.protocol) && 'insecure';
  const result = problem ? null : await probe(url, 'read');
  const stations = result?.status === 200 ? stationsOf(result.body) : null;
  if (stations) return { kind: 'found', stations };
  const { protocol, hostname } = location;
  const finding = await diagnose(
    {
      url,
      baseUrl,
      server: 1,
      transport: 'auto',
      hasWorkedBefore: false,
      page: { protocol, hostname },
      ...(result ? failureOf(result) : { kind: 'unreachable', reason: problem || 'network' }),
    },
    probe,
  );
  const suggestion = FIXED_BY_ADDRESS.includes(finding.cause) ? finding.values.address : undefined;
  const isMissing = NOT_FOUND.includes(result?.status ?? 0) && suggestion === undefined;
  const other = mayBeOtherServer(finding.cause) ? await findInPreview(address, null) : null;
  if (other) return { kind: 'other', server: other };
  const unknown = responseAddressOf(typed);
  const read = early ?? (unknown && !problem ? await connectToResponse(unknown, null) : null);
  if (read) {
    const { value, problem: readProblem } = read.response;
    if (isNowPlaying(value) || (hasFields(value) && suggestion === undefined)) return read;
    if (readProblem === 'closed' && isResponseAddress(unknown)) return read;
  }
  if (finding.cause === 'noCors' || (isMissing && (await mayBeLegacy(baseUrl)))) return { kind: 'closed' };
  return failedState(finding, suggestion ?? null);
}

async function failedState(finding: Finding, suggestion: string | null): Promise<ConnectionState> {
  const { causes, lang, direction } = await loadOwnerWords(READER_LANGUAGE);
  return { kind: 'failed', sentence: ownerSentence(finding, causes), lang, direction, suggestion };
}

/**
 * Whether the legacy interface exists or can't be read. At the URL of a website, the response can be read but isn't a
 * list.
 */
async function mayBeLegacy(baseUrl: string): Promise<boolean> {
  const { outcome, body } = await probe(baseUrl + legacy.servers + PAGE, 'read');
  return outcome !== 'response' || stationsOf(body) !== null;
}

/** Returns null if the body isn't a list of servers. */
function stationsOf(body: unknown): readonly ServerName[] | null {
  const stations = serversIn(body);
  return stations.length > 0 || listIn(body)?.length === 0 ? stations : null;
}

/** Describes the failure in the same way as the client that tags use. */
function failureOf({
  outcome,
  status = 0,
  type = '',
  body,
}: ProbeResult): Pick<FailureDetails, 'kind'> & Partial<FailureDetails> {
  if (outcome !== 'response')
    return {
      kind: 'unreachable',
      reason: navigator.onLine ? (outcome === 'timeout' ? outcome : 'network') : 'offline',
    };
  if (status < 200 || status > 299)
    return { kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  if (body !== undefined) return { kind: 'unreadable', problem: 'no list of records' };
  return { kind: 'unreadable', problem: /json/.test(type) ? 'broken JSON' : 'not JSON' };
}
