/** A host that accounts come from, panels that take them over, and the ways to ask. Gone when the file's tests are over. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Answer } from '../../../kit/answer.js';
import { ADMINISTRATOR, type OpenedPanel, openPanel } from '../../../kit/open-panel.js';
import { openSshd, type Sshd } from '../../../kit/sshd.js';

export const CHECK = 'before_migration_check/';
export const TRANSFER = 'migration_file_transfer/';
export const ACCOUNT = 'harbour';

/** What is sent in the place of what is right. */
type Login = { [Name in 'host' | 'port' | 'user' | 'username' | 'password']?: string | undefined };

export interface MovingPanel extends OpenedPanel {
  db: string;
  /** Where the account's files come to lie. */
  files: string;
  /** Where they are until they are whole. */
  incoming: string;
}

export interface Moving {
  sshd: Sshd;
  /** For anything that a test needs besides. */
  folder: string;
  /** May take files from the host; with one account. */
  panel: MovingPanel;
  /** Another one, which may take files from these hosts. */
  open(sources: Sshd[]): Promise<MovingPanel>;
  check(more?: Login, on?: MovingPanel): Promise<Answer>;
  transfer(more?: Login, on?: MovingPanel): Promise<Answer>;
  query(more?: Login): string;
  /** Lays a file on the host. */
  put(name: string, content: string | Buffer): void;
}

/** What asks for the account's files from a host. */
export function queryOf(
  { host, port, username, password }: { host: string; port: number; username: string; password: string },
  more: Login = {},
): string {
  const right = { host, port: String(port), username, password, user: ACCOUNT };
  return new URLSearchParams({ ...right, ...more }).toString();
}

/** Null where there can be no host. */
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
  const ask = (path: string, more?: Login, on = panel) =>
    on.as(ADMINISTRATOR, 'GET', `${path}?${queryOf(sshd, more)}`);
  return {
    sshd,
    folder,
    panel,
    open,
    check: (...asked) => ask(CHECK, ...asked),
    transfer: (...asked) => ask(TRANSFER, ...asked),
    query: (more) => queryOf(sshd, more),
    put(name, content) {
      mkdirSync(join(sshd.home, name, '..'), { recursive: true });
      writeFileSync(join(sshd.home, name), content);
    },
  };
}

/** Of what is half fetched. */
export function bytesIn(incoming: string): number {
  if (!existsSync(incoming)) return 0;
  return readdirSync(incoming).reduce((sum, name) => sum + statSync(join(incoming, name)).size, 0);
}
