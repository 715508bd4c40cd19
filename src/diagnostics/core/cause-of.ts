import type { CauseName } from '../../words/owner-words.js';
import { apiSuffix, isLocalNetwork, isOwnMachine, shownAddress, urlParts } from './address.js';
import type { FailureDetails, Finding } from './failure.js';
import { serverNames } from './panel-lists.js';
import { directiveWith, FRAME_HASH } from './policy.js';
import type { ProbeResult } from './probe.js';

/** Requests that can provide more details, named by purpose. `diagnose` has the URL of each. */
export type ProbeName = 'again' | 'opaque' | 'redirect' | 'servers' | 'root' | 'secure' | 'plain' | 'script';
export type ProbeResults = { readonly [name in ProbeName]?: ProbeResult };

/** Causes which mean that the response isn't from a panel, so that the server may be of another kind. */
const CAUSES_OF_OTHER_SERVERS: readonly CauseName[] = [
  'website',
  'noPanel',
  'otherProgram',
  'login',
  'forbidden',
  'refused',
  'noCors',
  'policyNoCors',
];

export const mayBeOtherServer = (cause: CauseName): boolean => CAUSES_OF_OTHER_SERVERS.includes(cause);

/**
 * Returns the cause of a failure as precisely as the results allow, or the name of the next probe that is needed.
 * Causes that a browser can't distinguish have one name and one sentence.
 */
export function causeOf(failure: FailureDetails, results: ProbeResults): Finding | ProbeName {
  const { kind, mismatch, reason, url } = failure;
  if (reason === 'address') return finding(failure, url ? 'badAddress' : 'noAddress');
  if (reason === 'station') return finding(failure, 'badStation');
  if (reason === 'server') return causeOfServer(failure, results);
  if (reason === 'insecure') {
    return finding(failure, 'insecure', { address: withOtherScheme(failure.baseUrl || url) });
  }
  if (reason === 'offline' || reason === 'part') return finding(failure, reason);
  if (mismatch) return finding(failure, 'entry' in mismatch ? 'badMap' : 'noPath', { ...mismatch });
  if (failure.isResponse && kind === 'unreadable') return causeInResponse(failure, results);
  if (kind === 'refused') return causeOfStatus(failure, results, failure.status ?? 0, failure.fields);
  if (kind === 'unreadable') return causeOfUnreadable(failure, results, failure.problem ?? '');
  return causeOfSilence(failure, results);
}

function causeOfStatus(
  failure: FailureDetails,
  results: ProbeResults,
  status: number,
  fields: unknown,
): Finding | ProbeName {
  const cause = CAUSE_BY_STATUS[status];
  if (cause) return finding(failure, cause, { status: String(status) });
  if (NOT_FOUND.includes(status)) return causeOfMissing(failure, results, status);
  if (status === 400 && (Object(fields) as { server?: unknown }).server) {
    return causeOfServer(failure, results);
  }
  return finding(failure, status > 499 ? 'crashed' : 'refused', { status: String(status) });
}

const CAUSE_BY_STATUS: Record<number, CauseName | undefined> = {
  401: 'login',
  403: 'forbidden',
  429: 'throttled',
  502: 'gateway',
  503: 'busy',
  504: 'gateway',
};

const NOT_FOUND = [404, 405, 410, 501];

function causeOfServer(failure: FailureDetails, { servers }: ProbeResults): Finding | ProbeName {
  if (!servers) return 'servers';
  const names = serverNames(servers.body);
  return names ? finding(failure, 'wrongServer', { servers: names }) : finding(failure, 'noSuchServer');
}

/** Returns the cause if the list is missing. Checks whether there is a panel at all. */
function causeOfMissing(
  failure: FailureDetails,
  { again, servers, root }: ProbeResults,
  status: number,
): Finding | ProbeName {
  if (failure.isResponse) return again ? withoutJson(failure, again) : 'again';
  const end = apiSuffix(failure.baseUrl);
  if (end) {
    const address = shownAddress(failure.baseUrl.slice(0, -end.length));
    return finding(failure, 'endsInApi', { end, address });
  }
  if (!servers) return 'servers';
  const values = { status: String(status || servers.status || 200) };
  if (isServerList(servers)) return finding(failure, 'listMissing', values);
  const { path } = urlParts(failure.baseUrl);
  if (path && !root) return 'root';
  if (root && isServerList(root))
    return finding(failure, 'wrongPath', { address: originOf(failure.baseUrl) });
  if (servers.outcome === 'response' && servers.body !== undefined && servers.status === 200) {
    return finding(failure, 'otherProgram', values);
  }
  return finding(failure, /html/.test(servers.type ?? '') ? 'website' : 'noPanel', values);
}

