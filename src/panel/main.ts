/** The command `onair-panel`: starts a panel on a port and says where it is. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedCredentials } from './accounts/bootstrap-admin.js';
import { readCommandLine, type StartOptions } from './command-line.js';
import { runInNewerNode, isNodeTooOld } from './node-version.js';
import { startPanel, type RunningPanel } from './panel.js';
import { UnusableStartupFile } from './startup-file.js';
import { UnusableFile } from './store/database.js';

const here = fileURLToPath(import.meta.url);

/** The folder of the built package: this file's own, or, run from source, the one that a build fills; null before that. */
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

/** What stands in the way of the start, for whoever typed the command; null for what nobody foresaw. */
function explain(error: unknown, { host, port, db }: StartOptions): string | null {
  if (error instanceof UnusableFile) return `Can't use ${db}: ${error.message}.`;
  if (error instanceof UnusableStartupFile) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account; choose one above 1023 with --port.`;
  if (NOT_OURS.includes(String(code))) return `${host} is not an address of this machine.`;
  return null;
}

const NOT_OURS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

/** The first signal lets the requests under way be answered, the second one doesn't wait for them. */
function stopOnSignal(panel: RunningPanel): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void (stopping ? panel.close() : panel.stop()).then(() => process.exit(0));
      stopping = true;
    });
  }
}

/** What was made up for the first account can't be read from the store: only hashes are kept. */
function showOnce({ username, password, key }: GeneratedCredentials): void {
  const rows = Object.entries({ user: username, password, 'API key': key }).filter(
    ([, value]) => value !== null,
  );
  if (rows.length === 0) return;
  console.log('Made up for this station, and shown only now:');
  for (const [name, value] of rows) console.log(`  ${name.padEnd(8)}  ${value}`);
}

const line = readCommandLine(process.argv.slice(2));
if (line.kind === 'help') {
  console.log(line.page);
} else if (line.kind === 'wrong') {
  end(2, `${line.sentence} See onair-panel --help.`);
} else if (isNodeTooOld()) {
  if (!runInNewerNode(here, process.argv.slice(2))) {
    end(1, `This needs Node 22 or newer, and runs on ${process.versions.node}.`);
  }
} else {
  try {
    const panel = await startPanel({ dist: distFolder(), ...line.options });
    const made = await panel.panel.bootstrapAdmin();
    stopOnSignal(panel);
    // Whoever read the log may leave; the station goes on.
    process.stdout.on('error', () => undefined);
    console.log(`onair-panel is on the air: ${panel.url}/`);
    showOnce(made);
  } catch (error) {
    const reason = explain(error, line.options);
    if (reason !== null) end(2, reason);
    end(1, `Can't start: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
