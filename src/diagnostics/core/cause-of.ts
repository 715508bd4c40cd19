/**
 * In:  a failure, and what further looks have found.
 * Out: its cause; or, where nothing that is known tells it, the look that would.
 *
 * Pure: `diagnose` asks. A cause is named as exactly as what is known allows. Where a
 * browser can't tell two causes apart, one sentence names both.
 */
import type { CauseName } from '../../words/causes/names.js';
import { apiEnd, isLocalNetwork, isOwnMachine, partsOf, shownAddress } from './address.js';
import type { Failed, Finding, Look, LookName, Looks } from './facts.js';
import { directiveWith, FRAME_HASH } from './policy.js';
import { serverNames } from './servers.js';

export type Judgement = Finding | LookName;

export function causeOf(failed: Failed, looks: Looks): Judgement {
  const { kind, reason, url } = failed;
  if (reason === 'address') return finding(failed, url ? 'badAddress' : 'noAddress');
  if (reason === 'station') return finding(failed, 'badStation');
  if (reason === 'insecure') return finding(failed, 'insecure', { address: swapped(failed.baseUrl || url) });
  if (reason === 'offline' || reason === 'part') return finding(failed, reason);
  if (kind === 'refused') return ofStatus(failed, looks, failed.status ?? 0, failed.fields);
  if (kind === 'unreadable') return ofUnreadable(failed, looks, failed.problem ?? '');
  return ofSilence(failed, looks);
}

function ofStatus(failed: Failed, looks: Looks, status: number, fields: unknown): Judgement {
  const cause = CAUSE_OF_STATUS[status];
  if (cause) return finding(failed, cause, { status: String(status) });
  if (MISSING.includes(status)) return ofMissing(failed, looks, status);
  if (status === 400 && (Object(fields) as { server?: unknown }).server) return ofServer(failed, looks);
  return finding(failed, status > 499 ? 'crashed' : 'refused', { status: String(status) });
}

const CAUSE_OF_STATUS: Record<number, CauseName | undefined> = {
  401: 'login',
  403: 'forbidden',
  429: 'throttled',
  502: 'gateway',
  503: 'busy',
  504: 'gateway',
};

/** There is nothing at this address. */
const MISSING = [404, 405, 410, 501];

function ofServer(failed: Failed, { servers }: Looks): Judgement {
  if (!servers) return 'servers';
  const names = serverNames(servers.body);
  return names ? finding(failed, 'wrongServer', { servers: names }) : finding(failed, 'noSuchServer');
}

/** Something answers, but not with this list: is there a panel at all? */
function ofMissing(failed: Failed, { servers, root }: Looks, status: number): Judgement {
  const end = apiEnd(failed.baseUrl);
  if (end) {
    const address = shownAddress(failed.baseUrl.slice(0, -end.length));
    return finding(failed, 'endsInApi', { end, address });
  }
  if (!servers) return 'servers';
  const values = { status: String(status || servers.status || 200) };
  if (isList(servers)) return finding(failed, 'listMissing', values);
  const { path } = partsOf(failed.baseUrl);
  if (path && !root) return 'root';
  if (root && isList(root)) return finding(failed, 'wrongPath', { address: originOf(failed.baseUrl) });
  if (servers.came === 'answer' && servers.body !== undefined && servers.status === 200) {
    return finding(failed, 'otherProgram', values);
  }
  return finding(failed, /html/.test(servers.type ?? '') ? 'website' : 'noPanel', values);
}

function ofUnreadable(failed: Failed, looks: Looks, problem: string): Judgement {
  if (problem === 'broken JSON') return finding(failed, 'brokenJson');
  if (problem === 'more than 8 MB') return finding(failed, 'tooLarge');
  if (problem === 'no list of records') return finding(failed, 'otherProgram');
  if (problem === 'not JSON') return ofMissing(failed, looks, 0);
  if (problem === 'not JSONP') {
    const { servers } = looks;
    if (!servers) return 'servers';
    if (isList(servers)) return finding(failed, 'legacyMissing');
    return servers.came === 'answer'
      ? ofMissing(failed, looks, servers.status ?? 0)
      : ofSilence(failed, looks);
  }
  return finding(failed, 'unknown', { problem });
}