/** Maximum length of the start of a response in a message, in characters. */
const MAX_START_LENGTH = 60;

/** Returns the cause if the response doesn't match the attribute `map`. */
function causeInResponse(failure: FailureDetails, { again }: ProbeResults): Finding | ProbeName {
  const { problem = '' } = failure;
  // Browsers don't let a page see the name of a function that doesn't exist.
  if (problem === 'not JSONP') return finding(failure, 'noCallback');
  if (problem !== 'not JSON' && problem !== 'broken JSON' && problem !== 'another kind of server')
    return causeOfUnreadable(failure, {}, problem);
  return again ? withoutJson(failure, again) : 'again';
}

function withoutJson(failure: FailureDetails, { status = 200, text = '' }: ProbeResult): Finding {
  const start = text.replace(/\s+/g, ' ').trim().slice(0, MAX_START_LENGTH);
  return finding(failure, 'noJson', { status: String(status), start });
}

function causeOfUnreadable(
  failure: FailureDetails,
  results: ProbeResults,
  problem: string,
): Finding | ProbeName {
  const cause = CAUSE_BY_PROBLEM[problem];
  if (cause) return finding(failure, cause);
  if (problem === 'not JSON') return causeOfMissing(failure, results, 0);
  if (problem === 'not JSONP') {
    const { servers } = results;
    if (!servers) return 'servers';
    if (isServerList(servers)) return finding(failure, 'legacyMissing');
    return servers.outcome === 'response'
      ? causeOfMissing(failure, results, servers.status ?? 0)
      : causeOfSilence(failure, results);
  }
  return finding(failure, 'unknown', { problem });
}

const CAUSE_BY_PROBLEM: Record<string, CauseName | undefined> = {
  'broken JSON': 'brokenJson',
  'an old response': 'cached',
  'more than 8 MB': 'tooLarge',
  'no list of records': 'otherProgram',
  'another kind of server': 'otherProgram',
};

/** Returns the cause if there was no response, or if the page isn't allowed to read it. */
function causeOfSilence(failure: FailureDetails, results: ProbeResults): Finding | ProbeName {
  const { transport, reason, hasWorkedBefore, page, baseUrl } = failure;
  if (hasWorkedBefore && reason !== 'blocked') return finding(failure, 'gone');
  if (reason === 'blocked' && transport === 'legacy') {
    return causeOfBlockedScript(failure, results, 'policyJsonp');
  }
  if (reason === 'timeout' && !results.again && !failure.isResponse) {
    if (!results.servers) return 'servers';
    if (results.servers.outcome === 'response') return finding(failure, 'slow');
    if (results.servers.outcome === 'timeout') return finding(failure, 'swallowed');
  }
  const { again, opaque, redirect } = results;
  if (!again) return 'again';
  if (again.outcome === 'blocked') return finding(failure, 'policyConnect', policyValues(again, baseUrl));
  if (again.outcome === 'response') return causeOfResponse(failure, results, again);
  if (again.outcome === 'cut') return finding(failure, 'cut');
  if (again.outcome === 'timeout') return finding(failure, 'swallowed');
  const { hostname } = urlParts(baseUrl);
  if (page && !isOwnMachine(page.hostname) && !isLocalNetwork(page.hostname)) {
    if (isOwnMachine(hostname)) return finding(failure, 'ownMachine');
    if (isLocalNetwork(hostname)) return finding(failure, 'localNetwork');
  }
  if (again.code) return causeOfCode(failure, again.code);
  if (!redirect) return 'redirect';
  if (redirect.outcome === 'redirect') return finding(failure, 'redirected');
  if (!opaque) return 'opaque';
  if (opaque.outcome === 'timeout') return finding(failure, 'swallowed');
  if (opaque.outcome !== 'opaque') return causeOfNoResponse(failure, results);
  // A panel may send CORS headers with its lists but not with its 404 pages. A page then can't distinguish a wrong path
  // from missing CORS, so check the path first.
  const { path } = urlParts(baseUrl);
  const mayBeWrongPath = apiSuffix(baseUrl) || (path && (!results.root || isServerList(results.root)));
  if (mayBeWrongPath && !failure.isResponse) return causeOfMissing(failure, results, 0);
  return reason === 'blocked'
    ? causeOfBlockedScript(failure, results, 'policyNoCors')
    : finding(failure, 'noCors');
}

