import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, resolve as absolute } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import { globSync } from 'node:fs';
import { classicParts } from './scripts/classic-parts.mjs';

/** What Chrome 80 and Safari 14 speak, the oldest that the modern bundles run in. */
const OLDEST = 'es2020';

/** Dependencies come compiled for newer browsers than ours: brings their syntax down too. */
const lowerSyntax = {
  name: 'lower-syntax',
  async renderChunk(code) {
    const lowered = await transform(code, { target: OLDEST, sourcemap: true });
    return { code: lowered.code, map: lowered.map };
  },
};

/** Styles and markup are template literals, which no minifier looks into. It comes after the compiler, which reads from the disk. */
const tightTemplates = {
  name: 'tight-templates',
  transform(code, id) {
    if (!id.includes('/src/elements/')) return null;
    const tight = code
      .replace(/\bcss\s*(`[^`]*`)/g, (_, sheet) =>
        sheet
          .replace(/\/\*[^]*?\*\//g, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,>~]|: ) ?/g, (_, sign) => sign.trim())
          .replace(/;}/g, '}'),
      )
      // Only line breaks that stand between tags or expressions: no line of code begins like that.
      .replace(/([>}])\s*\n\s*(?=<|\$\{)/g, '$1')
      // And those before an attribute, which the compiler never prints without a blank before its sign.
      .replace(/\n\s+(?=[\w@?-]+=["$])/g, ' ');
    return { code: tight, map: null };
  },
};

const compile = (config = './tsconfig.json') =>
  typescript({
    tsconfig: config,
    noEmit: false,
    // Types have a step of their own.
    noCheck: true,
    declaration: false,
    sourceMap: true,
    include: ['src/**/*.ts'],
  });

/** Everything of ours that a browser loads: small, but with its source map beside it. */
const minify = (ecma, mangledNames) =>
  terser({
    ecma,
    mangle: mangledNames ? { properties: { regex: mangledNames } } : {},
    module: ecma > 5,
    compress: {
      passes: 4,
      pure_getters: ecma === 5,
      keep_fargs: false,
      unsafe: true,
      unsafe_arrows: ecma > 5,
      unsafe_methods: ecma > 5,
    },
    format: { comments: false },
  });

/** Names of ours that no panel, page or other file knows: the old bundle is one file, so they can be shortened. */
const OWN_NAMES =
  /^(answeredAt|askedAt|failedAt|retryAfterSeconds|failures|overdueAnswers|newestAt|learned|lag|clock|cuts|tracks|records|random|online|visible|listening|onAir|lastPlayed|noAnswer|tooOld|jingle|missing|insecure|legacy|nothing|live|limit|offset|finish|end|onairDrawn|url|tail|onairBox|inside|bringUp|what|showsDjs|djs|voteOn|sent|offline)$/;

/** What every element needs, and what of that is loaded only by those that do. */
const CORE =
  /\/(lit-html|lit)\/(lit-)?html\.js$|\/src\/(contract|client|station|messages\/(en|overlay|words)|elements\/(define|parts))\b/;
const ON_DEMAND =
  /\/(client\/(airing|airing-rule|channel|legacy|jsonp|podcast|podcast-feed|vote)|station\/(history|lists|votes)\/[\w-]+|elements\/parts\/(announcer|cover|cross-fade|days|feed|onair-element|save-file|song|vote-on|words\/[\w-]+))\.ts$/;
/** Words that the language's file hands on, and that would come with it: they go with those who say them. */
const APART = {
  heard: /\/elements\/parts\/(cross-fade|feed|onair-element|song|vote-on)\.ts$/,
  week: /\/(client\/airing|station\/lists\/week|schedule\/(now-next|zone))\.ts$/,
  failures: /\/(messages\/failures\/en|elements\/parts\/words\/sentences)\.ts$/,
  player:
    /\/(messages\/player\/en|elements\/player\/(?!lock-screen|one-player|stream-choice|while-playing).*)\.ts$/,
  search: /\/(messages\/search\/en|elements\/history\/search.*)\.ts$/,
  shows: /\/(messages\/shows\/en|elements\/now-playing\/show.*)\.ts$/,
  podcasts:
    /\/(messages\/podcasts\/en|client\/podcast|station\/lists\/podcasts|elements\/podcasts\/podcast.*)\.ts$/,
  vote: /\/(messages\/votes\/en|client\/vote|station\/votes\/[\w-]+|elements\/vote\/vote.*)\.ts$/,
};

/**
 * What the page of the panel's interface needs of Swagger UI, with its licences, without its source maps.
 * The package reports where it was installed, so it is no dependency of ours.
 */
async function copyViewer() {
  const viewer = 'node_modules/swagger-ui-dist';
  for (const file of ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt']) {
    await cp(`${viewer}/${file}`, `dist/docs/${file}`);
  }
  const styles = await readFile(`${viewer}/swagger-ui.css`, 'utf8');
  await writeFile('dist/docs/swagger-ui.css', styles.replace(/\n*\/\*# sourceMappingURL=.*?\*\/\s*$/, '\n'));
}

/** The languages that no bundle holds. */
const LANGUAGES = globSync('src/messages/??.ts')
  .map((file) => basename(file, '.ts'))
  .filter((code) => code !== 'en' && code !== 'de');

/** Around the words of a language: a script that hands them over, by a tag or by an import. */
const handOver = {
  name: 'hand-over',
  resolveId: (id) => (LANGUAGES.includes(id) ? '\0' + id : null),
  load: (id) =>
    id.startsWith('\0') && LANGUAGES.includes(id.slice(1))
      ? `import * as words from ${JSON.stringify(absolute(`src/messages/${id.slice(1)}.ts`))};
         (self.onairLang = self.onairLang || {}).${id.slice(1)} = words;`
      : null,
  // The mark makes it UTF-8 on a page of any encoding, whoever writes the tag.
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) file.code = '\ufeff' + file.code;
  },
};

/** What most pages never need of the script for a tag: other files, which it fetches from beside itself. */
const classic = classicParts('/src/bundles/onair.ts', [
  'elements/history/search.ts',
  'elements/podcasts/define.ts',
  'elements/podcasts/episodes.ts',
  'elements/schedule/define.ts',
  'elements/schedule/save-calendar.ts',
  'elements/vote/likes.ts',
  'schedule/expand-grid.ts',
  'station/lists/episodes.ts',
  'station/history/past-plays.ts',
  'station/lists/podcasts.ts',
]);

/** The compiler's helper library does nothing by being there. */
const browser = { context: 'window', treeshake: { moduleSideEffects: (id) => !/tslib/.test(id) } };

export default [
  {
    ...browser,
    input: { onair: 'src/bundles/onair.ts' },
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'dist',
      format: 'amd',
      amd: { define: 'onairPart' },
      sourcemap: true,
      entryFileNames: '[name].js',
      // Named by what is in them, as those of the modules.
      chunkFileNames: 'parts/[hash:6].js',
      onlyExplicitManualChunks: true,
      manualChunks: classic.manualChunks,
    },
    plugins: [resolve(), compile(), tightTemplates, classic.plugin, lowerSyntax, minify(2020)],
  },
  {
    ...browser,
    input: Object.fromEntries(
      globSync('src/bundles/esm/**/*.ts').map((file) => [file.slice('src/bundles/esm/'.length, -3), file]),
    ),
    output: {
      dir: 'dist/esm',
      format: 'es',
      sourcemap: true,
      // An old page in a cache must never find a new part: shared parts are named by what is in them.
      chunkFileNames: 'parts/[hash:6].js',
      // What every element needs is one file: it compresses better, and asks for less. What such a file
      // imports is not drawn into it: days of a history are no part of what a card loads.
      // Nothing comes into a part but by its own name: what two parts share would lie in one, and bring all of it.
      onlyExplicitManualChunks: true,
      manualChunks: (id) =>
        Object.keys(APART).find((name) => APART[name].test(id)) ??
        (CORE.test(id) && !ON_DEMAND.test(id) ? 'core' : undefined),
    },
    plugins: [resolve(), compile(), tightTemplates, lowerSyntax, minify(2020)],
  },
  {
    ...browser,
    input: Object.fromEntries(LANGUAGES.map((code) => [code, code])),
    output: { dir: 'dist/lang', format: 'es', freeze: false },
    plugins: [handOver, compile(), minify(2020)],
  },
  {
    ...browser,
    input: 'src/bundles/onair.legacy.ts',
    output: {
      file: 'dist/onair.legacy.js',
      format: 'iife',
      generatedCode: 'es5',
      esModule: false,
      freeze: false,
      strict: false,
      // Browsers this old look for no source map.
      sourcemap: 'hidden',
    },
    plugins: [resolve(), compile('./tsconfig.es5.json'), minify(5, OWN_NAMES)],
  },
  {
    input: 'src/api/index.ts',
    external: 'openapi-fetch',
    output: { file: 'dist/api/index.js', format: 'es', sourcemap: true },
    plugins: [compile()],
  },
  {
    input: 'src/panel/openapi/docs-client.ts',
    output: { file: 'dist/docs/show.js', format: 'iife' },
    plugins: [compile(), { name: 'copy-viewer', writeBundle: copyViewer }],
  },
  {
    input: 'src/panel/main.ts',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    output: { file: 'dist/panel.js', format: 'es', sourcemap: true, banner: '#!/usr/bin/env node' },
    plugins: [
      compile(),
      {
        name: 'copy-demo',
        writeBundle: () =>
          cp('demo', 'dist/demo', { recursive: true, filter: (from) => !basename(from).startsWith('.') }),
      },
    ],
  },
];
