import { readBaseUrl } from '../../../contract/base-url.js';
import { legacy, v2 } from '../../../contract/paths.js';
import { USUAL_CALLBACKS } from '../../../servers/json/callbacks.js';
import { readMap } from '../../../servers/json/map.js';
import { parseLoose } from '../../../servers/parse-loose.js';
import { SetupProblem } from '../../../servers/setup-problem.js';
import type { CauseName } from '../../../words/owner-words.js';
import { isOwnMachine, shownAddress, urlParts } from '../address.js';
import { mayBeOtherServer } from '../cause-of.js';
import { diagnose } from '../diagnose.js';
import type { FailureDetails, Finding } from '../failure.js';
import { isMapped, namesStation } from '../known-servers.js';
import { findingOfKind, findOtherServer, type KnownStation, type OtherServer } from '../other-server.js';
import { listIn, serverNames, serversIn, type ServerName } from '../panel-lists.js';
import type { CheckTools, ProbeResult } from '../probe.js';
import { checkFinding, COMMAND, type CheckFinding, type CheckReport } from './finding.js';
import { jsonFindings, otherServerFindings, type JsonAddress } from './other-server-findings.js';
import { panelFindings, type CheckTarget, type PanelLists } from './panel-findings.js';

const PAGE = '?limit=100&offset=0';
/**
 * Causes that mean that the server responded but the page isn't allowed to read the response. The kind of server is
 * then unknown.
 */
const CLOSED_TO_PAGES: readonly CauseName[] = ['noCors', 'policyNoCors'];

/**
 * Checks whether pages can show this server. Reports problems and how to fix them. Never rejects because of the panel.
 */
export async function checkPanel(target: CheckTarget, tools: CheckTools): Promise<CheckReport> {
  const { baseUrl, server, typed = baseUrl, known } = target;
  const address = shownAddress(baseUrl);
  // A URL that only one other kind of server uses can't belong to a panel.
  if (known || namesStation(typed)) {
    try {
      const other = await findOtherServer(typed, tools, known ?? undefined);
      if (other) return await otherServerReport(other, target, tools);
    } catch (error) {
      if (!known || !(error instanceof SetupProblem)) throw error;
      return responseReport(known, error, target, tools);
    }
    if (known && isMapped(known)) return responseReport(known, null, target, tools);
  }
  const url = `${baseUrl}${v2.history}?limit=10&offset=0&server=${server}`;
  const history = await probeHistory(url, baseUrl, tools);
  if (history.outcome === 'redirect') {
    return reportWithoutStation(target, tools, redirectFinding(url, history));
  }
  const failure = failureOf(history, { url, baseUrl, server, page: tools.page });
  const lists = failure ? await readByJsonp(failure, tools) : await readByV2(history, target, tools);
  if (lists) return { address, server, ...(await panelFindings(lists, target, tools)) };
  return reportWithoutStation(target, tools, await diagnose(failure!, tools.probe));
}

async function reportWithoutStation(
  target: CheckTarget,
  tools: CheckTools,
  finding: Finding,
): Promise<CheckReport> {
  const { baseUrl, server } = target;
  const address = shownAddress(baseUrl);
  const other = mayBeOtherServer(finding.cause) ? await findOtherServer(baseUrl, tools) : null;
  if (other) return otherServerReport(other, target, tools);
  const response = mayBeOtherServer(finding.cause) ? await findJson(target, tools) : null;
  if (response !== null) {
    // A program that responds to a panel's path may have nothing to do with radio.
    const causes = finding.cause === 'otherProgram' ? [{ ...causeFinding(finding), isOk: null }] : [];
    return {
      address,
      server,
      findings: [...causes, ...jsonFindings(response, tools)],
      servers: [],
      response: response.address,
    };
  }
  const { known } = target;
  const findings = [causeFinding(known ? findingOfStation(finding, known) : finding)];
  if (tools.page !== null && CLOSED_TO_PAGES.includes(finding.cause)) {
    findings.push(checkFinding('kind', null, 'kindUnseen', { command: COMMAND }));
  }
  return { address, server, findings, servers: await serversToChoose(finding, baseUrl, tools) };
}

/** Returns the URL if its response is JSON in an unknown format that pages can read. Returns null otherwise. */
async function findJson(
  { baseUrl, typed = baseUrl }: CheckTarget,
  { probe, requestJsonp, page }: CheckTools,
): Promise<JsonAddress | null> {
  const address = readBaseUrl(typed, urlParts(baseUrl).protocol, (url) => new URL(url), true);
  if (!address) return null;
  const { outcome, status, body, text = '' } = await probe(address, 'read');
  if (outcome === 'response') {
    const hasJson = hasFields(body) || hasWrappedFields(text);
    return status === 200 && hasJson ? { address, callback: null } : null;
  }
  if (!page || (await probe(address, 'opaque')).outcome !== 'opaque') return null;
  for (const callback of USUAL_CALLBACKS) {
    if (hasFields(await requestJsonp(address, callback))) return { address, callback };
  }
  return null;
}

const hasFields = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).length > 0;

/**
 * Whether the text is JSON that tags can read even though it is wrapped, because it follows a warning or is the
 * argument of a call.
 */
function hasWrappedFields(text: string): boolean {
  try {
    const value = parseLoose(text);
    // A list may be part of a script or of a page.
    return !Array.isArray(value) && hasFields(value);
  } catch {
    return false;
  }
}

/** Returns the finding for a station whose server isn't a panel. The request was sent to that station's own URL. */
function findingOfStation({ cause, values }: Finding, { name, baseUrl }: KnownStation): Finding {
  return findingOfKind({ cause, values: { ...values, url: shownAddress(baseUrl) } }, name);
}

