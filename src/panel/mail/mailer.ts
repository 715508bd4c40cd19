/**
 * In:  a mail.
 * Out: the mail server's word that it took it, or the reason why not.
 */
import { connect, type Socket } from 'node:net';
import { rootCertificates } from 'node:tls';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { PanelOptions } from '../options.js';
import { readStartupFile, UnusableStartupFile } from '../startup-file.js';
import type { Secrets } from '../store/secrets.js';
import type { Store } from '../store/store.js';
import { chosenMailServer, MailFailure, type MailServer } from './mail-server.js';

export interface Mail {
  /** One address. */
  to: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  /** Settles when the server took it. Rejects with `MailFailure`, after a quarter of a minute at the latest. */
  send(mail: Mail): Promise<void>;
}

/** In milliseconds: for the connection and each step on it, and for all of it. */
const STEP = 5000;
const WHOLE = 15_000;
const LONGEST_REASON = 500;

/** Whatever is under way ends when `closed` is aborted. Throws `UnusableStartFile` for certificates that can't be used. */
export function createMailer(
  { smtpCa }: Pick<PanelOptions, 'smtpCa'>,
  store: Store,
  secrets: Secrets,
  closed: AbortSignal,
): Mailer {
  const ca = smtpCa === null ? undefined : [...rootCertificates, readCertificates(smtpCa)];
  return {
    async send(mail) {
      const server = await chosenMailServer(store, secrets);
      const late = AbortSignal.timeout(WHOLE);
      try {
        await deliver(server, mail, ca, AbortSignal.any([closed, late]));
      } catch (error) {
        // The library says no more than that it was told to stop.
        const reason = late.aborted ? `The mail server took longer than ${WHOLE / 1000} seconds` : error;
        throw new MailFailure(reasonOf(reason, server));
      }
    },
  };
}

function readCertificates(file: string): string {
  const text = readStartupFile(file);
  if (text === null) throw new UnusableStartupFile(file, 'there is no such file');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new UnusableStartupFile(file, 'it holds no certificate in PEM form');
}

async function deliver(
  { host, port, login, encryption, sender }: MailServer,
  { to, subject, text }: Mail,
  ca: string[] | undefined,
  signal: AbortSignal,
): Promise<void> {
  const connection = await reach(host, port, signal);
  const options: SMTPTransportOptions = {
    host,
    port,
    getSocket: (_options, use) => use(null, { connection }),
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    // Not at all means not at all: a server on this machine often offers a certificate that nobody signed.
    ignoreTLS: encryption === null,
    ...(ca && { tls: { ca } }),
    ...(login && { auth: login }),
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    socketCloseTimeout: 0,
    // What a text says is never a file to read or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  try {
    await transport.sendMail({
      from: sender,
      to: { name: '', address: to },
      subject,
      text,
      // So that no out-of-office answers it.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  } finally {
    transport.close();
    connection.destroy();
  }
}

/** The mail library asks name servers itself, and keeps what they said: here a name means what it means to this machine. */
function reach(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const end = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => end(new Error(`Connection timeout: ${host}:${port} did not answer`)),
      STEP,
    );
    const stop = () => end(new Error('The panel is closing'));
    signal.addEventListener('abort', stop, { once: true });
    // Also later: an error that nobody listens for would end the process.
    socket.on('error', end);
    socket.once('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
  });
}

/** One line, without what it takes to log in: servers may repeat what they were sent. */
function reasonOf(error: unknown, { login }: MailServer): string {
  // A name may stand for several addresses: then there is an error for each.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const said = errors.map((each) => (each instanceof Error ? each.message : String(each))).join('; ');
  const secrets = login === null || login.pass === '' ? [] : [login.pass, ...encoded(login)];
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '***'), said)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, LONGEST_REASON);
}

function encoded({ user, pass }: { user: string; pass: string }): string[] {
  return [pass, `\0${user}\0${pass}`].map((text) => Buffer.from(text).toString('base64'));
}
