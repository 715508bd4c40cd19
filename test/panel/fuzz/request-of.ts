/** Creates random requests. The same seed and number give the same bytes. */
import { type Listed, type OpenApi, resolved } from '../../kit/document-of.js';
import { bodyOf, goodBody, type FuzzBody, type Known } from './bodies.js';
import { chanceOf, type Chance } from './chance.js';
import { BESIDE, IDS, METHODS, ODD_METHODS, QUERIES, BROKEN_QUERIES, ACCEPT, HEADERS } from './odd-parts.js';
import { encoded, oddText } from './odd-values.js';

export interface Target {
  document: OpenApi;
  operations: readonly Listed[];
  token: string;
  apiKey: string;
  /** Keys of the administration API: first the administrator's, then others. */
  keys: readonly string[];
  /** Ids of tracks in the library. */
  tracks: readonly number[];
  /** Valid values for bodies and queries; the operation's own values have priority. */
  knownFor(operationId: string): Known;
  port: number;
}

/**
 * Maximum size of bodies in bytes. The server reads a refused body for only half a second, and then closes the
 * connection. On a busy machine the response to a longer body could be lost.
 */
const SOON_READ = 65_536;

export interface FuzzRequest {
  parts: Buffer[];
  /** Whether HTTP requires a response. */
  isAnswerable: boolean;
  /** The operation before method and path were changed; null for a path that isn't in the document. */
  operationId: string | null;
}

export function requestOf(target: Target, seed: string | number, number: number): FuzzRequest {
  const chance = chanceOf(seed, number);
  const operation = chance.is(0.85) ? chance.pick(target.operations) : null;
  if (operation && chance.is(0.3)) return goodRequest(chance, target, operation);
  const usual = operation?.method ?? 'GET';
  const method = chance.is(0.75) ? usual : chance.is(0.8) ? chance.pick(METHODS) : chance.pick(ODD_METHODS);
  const path = operation ? pathOf(chance, operation.path, target.tracks) : chance.pick(BESIDE);
  const url = path + queryOf(chance);
  const sendsBody = chance.is(operation?.requestBody ? 0.97 : 0.15);
  const body = sendsBody
    ? bodyOf(chance, bodySchema(target, operation), target.knownFor(operation?.operationId ?? ''))
    : null;
  const headers = headersOf(chance, target, operation, body);
  const operationId = operation && method === operation.method ? operation.operationId : null;
  return { ...asBytes(chance, `${method} ${url} HTTP/1.1`, headers, body), operationId };
}

/** A valid request, so that there are always records for the others. */
function goodRequest(chance: Chance, target: Target, operation: Listed): FuzzRequest {
  const { operationId, method, path, parameters = [], requestBody } = operation;
  const known = target.knownFor(operationId);
  const query = parameters
    .filter(
      ({ name, in: place, required }) =>
        place === 'query' && (required || chance.is(name === 'server' ? 0.9 : 0.3)),
    )
    .map(
      ({ name }) =>
        `${name}=${encoded(name === 'server' ? serverFor(operationId) : queryValue(chance, known, name))}`,
    );
  const bytes = requestBody ? goodBody(chance, bodySchema(target, operation), known) : null;
  const head = [
    `${method} ${path.replace(PARAMETER, likelyId(chance, path, target.tracks))}?${query.join('&')} HTTP/1.1`,
    `Host: 127.0.0.1:${target.port}`,
    'Connection: close',
    // Another address for each request, because of the limits by address.
    `X-Forwarded-For: 10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(0, 255)}`,
    ...(operation.security.length > 0 ? [credentialOf(target, path, 0)] : []),
    ...(bytes ? ['Content-Type: application/json', `Content-Length: ${bytes.length}`] : []),
  ];
  const parts = [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes ?? Buffer.alloc(0)];
  return { parts, isAnswerable: true, operationId };
}

/** Keeps the schedule of the first server, because other requests need its events. */
const serverFor = (operationId: string) => (operationId === 'clearGrid' ? '2' : '1');

const PARAMETER = /\{\w+\}/;

/** `who` is the index of a key of the administration API. */
function credentialOf({ apiKey, keys }: Target, path: string, who: number): string {
  return path.startsWith('/api/v1/')
    ? `Authorization: Token ${keys[who] ?? ''}`
    : `SERVICE-API-KEY: ${apiKey}`;
}

function queryValue(chance: Chance, known: Known, name: string): string {
  return known[name] ? String(chance.pick(known[name])) : rightParameter(chance, name);
}

/** Small ids for existing records, larger ones for records that were created by these requests. */
function likelyId(chance: Chance, path: string, tracks: readonly number[]): string {
  const isTrack = path.includes('/music/');
  return String(isTrack ? chance.pick(tracks) : chance.between(1, chance.pick([3, 12, 120, 600])));
}

function bodySchema({ document }: Target, operation: Listed | null) {
  const content = operation?.requestBody?.content['application/json'];
  return content ? resolved(document, content.schema) : null;
}

