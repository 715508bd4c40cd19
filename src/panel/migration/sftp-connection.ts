/**
 * In:  an address, the fingerprints of the host that may be there, a login.
 * Out: a session over SFTP with that host, in which every wait ends.
 */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { createSftpSession, type SftpCallback, type SftpSession } from './sftp-session.js';

export interface Login {
  /** An IP address: a name would be looked up again. */
  address: string;
  port: number;
  /** Those that the host's key may have: `SHA256:` and base64. Another key ends the connection before the password is sent. */
  fingerprints: readonly string[];
  username: string;
  password: string;
  /** Ends the connection. */
  signal: AbortSignal;
}

/** Milliseconds until there is a connection, and for each answer after that. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** Rejects when the host can't be reached, has another key, or doesn't take the password. */
export async function connectSftp(login: Login): Promise<SftpSession> {
  const { address, port, username, password, fingerprints, signal } = login;
  const client = new ssh2.Client();
  // Small requests one after another: each would wait for the answer to the one before.
  const socket = connect({ host: address, port, noDelay: true });
  const ended = new AbortController();
  const end = (reason: Error): void => {
    ended.abort(reason);
    socket.destroy();
  };

  /** Waits for an answer of the host: not for ever, and no longer than the connection is there. */
  function request<T>(patience: number, call: (done: SftpCallback<T>) => void): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error('the host is silent')), patience);
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        ended.signal.removeEventListener('abort', broken);
        then();
      };
      const broken = () => settle(() => reject(ended.signal.reason));
      if (ended.signal.aborted) return broken();
      ended.signal.addEventListener('abort', broken);
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
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}
