/** A host to migrate from, panels to migrate to, and functions for the requests. All are closed after the tests of the file. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { ReadResponse } from '../../../kit/read-response.js';
import { ADMINISTRATOR, type OpenedPanel, openPanel } from '../../../kit/open-panel.js';
import { openSshd, type Sshd } from '../../../kit/sshd.js';

export const CHECK = 'before_migration_check/';
export const TRANSFER = 'migration_file_transfer/';
export const ACCOUNT = 'harbour';

/** Values to send instead of the valid ones. */
type Login = { [Name in 'host' | 'port' | 'user' | 'username' | 'password']?: string | undefined };

export interface MovingPanel extends OpenedPanel {
  db: string;
  /** Folder of the account's files. */
  files: string;
  /** Folder of incomplete files. */
  incoming: string;
}

export interface Moving {
  sshd: Sshd;
  /** A temporary folder for the test. */
  folder: string;
  /** A panel with one account that may fetch files from the host. */
  panel: MovingPanel;
  /** Opens another panel that may fetch files from these hosts. */
  open(sources: Sshd[]): Promise<MovingPanel>;
  check(more?: Login, on?: MovingPanel): Promise<ReadResponse>;
  transfer(more?: Login, on?: MovingPanel): Promise<ReadResponse>;
  query(more?: Login): string;
  /** Writes a file on the host. */
  put(name: string, content: string | Buffer): void;
}

/** Returns the query of a request to a migration path. */
export function queryOf(
  { host, port, username, password }: { host: string; port: number; username: string; password: string },
  more: Login = {},
): string {
  const right = { host, port: String(port), username, password, user: ACCOUNT };
  return new URLSearchParams({ ...right, ...more }).toString();
}

/** Returns null if no SSH server can be started here. */
export async function openMoving(): Promise<Moving | null> {
  const sshd = await openSshd();
  if (sshd === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'onair-migration-'));
  after(async () => {
    await sshd.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let panels = 0;

  async function open(sources: Sshd[]): Promise<MovingPanel> {
    const db = join(folder, `${++panels}.sqlite`);
    const panel = openPanel({ db, allowMigrationFrom: sources });
    const own = join(`${db}.files`, String(await panel.add(ACCOUNT)));
    return { ...panel, db, files: join(own, 'files'), incoming: join(own, 'incoming') };
  }

  const panel = await open([sshd]);
  const request = (path: string, more?: Login, on = panel) =>
    on.as(ADMINISTRATOR, 'GET', `${path}?${queryOf(sshd, more)}`);
  return {
    sshd,
    folder,
    panel,
    open,
    check: (...values) => request(CHECK, ...values),
    transfer: (...values) => request(TRANSFER, ...values),
    query: (more) => queryOf(sshd, more),
    put(name, content) {
      mkdirSync(join(sshd.home, name, '..'), { recursive: true });
      writeFileSync(join(sshd.home, name), content);
    },
  };
}

/** Returns the size of the incomplete files. */
export function bytesIn(incoming: string): number {
  if (!existsSync(incoming)) return 0;
  return readdirSync(incoming).reduce((sum, name) => sum + statSync(join(incoming, name)).size, 0);
}