function pathOf(chance: Chance, template: string, tracks: readonly number[]): string {
  const path = template.replace(PARAMETER, () =>
    chance.is(0.25) ? chance.pick(IDS) : likelyId(chance, template, tracks),
  );
  if (chance.is(0.92)) return path;
  return chance.pick([
    path.slice(0, -1),
    `${path}/`,
    path.toUpperCase(),
    path.replace('/api', '//api'),
    path.replace('a', '%61'),
    `${path}${encoded(oddText(chance))}/`,
    path.replaceAll('/', '%2f'),
    `${path};jsessionid=1`,
    `${path}#fragment`,
  ]);
}

function queryOf(chance: Chance): string {
  if (chance.is(0.5)) return '';
  if (chance.is(0.1)) return `?${chance.pick(BROKEN_QUERIES)}`;
  const pairs = chance.some(QUERIES, 0.3).map((name) => {
    const value = chance.is(0.4) ? rightParameter(chance, name) : oddText(chance);
    return `${name}=${encoded(value)}`;
  });
  return `?${pairs.join('&')}`;
}

function rightParameter(chance: Chance, name: string): string {
  const values: Record<string, string[]> = {
    start_ts: ['1772755200', '1774742400', '1761350400'],
    end_ts: ['1773360000', '1775347200', '1792886400'],
    format: ['json', 'jsonp', 'xml'],
    callback: ['cb', 'a.b[0]', 'jQuery123_456'],
  };
  return chance.pick(values[name] ?? ['0', '1', '2', '10']);
}

function headersOf(
  chance: Chance,
  target: Target,
  operation: Listed | null,
  body: FuzzBody | null,
): string[] {
  const { token, apiKey, port } = target;
  const host = chance.is(0.95)
    ? `127.0.0.1:${port}`
    : chance.pick(['', 'evil.example', 'a b', '[::1]', 'x:99999', '<b>', `h`.repeat(300)]);
  const headers = [`Host: ${host}`, 'Connection: close'];
  if (chance.is(0.15)) headers.push(`Accept: ${chance.pick(ACCEPT)}`);
  if (body?.type !== null && body) headers.push(`Content-Type: ${body.type}`);
  const isNeeded = (operation?.security.length ?? 0) > 0;
  if (chance.is(isNeeded ? 0.8 : 0.1)) {
    const isAdministration = operation?.path.startsWith('/api/v1/') ?? chance.is(0.5);
    if (isAdministration) headers.push(`Authorization: Token ${chance.pick(target.keys)}`);
    else headers.push(chance.is(0.8) ? `Authorization: JWT ${token}` : `SERVICE-API-KEY: ${apiKey}`);
  } else if (chance.is(0.2)) {
    const broken = [
      'JWT',
      'JWT a.b.c',
      `JWT ${token}x`,
      `JWT ${token} ${token}`,
      `jwt ${token}`,
      `Token ${token}`,
      'Token',
      'Token x y',
      `token ${target.keys[0] ?? ''}`,
      'Bearer x',
      'Basic Og==',
      ' ',
      'JWT \u00e9',
      `JWT ${'x'.repeat(3000)}`,
    ];
    headers.push(chance.is(0.9) ? `Authorization: ${chance.pick(broken)}` : 'SERVICE-API-KEY: \u00ff\u00fe');
  }
  for (const name of chance.some(Object.keys(HEADERS), operation ? 0.04 : 0.1))
    headers.push(`${name}: ${chance.pick(HEADERS[name] ?? [''])}`);
  return headers;
}

/** Usually with the correct length, sometimes in chunks, rarely with a wrong length. */
function asBytes(
  chance: Chance,
  line: string,
  headers: string[],
  body: FuzzBody | null,
): Omit<FuzzRequest, 'operationId'> {
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const framing = body === null ? 'none' : chance.is(0.88) ? 'length' : chance.is(0.85) ? 'chunks' : 'lie';
  const head = [line, ...headers];
  const parts: Buffer[] = [];
  if (framing === 'chunks') {
    head.push('Transfer-Encoding: chunked');
    const middle = chance.between(0, bytes.length);
    for (const piece of [bytes.subarray(0, middle), bytes.subarray(middle)]) {
      if (piece.length > 0)
        parts.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
    }
    parts.push(Buffer.from('0\r\n\r\n'));
  } else if (framing !== 'none') {
    const length =
      framing === 'length'
        ? bytes.length
        : chance.pick([bytes.length + 10, Math.max(0, bytes.length - 1), -1, 1e15, 'ten']);
    head.push(`Content-Length: ${length}`);
    parts.push(bytes);
  }
  const isOrdinary =
    /^[A-Z-]+ \/[!-~]* HTTP/.test(line) &&
    !line.startsWith('CONNECT') &&
    framing !== 'lie' &&
    !headers.some((each) => /^(Upgrade|Host: (?!127))/.test(each)) &&
    parts.reduce((sum, { length }) => sum + length, 0) <= SOON_READ;
  return {
    parts: [Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), ...parts],
    isAnswerable: isOrdinary,
  };
}
