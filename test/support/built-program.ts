import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const built = new Map<string, string>();

/** Bundles a program and returns the file to run: each start from source would compile some 200 files. */
export function builtProgram(source: URL): string {
  const from = fileURLToPath(source);
  const known = built.get(from);
  if (known !== undefined) return known;
  const name = basename(from, '.ts');
  // Packages are found from there.
  const to = fileURLToPath(
    new URL(`../../node_modules/.cache/onair-${name}-${process.pid}.js`, import.meta.url),
  );
  buildSync({
    entryPoints: [from],
    outfile: to,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
  });
  process.once('exit', () => rmSync(to, { force: true }));
  built.set(from, to);
  return to;
}
