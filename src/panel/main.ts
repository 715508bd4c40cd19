import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedCredentials } from './users/auth/bootstrap-admin.js';
import { runCheckCommand } from '../diagnostics/cli/check-panel.js';
import { readCommandLine, type StartOptions } from './command-line.js';
import { MissingPublicUrl } from './http/listen-address.js';
import { runInNewerNode, isNodeTooOld } from './node-version.js';
import { startPanel, type RunningPanel } from './panel.js';
import { UnusableStartupFile } from './base/startup-file.js';
import { backUp, FailedCopy, type CopyOrder } from './operations/backup/backup-command.js';
import { UnusableFile } from './database/database.js';
import { restore } from './operations/backup/restore-command.js';

const here = fileURLToPath(import.meta.url);

/** Returns the folder of the built package, or null if the panel runs from source and hasn't been built. */
function distFolder(): string | null {
  const folder = here.endsWith('.ts')
    ? join(dirname(here), '..', '..', 'dist', 'onair-panel')
    : dirname(here);
  return existsSync(folder) ? folder : null;
}

function end(code: number, sentence: string): never {
  console.error(`onair-panel: ${sentence}`);
  process.exit(code);
}

/** Returns the message for an expected startup error, or null for other errors. */
function explain(error: unknown, { host, port, db }: StartOptions): string | null {
  if (error instanceof UnusableFile) return `Can't use ${db}: ${error.message}.`;
  if (error instanceof UnusableStartupFile || error instanceof MissingPublicUrl) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES')
    return `This account isn't allowed to use port ${port}; choose one above 1023 with --port.`;
  if (FOREIGN_ADDRESS_CODES.includes(String(code))) return `${host} is not an address of this machine.`;
  return null;
}

const FOREIGN_ADDRESS_CODES = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

/** On the first signal, waits for in-flight requests. On the second, stops immediately. */
function stopOnSignal(panel: RunningPanel): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void (stopping ? panel.close() : panel.stop()).then(() => process.exit(0));
      stopping = true;
    });
  }
}

/**
 * Prints the generated credentials. They can't be shown again later, because the store contains only their
 * hashes.
 */
function showOnce({ username, password, key }: GeneratedCredentials): void {
  const rows = Object.entries({ user: username, password, 'API key': key }).filter(
    ([, value]) => value !== null,
  );
  if (rows.length === 0) return;
  console.log('Generated for this station and shown only once:');
  for (const [name, value] of rows) console.log(`  ${name.padEnd(8)}  ${value}`);
}

/** Runs `onair-panel backup` or `restore`. */
async function copy(kind: 'backup' | 'restore', order: CopyOrder): Promise<void> {
  try {
    if (kind === 'backup') {
      const bytes = await backUp(order);
      console.log(`Copied the store of ${order.db} to ${order.file}: ${bytes} bytes.`);
    } else {
      const kept = await restore(order);
      console.log(
        `Restored ${order.db} from ${order.file}.${kept === null ? '' : ` The previous database is ${kept}.`}`,
      );
    }
  } catch (error) {
    if (error instanceof FailedCopy) end(2, error.message);
    throw error;
  }
}

// Files that the panel creates are accessible only to the panel's account.
process.umask(0o077);

const line = readCommandLine(process.argv.slice(2), process.env);
if (line.kind === 'help') {
  console.log(line.page);
} else if (line.kind === 'wrong') {
  end(2, `${line.sentence} See onair-panel --help.`);
} else if (isNodeTooOld()) {
  if (!runInNewerNode(here, process.argv.slice(2))) {
    end(1, `Node 22 or newer is required, but this is Node ${process.versions.node}.`);
  }
} else if (line.kind === 'check') {
  process.exitCode = await runCheckCommand(line, distFolder());
} else if (line.kind !== 'start') {
  await copy(line.kind, line.order);
} else {
  try {
    const panel = await startPanel({ dist: distFolder(), ...line.options });
    const made = await panel.panel.bootstrapAdmin();
    stopOnSignal(panel);
    // If standard output is a pipe and its reader closes it, the panel keeps running.
    process.stdout.on('error', () => undefined);
    console.log(`onair-panel is on the air: ${panel.url}/`);
    showOnce(made);
  } catch (error) {
    const reason = explain(error, line.options);
    if (reason !== null) end(2, reason);
    end(1, `Can't start: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
