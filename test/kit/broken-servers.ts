/** Real servers on this machine, each with one typical configuration fault. */
import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CauseName } from '../../src/words/owner-words.js';

export interface BrokenServer {
  /** Host and port. */
  host: string;
  close(): Promise<void>;
}

const HISTORY = '/api/v2/history/';
const SERVERS = '/api/v2/servers/';
const CORS = { 'Access-Control-Allow-Origin': '*' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const LIST = JSON.stringify([{ id: 1, name: 'Radio Meridian' }]);
const PAGE = '<!doctype html><title>Welcome</title><p>Our site';

type Responder = (response: ServerResponse, path: string) => void;

const send =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, { ...CORS, ...headers }).end(body);
/** A response without CORS headers. */
const hidden =
  (status: number, body: string, headers: Record<string, string>): Responder =>
  (response) =>
    response.writeHead(status, headers).end(body);
const silent: Responder = () => undefined;
/** Sends this response for the history, and valid responses for the servers. */
const only =
  (history: Responder): Responder =>
  (response, path) =>
    (path === HISTORY ? history : path === SERVERS ? send(200, LIST, JSON_TYPE) : send(404))(response, path);

/** Returns the first half of a gzipped body. */
const half = (): Buffer => {
  const whole = gzipSync(
    JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, title: String(Math.sin(id)) }))),
  );
  return whole.subarray(0, whole.length / 2);
};

/** Responses by fault. They have CORS headers unless missing headers are the fault. */
export const HTTP_FAULTS = {
  website: send(200, PAGE, HTML),
  websiteNotFound: send(404, PAGE, HTML),
  noPanel: send(404, 'not here', { 'Content-Type': 'text/plain' }),
  otherProgram: send(200, '{"hello":"you"}', JSON_TYPE),
  listMissing: only(send(404)),
  legacyMissing: only(send(200, '[]', JSON_TYPE)),
  noSuchServer: (response, path) =>
    (path === SERVERS ? send(404) : send(400, '{"server":["invalid_choice"]}', JSON_TYPE))(response, path),
  login: send(401, '{}', JSON_TYPE),
  forbidden: send(403, PAGE, HTML),
  throttled: send(429, '', { 'Retry-After': '60' }),
  crashed: send(500, PAGE, HTML),
  gateway: send(502, PAGE, HTML),
  busy: send(503, '{}', JSON_TYPE),
  refused: send(418),
  brokenJson: send(200, '[{"id":1,', JSON_TYPE),
  brokenGzip: send(200, half(), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
  cut: (response) => {
    response.writeHead(200, { ...CORS, ...JSON_TYPE, 'Content-Length': '1000' }).write('[{"id":1,');
    setTimeout(() => response.destroy(), 50);
  },
  tooLarge: send(200, `[${' '.repeat(8_000_001)}]`, JSON_TYPE),
  noCors: hidden(200, '[]', JSON_TYPE),
  websiteNoCors: hidden(404, PAGE, HTML),
  redirected: send(302, '', { Location: 'http://elsewhere.invalid/' }),
  swallowed: silent,
  slow: only(silent),
} satisfies Record<string, Responder>;

export type HttpFault = keyof typeof HTTP_FAULTS;

/** The causes that pages and the command report identically. */
export const COMMON_CAUSES = {
  websiteNotFound: 'website',
  noPanel: 'noPanel',
  otherProgram: 'otherProgram',
  listMissing: 'listMissing',
  noSuchServer: 'noSuchServer',
  login: 'login',
  forbidden: 'forbidden',
  throttled: 'throttled',
  crashed: 'crashed',
  gateway: 'gateway',
  busy: 'busy',
  refused: 'refused',
  brokenJson: 'brokenJson',
  cut: 'cut',
  redirected: 'redirected',
} satisfies Partial<Record<HttpFault, CauseName>>;

export function startBroken(fault: HttpFault): Promise<BrokenServer> {
  return listen(createServer(listener(HTTP_FAULTS[fault])));
}

/** Closes the connection of the first request, and responds to later ones with an empty list. */
export function startPassing(): Promise<BrokenServer> {
  let isFirst = true;
  return listen(
    createServer((request, response) => {
      if (isFirst) request.socket.destroy();
      else send(200, '[]', JSON_TYPE)(response, '');
      isFirst = false;
    }),
  );
}

export type TlsFault = 'ended' | 'own' | 'chain' | 'name' | 'none';

/** Starts an https server with a faulty certificate; with `none`, the certificate is valid if its authority is trusted. */
export function startSecure(fault: TlsFault, certificates: Certificates): Promise<BrokenServer> {
  const { cert, key } = certificates[fault];
  return listen(createSecureServer({ cert, key }, listener(send(200, LIST, JSON_TYPE))));
}

/** Accepts connections and resets them immediately. */
export function startReset(): Promise<BrokenServer> {
  return listen(createTcpServer((socket) => socket.resetAndDestroy()));
}

/** Returns the host and a port of this machine on which no program listens. */
export async function closedPort(): Promise<string> {
  const server = await listen(createTcpServer());
  await server.close();
  return server.host;
}

export type Certificates = Record<TlsFault, { cert: Buffer; key: Buffer }> & { authority: Buffer };

/** Creates certificates for 127.0.0.1, each with one fault except `none`, and the certificate of the authority that signed some of them. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'onair-certificates-'));
  const file = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): void =>
    void execFileSync('openssl', args, { stdio: 'pipe', cwd: folder });
  const read = (name: string) => ({
    cert: readFileSync(file(`${name}.pem`)),
    key: readFileSync(file(`${name}.key`)),
  });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  function sign(name: string, authority: string, alt: string, dates: string[], isAuthority = false): void {
    writeFileSync(
      file('extensions'),
      `subjectAltName=${alt}\nbasicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}\n`,
    );
    openssl(
      'req',
      '-new',
      ...newKey,
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    );
    const by =
      authority === name
        ? ['-key', `${name}.key`]
        : ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-out',
      `${name}.pem`,
      ...by,
      ...dates,
      '-extfile',
      'extensions',
    );
  }
  try {
    const here = 'IP:127.0.0.1,DNS:localhost';
    const valid = ['-days', '2'];
    sign('authority', 'authority', 'DNS:authority', valid, true);
    sign('between', 'authority', 'DNS:between', valid, true);
    sign('none', 'authority', here, valid);
    sign('own', 'own', here, valid);
    sign('chain', 'between', here, valid);
    sign('name', 'authority', 'DNS:elsewhere.example', valid);
    try {
      sign('ended', 'authority', here, ['-not_before', '20200101000000Z', '-not_after', '20200102000000Z']);
    } catch {
      // OpenSSL before 3.4 lacks these options but accepts negative days.
      sign('ended', 'authority', here, ['-days', '-1']);
    }
    const faults: TlsFault[] = ['none', 'own', 'chain', 'name', 'ended'];
    const made = Object.fromEntries(faults.map((each) => [each, read(each)])) as Record<
      TlsFault,
      ReturnType<typeof read>
    >;
    return { ...made, authority: readFileSync(file('authority.pem')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listener(respond: Responder): RequestListener {
  return (request, response) => respond(response, new URL(request.url!, 'http://x').pathname);
}

async function listen(server: Server | TcpServer): Promise<BrokenServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
