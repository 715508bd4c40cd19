/** Real SMTP servers on loopback ports: open ones, ones with a password, encrypted ones. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  /** Each mail as it came over the wire. */
  mails: string[];
  /** What each mail's sender gave as name and password, and how it travelled. */
  logins: { user: string; pass: string; encrypted: boolean }[];
  /** Until now it answers; from now on nobody is there. */
  leave(): Promise<void>;
}

export interface MailServerOptions {
  /** Absent: everybody may send. */
  login?: { user: string; pass: string };
  /** Absent: not at all, and it isn't offered. */
  encryption?: 'tls' | 'starttls';
  /** Whether it refuses what it is sent. */
  refuses?: true;
}

/** A certificate for `localhost` that nobody but who is told trusts, and its key. */
export function makeCertificate(): { file: string; cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'onair-certificate-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  const named = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', file];
  execFileSync('openssl', [...asked.split(' '), ...named], { stdio: 'pipe' });
  return { file, cert: readFileSync(file), key: readFileSync(key) };
}

/** One that whoever started it ends: what a hook opens, the runner takes for over when the hook is. */
export async function startMailServer(
  { login, encryption, refuses }: MailServerOptions = {},
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
    onAuth(given, session, answer) {
      const [username, password] = [given.username ?? '', given.password ?? ''];
      logins.push({ user: username, pass: password, encrypted: session.secure });
      if (username === login?.user && password === login.pass) answer(null, { user: username });
      // Such servers there are: they say what they were sent.
      else answer(new Error(`No such login: ${username} ${password}`));
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
  // A client that ends the connection for a certificate it doesn't trust.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const leave = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: (server.server.address() as AddressInfo).port, mails, logins, leave };
}

/** One that is ended with the test, or with the file's tests where it is opened outside of them. */
export async function openMailServer(...asked: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...asked);
  after(server.leave);
  return server;
}

/** Takes connections, says one thing at most, and nothing more. */
export async function openSilentServer(greeting = ''): Promise<{ port: number; connections: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (greeting !== '') socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => sockets.size };
}

/** The text of a mail, without what the wire needs. */
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

/** The link in a mail. */
export function linkIn(mail: string): URL {
  return new URL(/https?:\/\/\S+/.exec(textOf(mail))?.[0] ?? '');
}
