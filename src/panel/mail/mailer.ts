/**
 * In:  a mail.
 * Out: the mail, accepted by the mail server, or the reason why it was not.
 */
import { connect, type Socket } from 'node:net';
import { rootCertificates } from 'node:tls';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { PanelOptions } from '../base/options.js';
import { readStartupFile, UnusableStartupFile } from '../base/startup-file.js';
import type { Secrets } from '../database/secrets.js';
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
  /** Resolves when the server has accepted the mail. Rejects with `MailFailure`, after 15 seconds at the latest. */
  send(mail: Mail): Promise<void>;
}

/** Time limits in milliseconds: for the connection and each step of the protocol, and for the whole. */
const STEP = 5000;
const WHOLE = 15_000;
const LONGEST_REASON = 500;
/** Of what the mail server answers, after its code: whatever else listens there may say anything. */
const LONGEST_ANSWER = 80;

/** Mails in flight are given up when `closed` is aborted. Throws `UnusableStartupFile` for certificates that can't be used. */
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
        // The library's own error says only that it was aborted.
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
    // Otherwise the library would use STARTTLS where it is offered, often with a self-signed certificate on a local server.
    ignoreTLS: encryption === null,
    ...(ca && { tls: { ca } }),
    ...(login && { auth: login }),
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    socketCloseTimeout: 0,
    // The library must not read files or fetch addresses that a text names.
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
      // Asks for no automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  } finally {
    transport.close();
    connection.destroy();
  }
}

/** Connects by the system's own name resolution: the mail library has one of its own, with a cache. */
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
    // Stays for the whole connection: an `error` event without a listener would end the process.
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

/** The error in one line, without the login: servers may repeat what they were sent. */
function reasonOf(error: unknown, { login }: MailServer): string {
  // A name with several addresses has an error for each.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const secrets = login === null || login.pass === '' ? [] : [login.pass, ...encoded(login)];
  const oneLine = (text: string): string =>
    secrets
      .reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  const sentences = errors.map((each) => {
    const message = oneLine(each instanceof Error ? each.message : String(each));
    const { response } = each as { response?: unknown };
    const answer = typeof response === 'string' ? oneLine(response) : '';
    if (answer === '') return message;
    // The library puts the answer behind its own words.
    const [words = ''] = message.split(answer, 1);
    return `${words.trim().slice(0, LONGEST_ANSWER)} ${shortAnswer(answer)}`.trim();
  });
  return sentences.join('; ').slice(0, LONGEST_REASON);
}

/** The code and the beginning of its text; only a sentence for what is no answer of a mail server. */
function shortAnswer(answer: string): string {
  const [, code, text = ''] = /^(\d{3})[ -]?(.*)$/.exec(answer) ?? [];
  if (code === undefined) return 'What answers there is no mail server.';
  return `${code} ${text.slice(0, LONGEST_ANSWER)}`.trim();
}

function encoded({ user, pass }: { user: string; pass: string }): string[] {
  return [pass, `\0${user}\0${pass}`].map((text) => Buffer.from(text).toString('base64'));
}
