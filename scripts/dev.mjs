/**
 * Serves the gallery of all elements from `src`, and reloads it when a source changes.
 *   npm run dev [-- --port 8000]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';
import { writeLanguageFiles } from './languages.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } });

/**
 * Reloads the page after each build. Each page uses a single connection, because browsers open at most six
 * per host.
 */
const RELOAD = `\nnew EventSource('/esbuild').addEventListener('change', () => location.reload());`;
const reload = {
  name: 'reload',
  setup({ onLoad }) {
    onLoad({ filter: /gallery\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8') + RELOAD,
      loader: 'js',
      watchFiles: [path],
    }));
  },
};

writeLanguageFiles();
const built = await context({
  entryPoints: { onair: 'src/entries/cdn/onair.ts', 'gallery/gallery': 'demo/gallery/gallery.js' },
  // Nothing is written to disk: the server keeps the output in memory and serves it in addition to the folder
  // `demo`.
  outdir: 'demo',
  write: false,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['browser', 'development'],
  sourcemap: 'inline',
  plugins: [reload],
  logLevel: 'warning',
});
await built.watch();
const { port } = await built.serve({ servedir: 'demo', host: '127.0.0.1', port: Number(values.port) });
console.log(
  `Gallery: http://127.0.0.1:${port}/gallery.html. It reloads when a source changes. Ctrl+C stops it.`,
);
