/**
 * In:  a panel's address, the number of a server there, and a way to ask.
 * Out: what holds and what doesn't for pages that show it, with the cure for each.
 *
 * Pure: a command and a page run the same code, each with its own ways.
 */
import { legacy, v2 } from '../../../contract/paths.js';
import { isOwnMachine, partsOf, shownAddress } from '../address.js';
import { diagnose } from '../diagnose.js';
import type { CauseName } from '../../../words/causes/names.js';
import type { Failed, Finding, Look } from '../facts.js';
import { listIn, serverNames, serversIn } from '../servers.js';
import { COMMAND, lineOf, type Checked, type Line } from './line.js';
import { mayBeOther } from '../may-be-other.js';
import { findOther } from '../other-server.js';
import { linesOfOther } from './lines-of-other.js';
import { lookAround, type Station } from './look-around.js';
import type { Target, Ways } from './ways.js';

const PAGE = '?limit=100&offset=0';
/** Something answers that a page can't read: it may be any server. */
const CLOSED: readonly CauseName[] = ['noCors', 'policyNoCors'];

/** Never rejects for anything that the panel does. */
export async function checkPanel(target: Target, ways: Ways): Promise<Checked> {
  const { baseUrl, server } = target;
  const address = shownAddress(baseUrl);
  const url = `${baseUrl}${v2.history}?limit=10&offset=0&server=${server}`;
  const history = await askHistory(url, baseUrl, ways);
  const failed = failedOf(history, { url, baseUrl, server, page: ways.page });
  const isRedirect = history.came === 'redirect';
  const station = failed ? !isRedirect && (await byJsonp(failed, ways)) : await byV2(history, target, ways);
  if (station) return { address, server, ...(await lookAround(station, target, ways)) };
  const finding = isRedirect ? redirected(url, history) : await diagnose(failed!, ways.ask);
  const other = mayBeOther(finding.cause) ? await findOther(baseUrl, ways) : null;
  if (other) return { address, server, lines: await linesOfOther(other, target, ways), servers: [] };
  const isClosed = ways.page !== null && CLOSED.includes(finding.cause);
  const lines = [
    lineOfCause(finding),
    ...(isClosed ? [lineOf('kind', null, 'kindUnseen', { command: COMMAND })] : []),
  ];
  return { address, server, lines, servers: await serversAt(finding, baseUrl, ways) };
}

/** A page follows redirects as its tags do. A command can't tell whether pages may, and follows none. */
async function askHistory(url: string, baseUrl: string, { ask, page }: Ways): Promise<Look> {
  if (!page) return ask(url, 'manual');
  const isInsecure = page.protocol === 'https:' && baseUrl.startsWith('http:');
  // A browser would not send it.
  return isInsecure && !isOwnMachine(partsOf(baseUrl).hostname)
    ? { came: 'nothing', code: 'insecure' }
    : ask(url, 'read');
}

/** Null for a list. */
function failedOf(
  { came, status = 0, body, type = '', code }: Look,
  about: Pick<Failed, 'url' | 'baseUrl' | 'server' | 'page'>,
): Failed | null {
  const failed = { ...about, transport: about.page ? 'auto' : 'v2', hasAnswered: false };
  if (code === 'insecure') return { ...failed, kind: 'unreachable', reason: code };
  if (came !== 'answer')
    return { ...failed, kind: 'unreachable', reason: came === 'timeout' ? came : 'network' };
  if (status !== 200)
    return { ...failed, kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  if (serverNames(body) !== null) return null;
  const isBroken = /json/.test(type) ? 'broken JSON' : 'not JSON';
  return { ...failed, kind: 'unreadable', problem: body === undefined ? isBroken : 'no list of records' };
}

async function byV2(history: Look, { baseUrl, server }: Target, { ask, jsonp }: Ways): Promise<Station> {
  const read = async (path: string, more = ''): Promise<unknown> =>
    (await ask(baseUrl + path + PAGE + more, 'read')).body;
  const ofServer = `&server=${server}`;
  const [servers, channels, podcasts, older] = await Promise.all([
    read(v2.servers),
    read(v2.channels, ofServer),
    read(v2.podcasts, ofServer),
    jsonp(`${baseUrl}${legacy.history}?limit=10&offset=0${ofServer}`),
  ]);
  return { history, servers, channels, podcasts, isJsonp: false, hasJsonp: older !== undefined };
}

/** Where tags would turn to JSONP: what it gives. Null where nothing calls back either, or not with this server. */
async function byJsonp(
  { reason, status = 0, problem, baseUrl, server }: Failed,
  { jsonp }: Ways,
): Promise<Station | null> {
  if (reason !== 'network' && ![404, 405, 501].includes(status) && problem !== 'not JSON') return null;
  const ofServer = `&server=${server}`;
  const body = await jsonp(`${baseUrl}${legacy.history}?limit=10&offset=0${ofServer}`);
  if (!listIn(body)) return null;
  const [servers, channels, podcasts] = await Promise.all([
    jsonp(baseUrl + legacy.servers + PAGE),
    jsonp(baseUrl + legacy.channels + PAGE + ofServer),
    jsonp(baseUrl + legacy.podcasts + PAGE + ofServer),
  ]);
  const history: Look = { came: 'answer', status: 200, body };
  return { history, servers, channels, podcasts, isJsonp: true, hasJsonp: true };
}

function redirected(url: string, { headers }: Look): Finding {
  const location = headers?.get('location') ?? '';
  const to = shownAddress(URL.canParse(location, url) ? new URL(location, url).href : location);
  return { cause: 'redirected', values: { url: `${shownAddress(url)} (to ${to})` } };
}

/** What a page can offer in place of the number that is not there. */
async function serversAt(
  { cause }: Finding,
  baseUrl: string,
  { ask }: Ways,
): Promise<ReturnType<typeof serversIn>> {
  return cause === 'wrongServer' ? serversIn((await ask(baseUrl + v2.servers + PAGE, 'read')).body) : [];
}

function lineOfCause({ cause, values }: Finding): Line {
  return { name: 'station', holds: false, finding: { cause }, values };
}