/**
 * Returns the report for a response that the map doesn't describe. `problem` describes how the response differs from
 * the map; null if the response can't be read.
 */
async function responseReport(
  { baseUrl: url, station: map }: KnownStation,
  problem: SetupProblem | null,
  { baseUrl, server }: CheckTarget,
  { probe, page }: CheckTools,
): Promise<CheckReport> {
  const context = { url, baseUrl: url, server, page, transport: 'auto', hasWorkedBefore: false };
  const failure = problem ? null : failureOf(await probe(url, 'read'), context);
  const finding = await diagnose(
    {
      ...context,
      kind: 'unreadable',
      problem: 'not JSON',
      mismatch: problem?.mismatch,
      ...failure,
      isResponse: true,
    },
    probe,
  );
  // Tags try JSONP if they can't read the response.
  const { cause } =
    finding.cause === 'noCors' && readMap(map).callback ? { cause: 'noCallback' as const } : finding;
  const findings = [causeFinding(findingOfKind({ ...finding, cause }, 'json'))];
  return { address: shownAddress(baseUrl), server, findings, servers: [], response: url };
}

async function otherServerReport(
  other: OtherServer,
  target: CheckTarget,
  tools: CheckTools,
): Promise<CheckReport> {
  const address = shownAddress(target.baseUrl);
  const findings = await otherServerFindings(other, target, tools);
  return { address, server: target.server, findings, servers: [] };
}

/**
 * Requests the history. A page follows redirects, as its tags do. A command reports a redirect, because it can't know
 * whether pages are allowed to follow it.
 */
async function probeHistory(url: string, baseUrl: string, { probe, page }: CheckTools): Promise<ProbeResult> {
  if (!page) return probe(url, 'manual');
  const isInsecure = page.protocol === 'https:' && baseUrl.startsWith('http:');
  // The browser would block this request.
  return isInsecure && !isOwnMachine(urlParts(baseUrl).hostname)
    ? { outcome: 'failed', code: 'insecure' }
    : probe(url, 'read');
}

/** Returns the failure, or null if the result contains a list. */
function failureOf(
  { outcome, status = 0, body, type = '', code }: ProbeResult,
  context: Pick<FailureDetails, 'url' | 'baseUrl' | 'server' | 'page'>,
): FailureDetails | null {
  const failure = { ...context, transport: context.page ? 'auto' : 'v2', hasWorkedBefore: false };
  if (code === 'insecure') return { ...failure, kind: 'unreachable', reason: code };
  if (outcome !== 'response') {
    return { ...failure, kind: 'unreachable', reason: outcome === 'timeout' ? outcome : 'network' };
  }
  if (status !== 200) {
    return { ...failure, kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  }
  if (serverNames(body) !== null) return null;
  const jsonProblem = /json/.test(type) ? 'broken JSON' : 'not JSON';
  return { ...failure, kind: 'unreadable', problem: body === undefined ? jsonProblem : 'no list of records' };
}

async function readByV2(
  history: ProbeResult,
  { baseUrl, server }: CheckTarget,
  { probe, requestJsonp }: CheckTools,
): Promise<PanelLists> {
  const read = async (path: string, query = ''): Promise<unknown> =>
    (await probe(baseUrl + path + PAGE + query, 'read')).body;
  const ofServer = `&server=${server}`;
  const [servers, channels, podcasts, legacyHistory] = await Promise.all([
    read(v2.servers),
    read(v2.channels, ofServer),
    read(v2.podcasts, ofServer),
    requestJsonp(`${baseUrl}${legacy.history}?limit=10&offset=0${ofServer}`),
  ]);
  return { history, servers, channels, podcasts, isJsonp: false, hasJsonp: legacyHistory !== undefined };
}

/** Reads the lists via JSONP if tags would use JSONP after this failure. Returns null otherwise, or if JSONP fails as well. */
async function readByJsonp(
  { reason, status = 0, problem, baseUrl, server }: FailureDetails,
  { requestJsonp }: CheckTools,
): Promise<PanelLists | null> {
  if (reason !== 'network' && ![404, 405, 501].includes(status) && problem !== 'not JSON') return null;
  const ofServer = `&server=${server}`;
  const body = await requestJsonp(`${baseUrl}${legacy.history}?limit=10&offset=0${ofServer}`);
  if (!listIn(body)) return null;
  const [servers, channels, podcasts] = await Promise.all([
    requestJsonp(baseUrl + legacy.servers + PAGE),
    requestJsonp(baseUrl + legacy.channels + PAGE + ofServer),
    requestJsonp(baseUrl + legacy.podcasts + PAGE + ofServer),
  ]);
  const history: ProbeResult = { outcome: 'response', status: 200, body };
  return { history, servers, channels, podcasts, isJsonp: true, hasJsonp: true };
}

function redirectFinding(url: string, { headers }: ProbeResult): Finding {
  const location = headers?.get('location') ?? '';
  const target = shownAddress(URL.canParse(location, url) ? new URL(location, url).href : location);
  return { cause: 'redirected', values: { url: `${shownAddress(url)} (to ${target})` } };
}

/** Returns the servers to choose from if the server number is wrong. */
async function serversToChoose(
  { cause }: Finding,
  baseUrl: string,
  { probe }: CheckTools,
): Promise<ServerName[]> {
  return cause === 'wrongServer' ? serversIn((await probe(baseUrl + v2.servers + PAGE, 'read')).body) : [];
}

function causeFinding({ cause, values }: Finding): CheckFinding {
  return { name: 'station', isOk: false, result: { cause }, values };
}
