/**
 * Creates a working element with a test, a sheet of states, a row in the gallery, an example in the documentation, and its
 * rows in the lists of tags:
 *   npm run create element NAME "TITLE" "GERMAN TITLE"
 * NAME has no prefix: `clock` makes `<onair-clock>`. TITLE is the accessible name of a frame with only this element. If it is
 * missing, it is derived from NAME. With `--dry-run`, the script only checks that it finds all places in the lists.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isDryRun = process.argv.includes('--dry-run');
const [kind, name, givenTitle, germanTitle] = process.argv.slice(2).filter((arg) => arg !== '--dry-run');
if (kind !== 'element' || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  console.error(
    'Usage: npm run create element NAME "TITLE" "GERMAN TITLE". NAME has lower-case letters and dashes, such as song-requests.',
  );
  process.exit(2);
}
const tag = `onair-${name}`;
if (existsSync(`src/elements/${name}`)) {
  console.error(`src/elements/${name}/ exists already.`);
  process.exit(2);
}
const className = 'Onair' + name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());
const key = name.includes('-') ? `'${name}'` : name;
const title = givenTitle ?? name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
/** The text of each file by its path. Nothing is written before all places in the lists have been found. */
const files = new Map();

function write(path, text) {
  files.set(path, text);
}

function read(path) {
  return files.get(path) ?? readFileSync(path, 'utf8');
}

/** Inserts `text` before or after an anchor, so that the lists remain ordinary code that people can edit. */
function insert(path, anchor, text, { before = false } = {}) {
  const old = read(path);
  const at = old.indexOf(anchor);
  if (at < 0) throw new Error(`${path} has no line “${anchor.trim()}”: update scripts/create.mjs.`);
  const place = before ? at : at + anchor.length;
  write(path, old.slice(0, place) + text + old.slice(place));
}

// The element.
write(
  `src/elements/${name}/${name}.ts`,
  `import { html, type PropertyValues, type TemplateResult } from 'lit';
import { baseStyles } from '../base/base.styles.js';
import { OnairElement } from '../base/onair-element.js';
import { TrackController } from '../controllers/track-controller.js';
import { songName, songOf } from '../format/song.js';
import { styles } from './${name}.styles.js';

/**
 * @summary TODO: one sentence on what <${tag}> shows.
 * @slot - Shown until the first data arrives, and if scripts don't run.
 * @csspart title - Artist and title.
 * @csspart message - The sentence that is shown if there is no track.
 * @fires onair-track - Another track is on air; \`detail.track\` is null between tracks.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. \`detail\` is \`{failure}\`.
 */
export class ${className} extends OnairElement {
  static override styles = [baseStyles, styles];

  private readonly feed = new TrackController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.feed.update(1);
    const { status, failure } = this.feed.onAir;
    this.status = status;
    this.failure = failure;
  }

  protected override render(): TemplateResult {
    const { track } = this.feed.onAir;
    const { onAir } = this.words;
    if (track) return html\`<p part="title" dir="auto">\${songName(songOf(track, onAir))}</p>\`;
    return html\`<p part="message" role="status" dir="auto">
      \${this.sentence(onAir.nothing, onAir.noAnswer) || html\`<slot></slot>\`}
    </p>\`;
  }
}
`,
);
write(
  `src/elements/${name}/${name}.styles.ts`,
  `import { css } from '../base/css.js';

export const styles = css\`
  p {
    margin: 0;
  }
\`;
`,
);
write(
  `src/elements/${name}/define.ts`,
  `/** Registers \`${tag}\`. */
import { define } from '../base/define-element.js';
import { ${className} } from './${name}.js';

define('${tag}', ${className});

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`,
);

// Its rows in the lists of tags.
const lastTag = `  'podcasts',\n`;
insert('src/contract/tags.ts', lastTag, `  '${name}',\n`);
insert('src/elements/base/allowed-attributes.ts', '  podcasts: [', `  ${key}: COMMON,\n`, { before: true });
write(
  `src/entries/cdn/${tag}.ts`,
  `/** Chunk of the script tag that registers \`${tag}\`. */\nimport '../../elements/${name}/define.js';\n`,
);
insert(
  'src/entries/cdn/onair.ts',
  `  'onair-podcasts': () => import('./onair-podcasts.js'),\n`,
  `  '${tag}': () => import('./${tag}.js'),\n`,
);
insert(
  'src/entries/onair.ts',
  `  'onair-podcasts': () => import('../elements/podcasts/define.js'),\n`,
  `  '${tag}': () => import('../elements/${name}/define.js'),\n`,
);
insert(
  'src/entries/cdn/embed-sandboxed.ts',
  `import '../../elements/podcasts/define.js';\n`,
  `import '../../elements/${name}/define.js';\n`,
);
insert(
  'src/entries/index.ts',
  `export { OnairPodcasts } from '../elements/podcasts/podcasts.js';\n`,
  `export { ${className} } from '../elements/${name}/${name}.js';\n`,
);
insert(
  'src/ssr/options.ts',
  `import type { OnairPodcasts } from '../elements/podcasts/podcasts.js';\n`,
  `import type { ${className} } from '../elements/${name}/${name}.js';\n`,
);
insert('src/ssr/options.ts', '  podcasts: OnairPodcasts;\n', `  ${key}: ${className};\n`);
insert(
  'src/ssr/render-tag.ts',
  `  podcasts: () => import('../elements/podcasts/define.js'),\n`,
  `  ${key}: () => import('../elements/${name}/define.js'),\n`,
);
insert(
  'src/builder/outputs/heights.ts',
  `    case 'podcasts':\n`,
  `    case '${name}':\n      return { dependsOn: {}, heights: [everywhere(1.5)] };\n`,
  { before: true },
);
const css = read('src/entries/onair.css')
  .replaceAll(/(onair-[a-z-]+)(?=\s*\):not\(:defined\))/g, `$1, ${tag}`)
  .trimEnd();
