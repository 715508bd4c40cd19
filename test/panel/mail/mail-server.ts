/** SMTP servers in this process: with or without a password, and with or without encryption. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { listenInProcess, stopListening } from '../../kit/in-process-server.js';

export interface MailServer {
  port: number;
  /** Each mail as it was received. */
  mails: string[];
  /** Login of each sender, and whether the connection was encrypted. */
  logins: { user: string; pass: string; encrypted: boolean }[];
  /** Stops the server: later connections are refused. */
  leave(): Promise<void>;
}

export interface MailServerOptions {
  /** Login that senders need. Without it, anyone may send. */
  login?: { user: string; pass: string };
  /** Encryption of the connection. By default it is off and not offered. */
  encryption?: 'tls' | 'starttls';
  /** Whether to listen on a real port. TLS needs one: Node crashes if another kind of connection ends during the handshake. */
  onPort?: boolean;
  /** Whether it refuses every mail. */
  refuses?: true;
}

/** A self-signed certificate for `localhost`, and its key. */
export function makeCertificate(): { file: string; cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'onair-certificate-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const requested =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  const named = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', file];
  execFileSync('openssl', [...requested.split(' '), ...named], { stdio: 'pipe' });
  return { file, cert: readFileSync(file), key: readFileSync(key) };
}

/** Starts a server that the caller must stop. Use it in hooks, because the runner's `after` in a hook runs when the hook ends. */
export async function startMailServer(
  { login, encryption, onPort, refuses }: MailServerOptions = {},
  certificate?: { cert: Buffer; key: Buffer },
): Promise<MailServer> {
  const mails: string[] = [];
  const logins: MailServer['logins'] = [];
  const server = new SMTPServer({
    ...(certificate && { cert: certificate.cert, key: certificate.key }),
    secure: encryption === 'tls',
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: [...(encryption ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    onAuth(given, session, response) {
      const [username, password] = [given.username ?? '', given.password ?? ''];
      logins.push({ user: username, pass: password, encrypted: session.secure });
      if (username === login?.user && password === login.pass) response(null, { user: username });
      // Some servers echo what they were sent.
      else response(new Error(`No such login: ${username} ${password}`));
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refuses) return done(new Error('Nothing for us'));
        mails.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  // Emitted if a client closes the connection because it doesn't trust the certificate.
  server.on('error', () => undefined);
  const port = onPort ? await listenOnPort(server.server) : listenInProcess(server.server);
  const leave = () => {
    stopListening(port);
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port, mails, logins, leave };
}

async function listenOnPort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts a server that stops with the test or suite. */
export async function openMailServer(...requested: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...requested);
  after(server.leave);
  return server;
}

/** A server that sends at most a greeting. */
export function openSilentServer(greeting = ''): { port: number; connections: () => number } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (greeting !== '') socket.write(greeting);
  });
  const port = listenInProcess(server);
  after(() => {
    stopListening(port);
    for (const socket of sockets) socket.destroy();
  });
  return { port, connections: () => sockets.size };
}

/** Returns the decoded text of a mail. */
export function textOf(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns the link in a mail. */
export function linkIn(mail: string): URL {
  return new URL(/https?:\/\/\S+/.exec(textOf(mail))?.[0] ?? '');
}
