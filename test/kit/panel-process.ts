/**
 * In:  switches, and what stands in the environment.
 * Out: the command `onair-panel` in a process of its own, as an operator runs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { builtProgram } from './built-program.js';

/** The file of the command, with the thread that reads relayed servers beside it. */
export function panelProgram(): string {
  builtProgram(new URL('../../src/panel/playout/relay/reader/worker.ts', import.meta.url), 'relay-worker');
  return builtProgram(new URL('../../src/panel/main.ts', import.meta.url));
}

export interface PanelProcess {
  /** Null for one that ended before it was on the air. */
  url: string | null;
  pid: number;
  /** Lines of standard output up to now. */
  lines(): string[];
  /** All of standard error up to now. */
  complaints(): string;
  /** Asks it to end, and waits; the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Comes back when it is on the air or has ended. */
export async function startProcess(
  switches: string[],
  env: Record<string, string> = {},
): Promise<PanelProcess> {
  const child = spawn(process.execPath, [panelProgram(), ...switches], { env: { ...process.env, ...env } });
  // Those of a test that failed must not stay.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  let complaints = '';
  const url = await new Promise<string | null>((resolve) => {
    child.stdout.on('data', (part) => {
      output += String(part);
      const found = /on the air: (http:\/\/\S+)\/\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (part) => (complaints += String(part)));
    child.once('close', () => resolve(null));
  });
  const gone =
    child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'close');
  void gone.then(() => process.off('exit', end));
  // A test that failed before it stopped its panel comes to its end all the same.
  child.unref();
  for (const pipe of [child.stdout, child.stderr]) (pipe as Socket).unref();
  return {
    url,
    pid: child.pid ?? 0,
    lines: () => output.split('\n').filter((line) => line !== ''),
    complaints: () => complaints,
    async stop() {
      child.ref();
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    async kill() {
      child.ref();
      child.kill('SIGKILL');
      await gone;
    },
  };
}
