import { globSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve as resolvePath } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transformSync } from 'esbuild';
import esbuild, { minify as minifyByEsbuild } from 'rollup-plugin-esbuild';
import { addPackages, NOTICE, packagesOf, thirdParty } from './scripts/third-party.mjs';

/** The module for script tags. */
const ENTRY = 'src/entries/cdn/onair.ts';

/** Matches a style sheet without nested templates. */
const STYLE_SHEET = /css`((?:[^`$]|\$\{\w+\})*)`/g;

/**
 * Minifies a style sheet. Expressions in the template are temporarily replaced by rules and classes, because the
 * minifier only understands CSS. Sides aren't combined into `inset`, which Chrome 80 doesn't support.
 */
function minifyStyles(_, sheet) {
  const expressions = [];
  const keep = (expression) => `.--${expressions.push(expression) - 1}`;
  const styles = sheet
    .replace(/^\s*(\$\{\w+\})$/gm, (_, expression) => `${keep(expression)}{--rule:${expressions.length}}`)
    .replace(/\$\{\w+\}/g, keep);
  if (!styles.includes('{')) return `css\`${sheet}\``;
  const { code } = transformSync(styles, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    supported: { 'inset-property': false },
  });
  const minified = code.trim().replace(/\.--(\d+)(\{--rule:\d+\})?/g, (_, index) => expressions[index]);
  return `css\`${minified}\``;
}

/**
 * Minifies style sheets. HTML templates keep their indentation, because hydration compares them with the templates of
 * the server, which may use another build.
 */
