/** Sends emails via SMTP. */
import { connect, type Socket } from 'node:net';
import { rootCertificates } from 'node:tls';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { PanelOptions } from '../base/options.js';
import { readStartupFile, UnusableStartupFile } from '../base/startup-file.js';
import type { Secrets } from '../database/secrets.js';
import type { Store } from '../store/store.js';
import { chosenMailServer, MailFailure, type MailServer } from './mail-server.js';

export interface Mail {
  /** A single address. */
  to: string;
  /** A single line. */
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the email. Rejects with `MailFailure` after at most 15 seconds. */
  send(mail: Mail): Promise<void>;
}

/** Time limit for connecting, and for each step of the protocol. */
const STEP_TIMEOUT_MS = 5000;
/** Time limit for the whole email. */
const TOTAL_TIMEOUT_MS = 15_000;
const MAX_REASON_LENGTH = 500;
/**
 * Maximum length of the server's response in error messages. It's limited because another service on that port
 * could respond with anything.
 */
const MAX_RESPONSE_LENGTH = 80;

/**
 * Creates a mailer. When `closed` is aborted, pending emails are aborted. Throws `UnusableStartupFile` if the
 * certificates can't be used.
 */
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
      const late = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
      try {
        await deliver(server, mail, ca, AbortSignal.any([closed, late]));
      } catch (error) {
        // After a timeout, the error from the library only says that the email was aborted.
        const reason = late.aborted
          ? `The mail server took longer than ${TOTAL_TIMEOUT_MS / 1000} seconds`
          : error;
        throw new MailFailure(reasonOf(reason, server));
      }
    },
  };
}

function readCertificates(file: string): string {
  const text = readStartupFile(file);
  if (text === null) throw new UnusableStartupFile(file, 'there is no such file');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new UnusableStartupFile(file, 'it contains no certificate in PEM format');
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
    // Without `ignoreTLS`, the library would use STARTTLS if the server offers it, which fails with the
    // self-signed certificates of many local servers.
    ignoreTLS: encryption === null,
    ...(ca && { tls: { ca } }),
    ...(login && { auth: login }),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    socketCloseTimeout: 0,
    // The library must not read files or fetch URLs mentioned in the text.
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
      // Suppresses automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  } finally {
    transport.close();
    connection.destroy();
  }
}

/** Connects with the system's name resolution, because the mail library has its own resolver with a cache. */
function reach(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const end = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => end(new Error(`Connection timeout: ${host}:${port} did not respond`)),
      STEP_TIMEOUT_MS,
    );
    const stop = () => end(new Error('The panel is closing'));
    signal.addEventListener('abort', stop, { once: true });
    // Keep the listener for the whole connection: an `error` event without a listener would end the process.
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

/**
 * Returns the error as one line. Removes the username and password from it, because servers may echo what they
 * received.
 */
function reasonOf(error: unknown, { login }: MailServer): string {
  // A host with several addresses has one error per address.
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
    const responseText = typeof response === 'string' ? oneLine(response) : '';
    if (responseText === '') return message;
    // The library's message ends with the response.
    const [words = ''] = message.split(responseText, 1);
    return `${words.trim().slice(0, MAX_RESPONSE_LENGTH)} ${shortResponse(responseText)}`.trim();
  });
  return sentences.join('; ').slice(0, MAX_REASON_LENGTH);
}

/**
 * Returns the status code and the start of the text, or an explanation if the response isn't from a mail
 * server.
 */
function shortResponse(response: string): string {
  const [, code, text = ''] = /^(\d{3})[ -]?(.*)$/.exec(response) ?? [];
  if (code === undefined) return 'The service at this address is not a mail server.';
  return `${code} ${text.slice(0, MAX_RESPONSE_LENGTH)}`.trim();
}

function encoded({ user, pass }: { user: string; pass: string }): string[] {
  return [pass, `\0${user}\0${pass}`].map((text) => Buffer.from(text).toString('base64'));
}
