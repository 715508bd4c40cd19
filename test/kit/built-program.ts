import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const built = new Map<string, string>();

/**
 * Bundles a program and returns the path of the bundle. Starting a program from source would compile about 200 files
 * each time. All programs of a process are in one folder, as in the package.
 */
export function builtProgram(source: URL, fileName = basename(source.pathname, '.ts')): string {
  const from = fileURLToPath(source);
  const known = built.get(from);
  if (known !== undefined) return known;
  // The folder is in node_modules, so that imports of packages are resolved.
  const folder = fileURLToPath(new URL(`../../node_modules/.onair-${process.pid}/`, import.meta.url));
  const to = join(folder, `${fileName}.js`);
  buildSync({
    entryPoints: [from],
    outfile: to,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
  });
  if (built.size === 0) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  built.set(from, to);
  return to;
}
