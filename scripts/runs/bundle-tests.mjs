/** Bundles browser tests before they run, so that a page loads about 60 files instead of 200. */
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, context } from 'esbuild';

/**
 * Returns the bundled files, and `sourceOf`, which returns the source of a bundled file. With `isWatching`,
 * the files are bundled again after each change.
 */
export async function bundleTests(files, folder, { isWatching = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const options = {
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    bundle: true,
    // Test files on the same page share modules, such as the classes of the registered elements.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['browser', 'production'],
    sourcemap: 'linked',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // Scripts that the runner's server provides.
    external: ['/__web*'],
    logLevel: 'warning',
  };
  if (isWatching) await (await context(options)).watch();
  await build(options);
  return {
    bundles: files.map((file) => join(folder, file.replace(/\.ts$/, '.js'))),
    sourceOf: (bundle) => relative(resolve(folder), resolve(bundle)).replace(/\.js$/, '.ts'),
  };
}

/** A plugin for Web Test Runner that serves a module of `src` as a single file, for pages that a test writes. */
export function sourcesPlugin() {
  return {
    name: 'sources',
    async serve({ path }) {
      if (!/^\/src\/.*\.ts$/.test(path)) return;
      const { outputFiles } = await build({
        entryPoints: [`.${path}`],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        conditions: ['browser', 'production'],
      });
      return { body: outputFiles[0].text, type: 'js' };
    },
  };
}
