import { globSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import esbuild, { minify as minifyByEsbuild } from 'rollup-plugin-esbuild';
import { addPackages, NOTICE, packagesOf, thirdParty } from './scripts/third-party.mjs';

/** TypeScript, and newer syntax of dependencies too, in what Chrome 80 and Safari 14 speak. Types have a step of their own. */
const compile = () => esbuild({ target: 'es2020', charset: 'utf8', exclude: [], sourceMap: true });

/**
 * Chrome compiles all functions of a file that begins with this line before it runs, beside the page's own work. About
 * half of them are called for the first text: each is compiled alone otherwise, when the page waits for it, and all of
 * them at once take no longer than these.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** For script tags. A bundler minifies what it takes from npm by itself. */
const minifySmall = (ecma = 2020) =>
  terser({
    ecma,
    module: ecma > 5,
    compress: { passes: 3 },
    format: { comments: /^# allFunctionsCalledOnLoad|^! Onair/ },
  });

/** Takes a tenth of the time, and makes files 3 % larger. For pages that owners of stations open. */
const minifyFast = (ecma = 2020) => minifyByEsbuild({ target: ecma > 5 ? 'es2020' : 'es5' });

const browser = { context: 'window' };

/** The words of each language are a file of their own, under its code. */
const languages = Object.fromEntries(
  globSync('src/words/??/tags.ts', { exclude: ['src/words/en/*'] }).map((file) => [
    `lang/${basename(dirname(file))}`,
    file,
  ]),
);

/** What owners read in each language that no bundle has in it. The page of the check loads these files, too, by these names. */
const ownerWords = Object.fromEntries(
  globSync('src/words/??/owner.ts', { exclude: ['src/words/en/*'] }).map((file) => [
    `parts/owner-${basename(dirname(file))}`,
    file,
  ]),
);

/** Takes them from where the build for script tags puts them: a second copy would be a tenth of the package. */
const ownerWordsIn = (folder) => ({
  name: 'owner-words',
  resolveDynamicImport(path) {
    const [, code] = /^\.\/(..)\/owner\.js$/.exec(path) ?? [];
    return code ? { id: `${folder}/owner-${code}.js`, external: true } : null;
  },
});

/** The page in a frame can't load files: it has what owners read in English and German. */
const noOwnerWords = {
  name: 'no-owner-words',
  load: (id) =>
    id.endsWith('/words/owner-files.ts')
      ? `export const ownerFiles = {
          de: () => import('./de/owner.js').then(({ causes, checkLink }) => ({ causes, checkLink })),
        };`
      : null,
};

/** Each kind of server is read by a file of its own, which has its name. */
const partName = ({ facadeModuleId }) => {
  if (facadeModuleId?.endsWith('/words/en/owner.ts')) return 'en-owner-[hash].js';
  const [, kind] = /\/servers\/(\w+)\/read\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `${kind ? `source-${kind}` : '[name]'}-[hash].js`;
};

/** A frame shows stations of panels alone: it looks for no other kind of server, and takes each for a panel. */
const WITHOUT_OTHERS = {
  '/owner/other-cause.ts': 'export const otherCause = (finding) => finding;',
  '/client/open-client.ts': 'export const openClient = async (source, station, panel) => panel;',
  '/words/untold.ts': 'export const untold = { en: {} };',
};
const noOtherServers = {
  name: 'no-other-servers',
  load: (id) => Object.entries(WITHOUT_OTHERS).find(([file]) => id.endsWith(file))?.[1] ?? null,
};

/** The modules that register a tag, under its name. */
const elements = Object.fromEntries(
  globSync('src/elements/*/define.ts').map((file) => [`elements/${file.split('/').at(-2)}`, file]),
);

/**
 * What a part has in common with another one that it loads is a file of its own. In the part's file, it would be exported
 * from there, too, and all of the part under one name: a second try, at another address, finds what the file exports.
 */
const sharedByParts = {
  name: 'shared-by-parts',
  buildStart() {
    const implicitlyLoadedAfterOneOf = ['src/entries/cdn/onair.ts'];
    for (const id of [
      'src/diagnostics/core/address.ts',
      'src/client/podcasts/linked-text.ts',
      'src/client/podcasts/markup-lines.ts',
    ]) {
      const name = basename(id, '.ts');
      this.emitFile({ type: 'chunk', id, name, implicitlyLoadedAfterOneOf, preserveSignature: false });
    }
  },
};

/** All that has to be there when the package is used: other packages of npm bring it, or the page's author does. */
const dependenciesOf = (name) => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(`scripts/packages/${name}.json`, 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies });
};
const isOneOf = (names) => (id) => names.some((name) => id === name || id.startsWith(name + '/'));