const smallStyles = {
  name: 'small-styles',
  transform: (code, id) =>
    id.endsWith('.styles.ts')
      ? {
          code: code
            .replace(STYLE_SHEET, minifyStyles)
            .replace(/css`[^`]*`/g, (sheet) => sheet.replace(/([{};,])\n\s*/g, '$1').replace(/\n\s*/g, ' ')),
          map: { mappings: '' },
        }
      : null,
};

/** Compiles TypeScript, and newer syntax of dependencies, to the syntax of Chrome 80 and Safari 14. Types are checked separately. */
const compile = (options = {}) => [
  smallStyles,
  esbuild({ target: 'es2020', charset: 'utf8', exclude: [], sourceMap: true, ...options }),
];

/**
 * Scripts on many pages define a global variable named `URL`, so the files use `webkitURL`, which is the same
 * constructor in all browsers.
 */
const UNCLAIMED_NAMES = { define: { URL: 'webkitURL' } };

/**
 * This comment makes Chrome compile all functions of a file in the background before the file runs. About half of the
 * functions are needed before the first text appears. Otherwise, Chrome would compile them one by one while the page
 * waits. Compiling all of them at once takes no longer.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Minifies the files for script tags. Bundlers minify the files from npm themselves. */
const minifySmall = (ecma = 2020) =>
  terser({
    ecma,
    module: ecma > 5,
    compress: { passes: 3, keep_fargs: false },
    format: { comments: /^# allFunctionsCalledOnLoad|^! Onair/ },
  });

/**
 * Minifies in a tenth of the time, but the files are 3% larger. This is used for pages that only station owners open.
 */
const minifyFast = (ecma = 2020) => minifyByEsbuild({ target: ecma > 5 ? 'es2020' : 'es5' });

const browser = { context: 'window' };

/** One file per language, named after the language's code. */
const languages = Object.fromEntries(
  globSync('src/words/??/tags.ts', { exclude: ['src/words/en/*'] }).map((file) => [
    `lang/${basename(dirname(file))}`,
    file,
  ]),
);

/** Texts for station owners in the languages that no bundle contains. The check page also loads these files, by these names. */
const ownerWords = Object.fromEntries(
  globSync('src/words/??/owner.ts', { exclude: ['src/words/en/*'] }).map((file) => [
    `parts/owner-${basename(dirname(file))}`,
    file,
  ]),
);

/**
 * Imports the owner texts from the build for script tags, because a second copy would make up a tenth of the package.
 */
const ownerWordsIn = (folder) => ({
  name: 'owner-words',
  resolveDynamicImport(path) {
    const [, code] = /^\.\/(..)\/owner\.js$/.exec(path) ?? [];
    return code ? { id: `${folder}/owner-${code}.js`, external: true } : null;
  },
});

/** The script of sandboxed frames is a single file, so it contains the owner texts only in English and German. */
const noOwnerWords = {
  name: 'no-owner-words',
  load: (id) =>
    id.endsWith('/words/owner-files.ts')
      ? `export const ownerFiles = {
          de: () => import('./de/owner.js').then(({ causes, checkLink, technicalDetails, notices, streams }) => ({ causes, checkLink, technicalDetails, notices, streams })),
        };`
      : null,
};

/**
 * The script of sandboxed frames also lacks the code with which the list of likes reads and saves files, because a
 * frame may not be allowed to save files.
 */
const noLikeFiles = {
  name: 'no-like-files',
  load: (id) =>
    id.endsWith('/elements/vote/like-files.ts')
      ? 'export const problemSentence = () => "", renderFileButtons = problemSentence;'
      : null,
};

/** Each kind of server has its own file, named after the kind. */
const partName = ({ facadeModuleId }) => {
  const [, kind] = /\/servers\/(\w+)\/read\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `${kind ? `source-${kind}` : '[name]'}-[hash].js`;
};

/** The modules that register the tags, by tag name. */
const elements = Object.fromEntries(
  globSync('src/elements/*/define.ts').map((file) => [`elements/${file.split('/').at(-2)}`, file]),
);

/**
 * The modules that several chunks share, by the name of the file that contains them. Rollup alone makes a file for each
 * set of chunks that share a module, so that one player needed 22 files, or exports the modules from a chunk that is
 * loaded on demand. The exports of such a chunk are then nested under one name, so that a retry from another URL doesn't
 * find them.
 */
const SHARED = {
  playback: [
    'elements/playback/{lock-screen,playback,sound,streams,texts}',
    'elements/player/sleep-time',
    'elements/ui/{cover-button.styles,equalizer}',
  ],
  controls: [
    'elements/base/remembered',
    'elements/controllers/play-alone',
    'elements/playback/page-player',
    'elements/ui/{media-keys,select.styles,slider.styles}',
    'words/en/player',
  ],
  sets: ['elements/format/dj-set'],
  dialogs: [
    'artwork/contrast',
    'elements/ui/{modal-dialog,page-colours}',
    'elements/ui/track-menu/{menu.styles,place-menu}',
    'words/en/links',
  ],
  icons: ['elements/ui/icons'],
  time: [
    'contract/iso-time',
    'elements/format/{search-link,zones}',
    'schedule/{bisect,calendar,memoize,now-next,wall-text,zone}',
  ],
  songs: ['elements/ui/song-rows.styles', 'station/{favourites/song-key,panel-path,votes/with-lock}'],
  shows: ['elements/schedule/roving-tabindex', 'elements/ui/show-profiles-controller'],
  responses: [
    'client/http/{jsonp,trusted-types}',
    'servers/{code-pages,html-entities,parse-loose,setup-problem,title-encoding,zone-offsets}',
  ],
  titles: [
    'servers/{airings,boolean,cover,decoded-names,dj-name,foreign-placeholders,hosted,instants,no-titles,placeholders}',
    'servers/{station-texts,streams,titles}',
  ],
  feeds: ['client/podcasts/{chapter-lines,feed-length,linked-text,markup-lines}'],
  explanations: ['diagnostics/core/{address,sentence}', 'elements/owner/owner-words'],
};

/** Returns Rollup's `manualChunks` for the files of `onair.js`. */
function sharedChunks() {
  const names = new Map(
    Object.entries(SHARED).flatMap(([name, patterns]) =>
      globSync(patterns.map((pattern) => `src/${pattern}.ts`)).map((file) => [resolvePath(file), name]),
    ),
  );
  const entry = new Set();
  return (id, { getModuleInfo }) => {
    if (!entry.size) {
      entry.add(resolvePath(ENTRY));
      for (const each of entry) getModuleInfo(each).importedIds.forEach((imported) => entry.add(imported));
    }
    // Otherwise, the modules of the entry that shared modules import would move to separate files.
    if (entry.has(id)) return 'onair';
    return id.includes('date-fns') ? 'time' : names.get(id);
  };
}

/** Returns the dependencies that a package leaves to npm or to the page's author. */
const dependenciesOf = (name) => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(`scripts/packages/${name}.json`, 'utf8'),
  );
  return Object.keys({ ...dependencies, ...peerDependencies });
};
const isOneOf = (names) => (id) => names.some((name) => id === name || id.startsWith(name + '/'));

/**
 * Copies the files of Swagger UI that the API page needs, with the licences and without source maps. Swagger UI sends usage data when
 * it is installed, so it isn't a dependency of the panel.
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
      this.error(`${fileName} must be one file, but has chunks: ${others.map((each) => each.fileName)}`);
    // `</script` would end the script early. The minifier should have escaped it.
    if (/<\/script/i.test(chunk.code)) this.error(`The script in ${fileName} would end early.`);
    // `<!--` could hide the end of the script. In strings and regular expressions, the added backslash has no effect.
    const code = chunk.code.trim().replaceAll('<!--', '<\\!--');
    delete bundle[chunk.fileName];
    delete bundle[`${chunk.fileName}.map`];
    this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: chunk.map.toString() });
    const page = await readFile(template, 'utf8');
    const source = page.replace(
      /<script type="module"[^>]*>[^<]*(?=<\/script>)/,
      () => `<script type="module">${code}`,
    );
    this.emitFile({ type: 'asset', fileName, source });
  },
});

/**
 * Builds of the panel itself and of the files that it serves, which are the files for script tags and the panel's
 * pages.
 */
const servedBuilds = ({ widgets, panel }, minify) => [
  {
    ...browser,
    input: { onair: ENTRY, ...languages, ...ownerWords },
    // The chunks import the modules that they share from the entry.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: `${widgets}/cdn`,
      format: 'es',
      sourcemap: true,
      chunkFileNames: (chunk) => `parts/${partName(chunk)}`,
      manualChunks: sharedChunks(),
      onlyExplicitManualChunks: true,
      // Only the entry has this comment, because the other chunks are small and run after the first paint.
      banner: ({ name }) => (name === 'onair' ? COMPILE_AT_ONCE : ''),
      // Keep the names, so that a cached chunk never imports another function of a newer version.
      minifyInternalExports: false,
    },
    plugins: [resolve(), compile(UNCLAIMED_NAMES), minify()],
  },
  {
    ...browser,
    input: 'src/entries/cdn/embed.ts',
    output: { dir: `${widgets}/cdn`, format: 'es' },
    plugins: [resolve(), compile(), minify(), intoPage('src/entries/embed.html', 'embed.html')],
  },
  {
    ...browser,
    input: 'src/entries/cdn/embed-sandboxed.ts',
    output: {
      file: `${widgets}/cdn/embed-sandboxed.js`,
      format: 'iife',
      sourcemap: true,
      inlineDynamicImports: true,
    },
    plugins: [noOwnerWords, noLikeFiles, resolve(), compile(), minify()],
  },
  {
    ...browser,
    input: 'src/entries/check.ts',
    output: { dir: `${widgets}/cdn`, format: 'es', inlineDynamicImports: true },
    plugins: [resolve(), compile(), minify(), intoPage('src/entries/check.html', 'check.html')],
  },
  {
    ...browser,
    input: 'src/entries/embed-height.ts',
    output: { file: `${widgets}/cdn/embed-height.js`, format: 'iife' },
    plugins: [compile(), minify()],
  },
  // Only panels have these pages.
  {
    ...browser,
    input: 'src/entries/podcast-page.ts',
    output: { file: `${panel}/cdn/podcast-page.js`, format: 'es' },
    plugins: [resolve(), compile(), minify()],
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
  // The product page's search shares the builder's code.
  ...[['builder', 'find-station'], ['preview']].map((names) => ({
    ...browser,
    input: Object.fromEntries(names.map((name) => [name, `src/entries/builder/${name}.ts`])),
    output: { dir: `${panel}/builder`, format: 'es', chunkFileNames: '[name]-[hash].js' },
    plugins: [ownerWordsIn('../parts'), resolve(), compile(), minifyFast()],
  })),
  // The panel, the worker thread of its relay, and the process that draws pictures.
  ...[
    ['main', 'panel.js', '#!/usr/bin/env node'],
    ['playout/relay/reader/worker', 'relay-worker.js', ''],
    ['pages/sharing/picture/drawing-process', 'picture-process.js', ''],
  ].map(([name, file, banner]) => ({
    input: `src/panel/${name}.ts`,
    external: (id) => id.startsWith('node:') || isOneOf(dependenciesOf('onair-panel'))(id),
    output: {
      file: `${panel}/${file}`,
      format: 'es',
      // Pages load the parsers of other servers on demand; the panel contains them.
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

/**
 * Builds that only the packages need: the modules that bundlers load from npm, and the builder's preview for the zip.
 */
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
    // Bundlers resolve indirect imports themselves.
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
 * Returns Rollup's options for the files in `folder`. With `isQuick`, these are only the files that a panel serves, and
 * they are minified quickly rather than as much as possible.
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
      // Files don't refer to these maps, so browsers don't load them. They show which packages a file contains.
      sourcemap: 'hidden',
      ...output,
      banner: (chunk) =>
        [output.banner?.(chunk), packagesOf(chunk).length > 0 && NOTICE].filter(Boolean).join('\n'),
    },
    plugins: [...plugins, thirdParty(packagesWith(output, folders))],
  }));
}

/** Returns the folders that contain a build's files. The panel and the site have copies of the files for script tags. */
function packagesWith({ dir, file }, { widgets, panel, site }) {
  const path = dir ?? file;
  const sites = site === null ? [] : [site];
  if (site !== null && path.startsWith(site)) return sites;
  if (path.startsWith(`${widgets}/cdn`)) return [widgets, panel, ...sites];
  if (path.startsWith(`${panel}/builder`)) return [panel, ...sites];
  return path.startsWith(widgets) ? [widgets] : [panel];
}
