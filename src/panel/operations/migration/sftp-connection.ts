/**
 * In:  an address, the fingerprints of the keys that its host may have, a login.
 * Out: an SFTP session with that host. Every request has a time limit.
 */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { SFTPWrapper } from 'ssh2';
import { createSftpSession, type SftpCallback, type SftpSession } from './sftp-session.js';

export interface Login {
  /** An IP address, since a name would be looked up again. */
  address: string;
  port: number;
  /** Of the host's key: `SHA256:` and base64. Another key ends the connection before the password is sent. */
  fingerprints: readonly string[];
  username: string;
  password: string;
  /** Aborting it ends the connection. */
  signal: AbortSignal;
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Rejects when the host can't be reached, has another key, or doesn't accept the password. */
export async function connectSftp(login: Login): Promise<SftpSession> {
  const { address, port, username, password, fingerprints, signal } = login;
  // Loaded on demand, since most panels never migrate an account.
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  // Without `noDelay` each small request would wait for the answer to the one before it.
  const socket = connect({ host: address, port, noDelay: true });
  const ended = new AbortController();
  const end = (reason: Error): void => {
    ended.abort(reason);
    socket.destroy();
  };

  /** Waits for an answer of the host. After `limit` milliseconds it ends the connection. */
  function request<T>(limit: number, call: (done: SftpCallback<T>) => void): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error('the host is silent')), limit);
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        ended.signal.removeEventListener('abort', onEnd);
        then();
      };
      const onEnd = () => settle(() => reject(ended.signal.reason));
      if (ended.signal.aborted) return onEnd();
      ended.signal.addEventListener('abort', onEnd);
      call((error, value) => settle(() => (error ? reject(error) : resolve(value))));
    });
  }

  client.on('error', end);
  client.on('close', () => end(new Error('the connection ended')));
  socket.on('error', end);
  const abort = () => end(new Error('the work was ended', { cause: signal.reason }));
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { signal: ended.signal });

  try {
    await request<void>(CONNECT_MS, (done) => {
      client.on('ready', () => done(null));
      client.connect({
        sock: socket,
        username,
        password,
        authHandler: ['password'],
        readyTimeout: CONNECT_MS,
        hostVerifier: (key: Buffer) => fingerprints.includes(fingerprintOf(key)),
      });
    });
    const sftp = await request<SFTPWrapper>(CONNECT_MS, (done) => client.sftp(done));
    if (sftp === undefined) throw new Error('the host has no SFTP');
    sftp.on('error', end);
    sftp.on('close', () => end(new Error('the connection ended')));
    return createSftpSession(
      sftp,
      (call) => request(ANSWER_MS, call),
      () => end(new Error('closed')),
    );
  } catch (error) {
    end(error as Error);
    throw error;
  }
}

/** As `ssh-keygen -l` prints it. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;
}