/** Returns the cause if the first request failed but the second one received a response. */
function causeOfResponse(
  failure: FailureDetails,
  results: ProbeResults,
  { status = 0, body, type = '' }: ProbeResult,
): Finding | ProbeName {
  if (status !== 200) return causeOfStatus(failure, results, status, body);
  if (body !== undefined) {
    if (failure.isResponse) return finding(failure, 'passing');
    if (serverNames(body) === null) return finding(failure, 'otherProgram');
    // v2 works now, so a tag that uses JSONP failed because the panel doesn't support JSONP.
    return finding(failure, failure.transport === 'legacy' ? 'legacyMissing' : 'passing');
  }
  return /json/.test(type) ? finding(failure, 'brokenJson') : causeOfMissing(failure, results, status);
}

function causeOfBlockedScript(
  failure: FailureDetails,
  { script }: ProbeResults,
  cause: CauseName,
): Finding | ProbeName {
  if (!script) return 'script';
  const directive = script.directive ?? 'script-src';
  return finding(failure, cause, {
    line: directiveWith(script.policy ?? '', directive, originOf(failure.baseUrl), FRAME_HASH),
  });
}

/** Returns the cause if there is no response for a reason that browsers don't report. Tries the other scheme. */
function causeOfNoResponse(failure: FailureDetails, { secure, plain }: ProbeResults): Finding | ProbeName {
  const address = withOtherScheme(failure.baseUrl);
  if (failure.baseUrl.startsWith('http:')) {
    if (!secure) return 'secure';
    return hasResponse(secure) ? finding(failure, 'needsHttps', { address }) : finding(failure, 'silentHttp');
  }
  // Don't try http on an https page, because the browser would block the request.
  if (failure.page?.protocol !== 'https:') {
    if (!plain) return 'plain';
    if (hasResponse(plain)) return finding(failure, 'noTls', { address });
  }
  return finding(failure, 'silentHttps');
}

const hasResponse = ({ outcome }: ProbeResult): boolean => outcome === 'opaque' || outcome === 'response';

/** Causes by Node's error code. */
const CAUSE_BY_CODE: Record<string, CauseName | undefined> = {
  ENOTFOUND: 'noSuchName',
  EAI_AGAIN: 'noSuchName',
  ECONNREFUSED: 'portClosed',
  ETIMEDOUT: 'swallowed',
  UND_ERR_CONNECT_TIMEOUT: 'swallowed',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  EADDRNOTAVAIL: 'noRoute',
  ECONNRESET: 'reset',
  UND_ERR_SOCKET: 'reset',
  CERT_HAS_EXPIRED: 'certificateEnded',
  CERT_NOT_YET_VALID: 'certificateEnded',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateOwn',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateOwn',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateChain',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateChain',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateName',
  ERR_SSL_WRONG_VERSION_NUMBER: 'noTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'noTls',
  EPROTO: 'noTls',
};

function causeOfCode(failure: FailureDetails, code: string): Finding {
  const cause = CAUSE_BY_CODE[code];
  if (!cause) return finding(failure, 'unknown', { problem: code });
  return finding(failure, cause, cause === 'noTls' ? { address: withOtherScheme(failure.baseUrl) } : {});
}

function isServerList({ outcome, body }: ProbeResult): boolean {
  return outcome === 'response' && serverNames(body) !== null;
}

function policyValues(
  { directive = 'connect-src', policy = '' }: ProbeResult,
  baseUrl: string,
): Record<string, string> {
  return { directive, line: directiveWith(policy, directive, originOf(baseUrl)) };
}

function originOf(url: string): string {
  const { protocol, host } = urlParts(url);
  return `${protocol}//${host}`;
}

/** Returns the URL with http replaced by https, or vice versa. */
function withOtherScheme(url: string): string {
  const other = url.startsWith('https:') ? 'http:' : 'https:';
  return shownAddress(url.replace(/^https?:/, other));
}

function finding(failure: FailureDetails, cause: CauseName, values: Record<string, string> = {}): Finding {
  const { baseUrl, url, server, serverText } = failure;
  const common = {
    url: shownAddress(url),
    address: shownAddress(baseUrl),
    host: urlParts(baseUrl).hostname,
    server: serverText ?? String(server),
    status: '200',
  };
  return { cause, values: { ...common, ...values } };
}
