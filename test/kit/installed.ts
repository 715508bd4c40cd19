import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Runs npm or a program of the project. If the program fails, the error's message is the program's output. */
export function runIn(folder: string, program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Packs a built package as npm would publish it, and returns the path of the tarball. */
export function pack(built: string, to: string): string {
  runIn(resolve(built), 'npm', 'pack', '--pack-destination', to, '--loglevel=error');
  const [name] = built.split('/').slice(-1);
  return join(
    to,
    readdirSync(to).find((file) => file.startsWith(`${name}-`))!,
  );
}

/** Creates a project in a temporary folder, installs these packages and writes `files` (by path). Returns the folder. */
export function newProject(packages: string[], files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'onair-project-'));
  const all = { 'package.json': '{ "name": "site", "private": true, "type": "module" }', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packages);
  return folder;
}