/**
 * What the page of the panel's interface needs of Swagger UI, with its licences, without its source maps.
 * The package reports where it was installed, so it is no dependency of ours.
 */
async function copyViewer(panel) {
  const viewer = 'node_modules/swagger-ui-dist';
  addPackages(panel, [viewer]);
  for (const file of ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt']) {
    await cp(`${viewer}/${file}`, `${panel}/docs/${file}`);
  }
  await cp('src/panel/openapi/docs.css', `${panel}/docs/docs.css`);
  const styles = await readFile(`${viewer}/swagger-ui.css`, 'utf8');
  await writeFile(
    `${panel}/docs/swagger-ui.css`,
    styles.replace(/\n*\/\*# sourceMappingURL=.*?\*\/\s*$/, '\n'),
  );
}

/** Puts the only script of a bundle into a page, in place of the page's `<script type="module">`. */
const intoPage = (template, fileName) => ({
  name: 'into-page',
  async generateBundle(_, bundle) {
    const [chunk, ...others] = Object.values(bundle).filter(({ type }) => type === 'chunk');
    if (others.length)
      this.error(`${fileName} is one file, and these are others: ${others.map((each) => each.fileName)}`);
    // What would end the script early. The minifier writes none.
    if (/<\/script|<!--/i.test(chunk.code)) this.error(`${fileName} would end within its script.`);
    delete bundle[chunk.fileName];
    delete bundle[`${chunk.fileName}.map`];
    this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: chunk.map.toString() });
    const page = await readFile(template, 'utf8');
    const source = page.replace(
      /<script type="module"[^>]*>[^<]*(?=<\/script>)/,
      () => `<script type="module">${chunk.code.trim()}`,
    );
    this.emitFile({ type: 'asset', fileName, source });
  },
});

/** What a panel serves: the files for script tags, its pages, and the panel itself. */
const servedBuilds = ({ widgets, panel }, minify) => [
  {
    ...browser,
    input: { onair: 'src/entries/cdn/onair.ts', ...languages, ...ownerWords },
    // Its parts find in it what they share.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: `${widgets}/cdn`,
      format: 'es',
      sourcemap: true,
      chunkFileNames: (chunk) => `parts/${partName(chunk)}`,
      // The parts are small, and run when the page is shown already.
      banner: ({ name }) => (name === 'onair' ? COMPILE_AT_ONCE : ''),
      // Not by letters: a part in a cache never takes another version's function for its own.
      minifyInternalExports: false,
    },
    plugins: [sharedByParts, resolve(), compile(), minify()],
  },
  {
    ...browser,
    input: 'src/entries/cdn/embed.ts',
    output: { dir: `${widgets}/cdn`, format: 'es', inlineDynamicImports: true },
    plugins: [
      noOwnerWords,
      noOtherServers,
      resolve(),
      compile(),
      minify(),
      intoPage('src/entries/embed.html', 'embed.html'),
    ],
  },
  {
    ...browser,
    input: 'src/entries/check.ts',
    output: { dir: `${widgets}/cdn`, format: 'es', inlineDynamicImports: true },
    plugins: [compile(), minifyFast(), intoPage('src/entries/check.html', 'check.html')],
  },
  {
    ...browser,
    input: 'src/entries/embed-height.ts',
    output: { file: `${widgets}/cdn/embed-height.js`, format: 'iife' },
    plugins: [compile(), minify()],
  },
  {
    ...browser,
    input: 'src/entries/embed-parent.ts',
    output: { file: `${widgets}/cdn/embed.js`, format: 'iife' },
    plugins: [compile(), minify()],
  },
  {
    ...browser,
    input: 'src/entries/onair.legacy.ts',
    output: {
      file: `${widgets}/cdn/onair.legacy.js`,
      format: 'iife',
      generatedCode: 'es5',
      esModule: false,
      freeze: false,
      strict: false,
    },
    plugins: [
      resolve(),
      typescript({
        tsconfig: './tsconfig.es5.json',
        noEmit: false,
        noCheck: true,
        sourceMap: true,
        include: ['src/**/*.ts'],
      }),
      minify(5),
    ],
  },
  {
    input: 'src/panel/openapi/docs-client.ts',
    output: { file: `${panel}/docs/show.js`, format: 'iife' },
    plugins: [compile(), { name: 'copy-viewer', writeBundle: () => copyViewer(panel) }],
  },
  ...['builder', 'preview'].map((name) => ({
    ...browser,
    input: `src/entries/builder/${name}.ts`,
    output: { dir: `${panel}/builder`, format: 'es', chunkFileNames: '[name]-[hash].js' },
    plugins: [ownerWordsIn('../parts'), resolve(), compile(), minifyFast()],
  })),
  // The panel, and the thread in which it reads relayed servers.
  ...[
    ['main', 'panel.js', '#!/usr/bin/env node'],
    ['playout/relay/reader/worker', 'relay-worker.js', ''],
  ].map(([name, file, banner]) => ({
    input: `src/panel/${name}.ts`,
    external: (id) => id.startsWith('node:') || isOneOf(dependenciesOf('onair-panel'))(id),
    output: {
      file: `${panel}/${file}`,
      format: 'es',
      // The readers of other servers are parts of a page, but not of this.
      inlineDynamicImports: true,
      sourcemap: true,
      banner: () => banner,
    },
    plugins: [
      resolve({ exportConditions: ['node'] }),
      esbuild({ target: 'node22', exclude: [], sourceMap: true }),
    ],
  })),
];

