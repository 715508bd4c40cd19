/**
 * Runs a real OpenSSH server with a temporary host key, configuration and user. OpenSSH checks passwords of system users only, so this
 * requires root.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MigrationSource } from '../../src/panel/base/options.js';
import { endWithTests } from './end-with-tests.js';
import { PATIENCE_MS } from './patience.js';
import { until } from './until.js';
import { notInstalled } from './why-missing.js';

const run = promisify(execFile);
const PROGRAM = '/usr/sbin/sshd';

export interface Sshd extends MigrationSource {
  username: string;
  password: string;
  /** Home folder of the user. */
  home: string;
  /** Returns the log of the server and its sessions. */
  log(): string;
  /** Returns the number of open sessions. */
  sessions(): number;
  /** Kills all sessions. */
  cutSessions(): void;
  close(): Promise<void>;
}

/** Returns the reason why OpenSSH can't run here; null if it can. */
export function whyNoSshd(): string | null {
  if (!existsSync(PROGRAM)) return notInstalled(PROGRAM);
  return process.getuid?.() === 0 ? null : 'Only root can create the user that OpenSSH needs.';
}

/** Returns null if OpenSSH can't run here. */
export async function openSshd(): Promise<Sshd | null> {
  if (whyNoSshd() !== null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'onair-sshd-'));
  const home = join(folder, 'home');
  // The user must be able to enter its home folder. Only root may read the host key.
  await run('chmod', ['755', folder]);
  mkdirSync(home);
  const key = join(folder, 'key');
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  const [, fingerprint = ''] = (await run('ssh-keygen', ['-l', '-f', key])).stdout.split(' ');
  await removeStale();
  const username = await addUser(home);
  const password = 'left behind 7';
  await setPassword(username, password);

  const port = await freePort();
  // The server needs this folder, which is missing if no system service has created it.
  mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const configuration = join(folder, 'sshd_config');
  writeFileSync(configuration, configure({ port, key, username }));
  const server = spawn(PROGRAM, ['-D', '-e', '-f', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  endWithTests(server);
  let said = '';
  server.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  await listening(server, port, () => said);

  return {
    host: '127.0.0.1',
    port,
    fingerprint,
    username,
    password,
    home,
    log: () => said,
    sessions: () => below(server).length,
    cutSessions: () => below(server).forEach((pid) => end(pid)),
    async close() {
      below(server).forEach((pid) => end(pid));
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null && server.kill('SIGKILL')) await ended;
      await run('userdel', ['-f', username]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configure({ port, key, username }: { port: number; key: string; username: string }): string {
  return `
Port ${port}
ListenAddress 127.0.0.1
HostKey ${key}
PidFile none
UsePAM no
PasswordAuthentication yes
KbdInteractiveAuthentication no
PubkeyAuthentication no
StrictModes no
UseDNS no
LogLevel VERBOSE
AllowUsers ${username}
Subsystem sftp internal-sftp
ForceCommand internal-sftp -l VERBOSE
`;
}

/** Retries while another test has locked the system's user files. */
async function addUser(home: string): Promise<string> {
  const username = `onair-${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await run('useradd', ['-M', '-N', '-d', home, '-s', '/usr/sbin/nologin', username]);
      return username;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause();
    }
  }
}

/** Removes users of test processes that no longer exist. */
async function removeStale(): Promise<void> {
  for (const [username, pid] of readFileSync('/etc/passwd', 'utf8').matchAll(/^onair-(\d+)-\w+/gm)) {
    if (!existsSync(`/proc/${pid}`)) await run('userdel', ['-f', username]).catch(() => undefined);
  }
}

async function setPassword(username: string, password: string): Promise<void> {
  const setting = run('chpasswd', []);
  setting.child.stdin?.end(`${username}:${password}\n`);
  await setting;
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function listening(server: ChildProcess, port: number, said: () => string): Promise<void> {
  await until(() => {
    if (server.exitCode !== null) throw new Error(`sshd does not listen: ${said()}`);
    return new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  }, 'sshd listens');
}

/** Returns the processes of all sessions, children before their parents. */
function below({ pid }: { pid?: number | undefined }): number[] {
  if (pid === undefined) return [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [...below({ pid: child }), child]);
}

function parentOf(pid: string): number | null {
  try {
    // The program's name is in parentheses and may contain any characters.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
