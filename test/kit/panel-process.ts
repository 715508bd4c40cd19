/** Runs the command `onair-panel` in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { builtProgram } from './built-program.js';

/** Returns the path of the built command. Also builds the programs that the command starts, in the same folder. */
export function panelProgram(): string {
  for (const [path, name] of [
    ['playout/relay/reader/worker', 'relay-worker'],
    ['pages/sharing/picture/drawing-process', 'picture-process'],
  ])
    builtProgram(new URL(`../../src/panel/${path}.ts`, import.meta.url), name);
  return builtProgram(new URL('../../src/panel/main.ts', import.meta.url));
}

export interface PanelProcess {
  /** URL of the panel; null if the process exited before the panel was listening. */
  url: string | null;
  pid: number;
  /** Returns the lines of standard output so far. */
  lines(): string[];
  /** Returns standard error so far. */
  complaints(): string;
  /** Asks the process to exit and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the process without giving it a chance to clean up. */
  kill(): Promise<void>;
}

/** Resolves when the panel is listening or the process has exited. */
export async function startProcess(
  switches: string[],
  env: Record<string, string> = {},
): Promise<PanelProcess> {
  const child = spawn(process.execPath, [panelProgram(), ...switches], { env: { ...process.env, ...env } });
  // Failed tests must not leave processes.
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
  // A running panel must not keep the test process alive.
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