/** No answer came, or none that the page may read. */
function ofSilence(failed: Failed, looks: Looks): Judgement {
  const { transport, reason, hasAnswered, page, baseUrl } = failed;
  if (hasAnswered && reason !== 'blocked') return finding(failed, 'gone');
  if (reason === 'blocked' && transport === 'legacy') return ofBlockedScript(failed, looks, 'policyJsonp');
  if (reason === 'timeout' && !looks.again) {
    if (!looks.servers) return 'servers';
    if (looks.servers.came === 'answer') return finding(failed, 'slow');
    if (looks.servers.came === 'timeout') return finding(failed, 'swallowed');
  }
  const { again, opaque, redirect } = looks;
  if (!again) return 'again';
  if (again.came === 'forbidden') return finding(failed, 'policyConnect', policyOf(again, baseUrl));
  if (again.came === 'answer') return ofAnswer(failed, looks, again);
  if (again.came === 'cut') return finding(failed, 'cut');
  if (again.came === 'timeout') return finding(failed, 'swallowed');
  const { hostname } = partsOf(baseUrl);
  if (page && !isOwnMachine(page.hostname) && !isLocalNetwork(page.hostname)) {
    if (isOwnMachine(hostname)) return finding(failed, 'ownMachine');
    if (isLocalNetwork(hostname)) return finding(failed, 'localNetwork');
  }
  if (again.code) return ofCode(failed, again.code);
  if (!redirect) return 'redirect';
  if (redirect.came === 'redirect') return finding(failed, 'redirected');
  if (!opaque) return 'opaque';
  if (opaque.came === 'timeout') return finding(failed, 'swallowed');
  if (opaque.came !== 'opaque') return ofNothing(failed, looks);
  // What is not there may be answered without the header that the panel's own answers have.
  const { path } = partsOf(baseUrl);
  if (apiEnd(baseUrl) || (path && (!looks.root || isList(looks.root)))) return ofMissing(failed, looks, 0);
  return reason === 'blocked' ? ofBlockedScript(failed, looks, 'policyNoCors') : finding(failed, 'noCors');
}

/** What could not be had at first is there at a second look. */
function ofAnswer(failed: Failed, looks: Looks, { status = 0, body, type = '' }: Look): Judgement {
  if (status !== 200) return ofStatus(failed, looks, status, body);
  if (body !== undefined) {
    if (serverNames(body) === null) return finding(failed, 'otherProgram');
    // It is the other interface that could not be had, and cannot.
    return finding(failed, failed.transport === 'legacy' ? 'legacyMissing' : 'passing');
  }
  return /json/.test(type) ? finding(failed, 'brokenJson') : ofMissing(failed, looks, status);
}

function ofBlockedScript(failed: Failed, { script }: Looks, cause: CauseName): Judgement {
  if (!script) return 'script';
  const directive = script.directive ?? 'script-src';
  return finding(failed, cause, {
    line: directiveWith(script.policy ?? '', directive, originOf(failed.baseUrl), FRAME_HASH),
  });
}

/** Nothing answers at all, and a browser doesn't say why. Perhaps the other scheme does. */
function ofNothing(failed: Failed, { secure, plain }: Looks): Judgement {
  const address = swapped(failed.baseUrl);
  if (failed.baseUrl.startsWith('http:')) {
    if (!secure) return 'secure';
    return secure.came === 'opaque' || secure.came === 'answer'
      ? finding(failed, 'needsHttps', { address })
      : finding(failed, 'silentHttp');
  }
  // On an https page, a browser asks nothing by http.
  if (failed.page?.protocol !== 'https:') {
    if (!plain) return 'plain';
    if (plain.came === 'opaque' || plain.came === 'answer') return finding(failed, 'noTls', { address });
  }
  return finding(failed, 'silentHttps');
}

const CAUSE_OF_CODE: Record<string, CauseName | undefined> = {
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

function ofCode(failed: Failed, code: string): Finding {
  const cause = CAUSE_OF_CODE[code];
  return cause
    ? finding(failed, cause, cause === 'noTls' ? { address: swapped(failed.baseUrl) } : {})
    : finding(failed, 'unknown', { problem: code });
}

function isList({ came, body }: Look): boolean {
  return came === 'answer' && serverNames(body) !== null;
}

function policyOf({ directive = 'connect-src', policy = '' }: Look, baseUrl: string): Record<string, string> {
  return { directive, line: directiveWith(policy, directive, originOf(baseUrl)) };
}

function originOf(url: string): string {
  const { protocol, host } = partsOf(url);
  return `${protocol}//${host}`;
}

/** The same address by the other scheme. */
function swapped(url: string): string {
  const other = url.startsWith('https:') ? 'http:' : 'https:';
  return shownAddress(url.replace(/^https?:/, other));
}

function finding(failed: Failed, cause: CauseName, values: Record<string, string> = {}): Finding {
  const address = shownAddress(failed.baseUrl);
  const { hostname } = partsOf(failed.baseUrl);
  const all = {
    url: shownAddress(failed.url),
    address,
    host: hostname,
    server: String(failed.server),
    status: '200',
  };
  return { cause, values: { ...all, ...values } };
}
