/** Opens an SFTP session in which each request has a time limit. */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { SFTPWrapper } from 'ssh2';
import { createSftpSession, type SftpCallback, type SftpSession } from './sftp-session.js';

export interface SftpLogin {
  /** IP address of the host. It isn't a name, because a name would be resolved again. */
  address: string;
  port: number;
  /**
   * Fingerprints of the accepted host keys, as `SHA256:` followed by base64. If the host has any other key, the
   * connection is closed before the password is sent.
   */
  fingerprints: readonly string[];
  username: string;
  password: string;
  /** When this signal is aborted, the connection is closed. */
  signal: AbortSignal;
}

const CONNECT_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;

/** Rejects if the host can't be reached, has another key, or doesn't accept the password. */
export async function connectSftp(login: SftpLogin): Promise<SftpSession> {
  const { address, port, username, password, fingerprints, signal } = login;
  // Loaded on demand, since most panels never migrate an account.
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  // Without `noDelay`, each small request would wait for the response to the previous one.
  const socket = connect({ host: address, port, noDelay: true });
  const ended = new AbortController();
  const end = (reason: Error): void => {
    ended.abort(reason);
    socket.destroy();
  };

  /**
   * Waits for the host's response. If the response takes more than `limit` milliseconds, closes the connection.
   */
  function request<T>(limit: number, call: (done: SftpCallback<T>) => void): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error('the host does not respond')), limit);
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
  const abort = () => end(new Error('the transfer was aborted', { cause: signal.reason }));
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { signal: ended.signal });

  try {
    await request<void>(CONNECT_TIMEOUT_MS, (done) => {
      client.on('ready', () => done(null));
      client.connect({
        sock: socket,
        username,
        password,
        authHandler: ['password'],
        readyTimeout: CONNECT_TIMEOUT_MS,
        hostVerifier: (key: Buffer) => fingerprints.includes(fingerprintOf(key)),
      });
    });
    const sftp = await request<SFTPWrapper>(CONNECT_TIMEOUT_MS, (done) => client.sftp(done));
    if (sftp === undefined) throw new Error('the host does not support SFTP');
    sftp.on('error', end);
    sftp.on('close', () => end(new Error('the connection ended')));
    return createSftpSession(
      sftp,
      (call) => request(RESPONSE_TIMEOUT_MS, call),
      () => end(new Error('closed')),
    );
  } catch (error) {
    end(error as Error);
    throw error;
  }
}

/** Returns the fingerprint in the format of `ssh-keygen -l`. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;
}
