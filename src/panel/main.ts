/** The command `onair-panel`: starts a panel on a port and says where it is. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, type StartOptions } from './command-line.js';
import { handOver, isNodeTooOld } from './newer-node.js';
import { startPanel } from './panel.js';

const here = fileURLToPath(import.meta.url);

/** The folder of the built files: this file's own, or, run from source, the one that a build fills; null before that. */
function distFolder(): string | null {
  const folder = here.endsWith('.ts') ? join(dirname(here), '..', '..', 'dist') : dirname(here);
  return existsSync(folder) ? folder : null;
}

function end(code: number, sentence: string): never {
  console.error(`onair-panel: ${sentence}`);
  process.exit(code);
}

function explain(error: unknown, { host, port, db }: StartOptions): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account; choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine.`;
  return db ? `Can't use ${db}: ${String(message)}.` : `Can't start: ${String(message)}.`;
}

const line = readCommandLine(process.argv.slice(2));
if (line.kind === 'help') {
  console.log(line.page);
} else if (line.kind === 'wrong') {
  end(2, `${line.sentence} See onair-panel --help.`);
} else if (isNodeTooOld()) {
  if (!handOver(here, process.argv.slice(2))) {
    end(1, `This needs Node 22 or newer, and runs on ${process.versions.node}.`);
  }
} else {
  try {
    const panel = await startPanel({ dist: distFolder(), ...line.options });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void panel.close().then(() => process.exit(0)));
    }
    console.log(`onair-panel is on the air: ${panel.url}/`);
  } catch (error) {
    end(1, explain(error, line.options));
  }
}
