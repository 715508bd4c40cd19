/**
 * In:  the operations of the document, good credentials, a seed and a number.
 * Out: the request with that number, the same every time, as the bytes to send.
 */
import type { Listed, OpenApi } from '../document-of.js';
import { resolved } from '../document-of.js';
import { bodyOf, type FuzzBody } from './bodies.js';
import { chanceOf, type Chance } from './chance.js';
import { encoded, oddText } from './odd-values.js';

export interface Target {
  document: OpenApi;
  operations: readonly Listed[];
  token: string;
  apiKey: string;
  port: number;
}

export interface FuzzRequest {
  parts: Buffer[];
  /** Whether a server that keeps to HTTP has to answer it. */
  isAnswerable: boolean;
}

const BESIDE = [
  '/',
  '/index.html',
  '/onair.js',
  '/onair.js.map',
  '/panel.js',
  '/openapi.json',
  '/docs',
  '/docs/',
  '/docs/show.js',
  '/docs/../panel.js',
  '/v/0.1.0/onair.js',
  '/covers/ab12/100.svg',
  '/covers/ffffffff/large.svg',
  '/covers/zz/100.svg',
  '/listen/1/radio.wav',
  '/listen/99/radio.wav',
  '/podcasts/',
  '/podcasts/1/',
  '/podcasts/1',
  '/podcasts/1/feed/',
  '/podcasts/1/feed.xml',
  '/podcasts/1/cover/',
  '/podcasts/1/episodes/1.wav',
  '/__control__/state/',
  '/__control__/faults/',
  '/api',
  '/api/',
  '/api/v1/broadcasters/',
  '/api/v2',
  '/api/v2/',
  '/api/v2/djs/',
  '/api/v2/music/',
  '/api/v3/history/',
  '//',
  '//api/v2/history/',
  '/api//v2/history/',
  '/api/v2/history/1/',
  '/api/v2/./history/',
  '/api/v2/../v2/history/',
  '/%',
  '/%zz',
  '/%00',
  '/%c0%af',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/api/v2/%68istory/',
  '/api/v2/history/%',
  '/api/v2/channels/%ff/',
  '/\u00e9',
  '/.git/config',
  '*',
  'http://evil.example/api/v2/history/',
  'http://[/api/v2/history/',
  '/a'.repeat(3000),
];

const IDS = [
  ...[
    '1',
    '1',
    '1',
    '1',
    '2',
    '3',
    '4',
    '5',
    '101',
    '102',
    '0',
    '-1',
    '007',
    '1.0',
    '1e3',
    'abc',
    'clear',
    'remove',
    ' 1',
    '1%20',
    '%31',
  ],
  ...[
    '%00',
    '%2e%2e',
    '..',
    '%F0%9F%8E%99',
    '9007199254740993',
    '99999999999999999999',
    '__proto__',
    "1'--",
    'x'.repeat(500),
  ],
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ODD_METHODS = [
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'M-SEARCH',
  'QUERY',
  'LINK',
  'SEARCH',
  'get',
  'FOO',
  'G\u00cbT',
  '',
];
const QUERIES = [
  'limit',
  'offset',
  'server',
  'start_ts',
  'end_ts',
  'utc',
  'format',
  'callback',
  'active',
  'on_air',
  'connected',
  '_',
];
const BROKEN_QUERIES = [
  '?',
  '&',
  '&&&',
  '%',
  '%zz=1',
  '=',
  '=1',
  'limit',
  'limit=%ff',
  'callback=%ED%A0%80',
  'limit[]=1',
  'server=1;2',
  '?limit=1',
  '__proto__=1',
  'a=1&'.repeat(2000),
];
const ACCEPT = [
  '*/*',
  '',
  'application/json',
  'text/html',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'application/*',
  'text/*',
  'image/png',
  'application/xml',
  ';',
  ',,,',
  'a/b/c',
  'application/json;q=NaN',
  'x'.repeat(500),
];
const HEADERS: Record<string, readonly string[]> = {
  Origin: ['https://page.example', 'null', ''],
  'Access-Control-Request-Method': ['POST', 'DELETE', ''],
  'If-None-Match': ['*', '"x"', 'W/"x"', ',,,', '"'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  Range: [
    'bytes=0-1',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'lines=1-2',
    'bytes=',
  ],
  'X-Forwarded-For': ['1.2.3.4', 'nobody', ''],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-Forwarded-Host': ['evil.example', '<b>', 'a b'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Content-Encoding': ['gzip', 'br', 'identity'],
  'Accept-Encoding': ['gzip', '*', ''],
  Cookie: ['a=b', '=;=;'],
  Expect: ['100-continue', 'magic'],
  Upgrade: ['websocket', 'h2c'],
  Referer: ['https://page.example/\u00e9'],
};

export function requestOf(target: Target, seed: string | number, number: number): FuzzRequest {
  const chance = chanceOf(seed, number);
  const operation = chance.is(0.85) ? chance.pick(target.operations) : null;
  const usual = operation?.method ?? 'GET';
  const method = chance.is(0.75) ? usual : chance.is(0.8) ? chance.pick(METHODS) : chance.pick(ODD_METHODS);
  const path = operation ? pathOf(chance, operation.path) : chance.pick(BESIDE);
  const url = path + queryOf(chance);
  const sendsBody = chance.is(operation?.requestBody ? 0.97 : 0.15);
  const body = sendsBody ? bodyOf(chance, bodySchema(target, operation)) : null;
  const headers = headersOf(chance, target, operation, body);
  return asBytes(chance, `${method} ${url} HTTP/1.1`, headers, body);
}

function bodySchema({ document }: Target, operation: Listed | null) {
  const content = operation?.requestBody?.content['application/json'];
  return content ? resolved(document, content.schema) : null;
}

function pathOf(chance: Chance, template: string): string {
  const path = template.replace('{id}', () =>
    // Small numbers for what was there, larger ones for what this storm has made.
    chance.is(0.75) ? String(chance.between(1, chance.pick([3, 12, 120]))) : chance.pick(IDS),
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
    headers.push(chance.is(0.8) ? `Authorization: JWT ${token}` : `SERVICE-API-KEY: ${apiKey}`);
  } else if (chance.is(0.2)) {
    const broken = [
      'JWT',
      'JWT a.b.c',
      `JWT ${token}x`,
      `JWT ${token} ${token}`,
      `jwt ${token}`,
      'Bearer x',
      'Basic Og==',
      ' ',
      'JWT \u00e9',
      `JWT ${'x'.repeat(3000)}`,
    ];
    headers.push(chance.is(0.9) ? `Authorization: ${chance.pick(broken)}` : 'SERVICE-API-KEY: \u00ff\u00fe');
  }
  for (const name of chance.some(Object.keys(HEADERS), 0.04))
    headers.push(`${name}: ${chance.pick(HEADERS[name] ?? [''])}`);
  return headers;
}

/** Mostly with its true length; sometimes in chunks, and seldom with a length that is a lie. */
function asBytes(chance: Chance, line: string, headers: string[], body: FuzzBody | null): FuzzRequest {
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
    !headers.some((each) => /^(Upgrade|Host: (?!127))/.test(each));
  return {
    parts: [Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), ...parts],
    isAnswerable: isOrdinary,
  };
}