write(
  'src/entries/onair.css',
  `${css}\n\n:is(${tag}:not(:defined), [data-onair='${name}']:empty)::before {\n  height: 1.5em;\n}\n`,
);
insert('src/words/owner-words.ts', `'schedule' | 'podcasts'`, ` | '${name}'`);
const titleRow = (text) => `  ${key}: ${JSON.stringify(text)},\n`;
insert('src/words/en/builder.ts', 'export const frameTitles: FrameTitles = {\n', titleRow(title));
if (germanTitle)
  insert(
    'src/words/de/builder.ts',
    'export const frameTitles: Translated<FrameTitles> = {\n',
    titleRow(germanTitle),
  );
insert('src/elements/base/host-rules.styles.ts', '    onair-podcasts,\n', `    ${tag},\n`);
insert('src/panel/pages/sharing/station-frames.ts', '  podcasts: (given) => {\n', `  ${key}: () => 60,\n`, {
  before: true,
});
insert(
  'src/entries/builder/site-preview.ts',
  `import '../../elements/podcasts/define.js';\n`,
  `import '../../elements/${name}/define.js';\n`,
);
insert('scripts/elements-page.mjs', "  'charts',\n", `  '${name}',\n`);
const fence = '\\`\\`\\`';
insert(
  'scripts/elements-page.mjs',
  "  'onair-station': `",
  `  '${tag}': \`${fence}html\n<${tag}></${tag}>\n${fence}\`,\n`,
  { before: true },
);
const shown = title.replace(/^./, (letter) => letter.toLowerCase());
insert('README.md', '| `<onair-station>`', `| \`<${tag}>\` | ${shown} |\n`, { before: true });
insert('docs/install.md', '| `onair-requests`', `| \`${tag}\` | any | 1.5em |\n`, { before: true });
insert('docs/embed.md', '| `requests`', `| \`${name}\` | 32 | the same in every column |\n`, {
  before: true,
});
insert('scripts/sizes.json', '  "podcasts": 26,\n', `  "${name}": 26,\n`);
insert(
  'demo/gallery/states.js',
  `  {\n    tag: 'onair-schedule',\n`,
  `  {
    tag: '${tag}',
    states: [
      { name: 'On air', markup: '<${tag} base-url="{base}"></${tag}>' },
      { name: 'Failed', markup: '<${tag} base-url="{base}"></${tag}>', fault: 'fail' },
    ],
  },
`,
  { before: true },
);

// Tests.
write(
  `test/elements/${name}/${name}.browser.test.ts`,
  `import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/${name}/define.js';
import type { ${className} } from '../../../src/elements/${name}/${name}.js';
import { setWorld } from '../../kit/page-world.js';
import { untilStatus, untilText } from '../shown.js';

describe('<${tag}>', () => {
  const world = setWorld();

  it('shows the artist and the title of the current track', async () => {
    const panel = await world.panel();
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const element = await fixture<${className}>(html\`<${tag} base-url=\${panel.url}></${tag}>\`);
    await untilText(element, 'title', 'Ada Winter – Glass');
  });

  it('shows a sentence if the station fails', async () => {
    const panel = await world.panel();
    await panel.faults({ fail: 1 });
    const element = await fixture<${className}>(html\`<${tag} base-url=\${panel.url}></${tag}>\`);
    await untilStatus(element, 'failed');
    expect(element.shadowRoot!.querySelector('[part=message]')!.textContent).to.include('Can’t reach the station');
  });
});
`,
);
write(
  `test/shots/sheets/${name}.ts`,
  `/** \`${tag}\`. */
import { song, type Sheet } from '../sheet.js';

const MARKUP = '<${tag} base-url="{base}"></${tag}>';

export const sheet: Sheet = {
  tag: '${tag}',
  states: [
    { name: 'on air', markup: MARKUP, station: { plays: [song(1.5)] } },
    { name: 'nothing on air', markup: MARKUP, station: { history: [] }, status: 'empty' },
    { name: 'failed', markup: MARKUP, station: { faults: { fail: 1 } }, status: 'failed' },
  ],
};
`,
);

if (isDryRun) {
  console.log(`<${tag}> would create or change ${files.size} files.`);
  process.exit(0);
}
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
execFileSync('prettier', ['--write', '--log-level', 'warn', ...files.keys()], { stdio: 'inherit' });
console.log(`Created <${tag}>, which shows the current track. Change:
  src/elements/${name}/${name}.ts        the element, and its @summary, which npm run docs requires
  test/elements/${name}/           its test: npm run test:one test/elements/${name}/${name}.browser.test.ts
  test/shots/sheets/${name}.ts     its states in pictures: npm run shots
  demo/gallery/states.js           its states in the gallery: npm run dev
  scripts/elements-page.mjs        its example for docs/elements.md, in NOTES, if it has attributes
If it is taller than one line, change its height before the script has loaded in src/builder/outputs/heights.ts,
src/entries/onair.css, src/panel/pages/sharing/station-frames.ts, docs/install.md and docs/embed.md.${
  germanTitle
    ? ''
    : `
Its title for screen readers is “${title}”. Add it in German to frameTitles in src/words/de/builder.ts.`
}
Then run npm run docs, and npm run check.`);