/** Only in the packages: what bundlers load from npm, and the builder's preview for the zip. */
const packageBuilds = ({ widgets, site }) => [
  {
    ...browser,
    input: 'src/entries/builder/site-preview.ts',
    output: { dir: `${site}/builder/preview`, format: 'es', inlineDynamicImports: true },
    plugins: [
      noOwnerWords,
      resolve(),
      compile(),
      minifyFast(),
      intoPage('src/entries/builder/preview.html', 'index.html'),
    ],
  },
  {
    ...browser,
    input: {
      index: 'src/entries/index.ts',
      onair: 'src/entries/onair.ts',
      'server/index': 'src/ssr/index.ts',
      ...elements,
      ...languages,
    },
    external: isOneOf(dependenciesOf('onair-widgets')),
    // A bundler asks for what is imported further on by itself.
    output: {
      dir: widgets,
      format: 'es',
      chunkFileNames: (chunk) => `modules/${partName(chunk)}`,
      hoistTransitiveImports: false,
    },
    plugins: [ownerWordsIn('../cdn/parts'), resolve(), compile()],
  },
  {
    input: 'src/api/index.ts',
    external: 'openapi-fetch',
    output: { file: `${widgets}/api/index.js`, format: 'es' },
    plugins: [compile()],
  },
];

/**
 * Returns Rollup's options for the files in `folder`. With `isQuick` these are only the files that a panel serves, and they are
 * minified fast instead of small.
 */
export function builds(folder, { isQuick = false } = {}) {
  const folders = {
    widgets: `${folder}/onair-widgets`,
    panel: `${folder}/onair-panel`,
    site: isQuick ? null : `${folder}/site`,
  };
  const all = isQuick
    ? servedBuilds(folders, minifyFast)
    : [...packageBuilds(folders), ...servedBuilds(folders, minifySmall)];
  return all.map(({ output, plugins, ...build }) => ({
    ...build,
    output: {
      // No file refers to such a map, and browsers don't load it: it shows which packages' code a file contains.
      sourcemap: 'hidden',
      ...output,
      banner: (chunk) =>
        [output.banner?.(chunk), packagesOf(chunk).length > 0 && NOTICE].filter(Boolean).join('\n'),
    },
    plugins: [...plugins, thirdParty(packagesWith(output, folders))],
  }));
}

/** The folders that a build's files end up in. The panel and the site have copies of the files for script tags. */
function packagesWith({ dir, file }, { widgets, panel, site }) {
  const path = dir ?? file;
  const sites = site === null ? [] : [site];
  if (site !== null && path.startsWith(site)) return sites;
  if (path.startsWith(`${widgets}/cdn`)) return [widgets, panel, ...sites];
  if (path.startsWith(`${panel}/builder`)) return [panel, ...sites];
  return path.startsWith(widgets) ? [widgets] : [panel];
}
