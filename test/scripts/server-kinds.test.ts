import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
// @ts-expect-error A script without types.
import { replaceInParagraph as replaceIn } from '../../scripts/paragraphs.mjs';
// @ts-expect-error A script without types.
import * as script from '../../scripts/server-kinds.mjs';
import { SERVER_KINDS, type KindRow } from '../../src/servers/kinds.js';

const { serverKindFiles, undocumentedKinds } = script as {
  serverKindFiles(kinds: object): Record<string, string>;
  undocumentedKinds(kinds: object): string[];
};
const replaceInParagraph = replaceIn as (markdown: string, pattern: RegExp, text: string) => string;
const row = (more: Partial<KindRow>): object => ({ label: 'Example', stationExample: null, ...more });

describe('the generated lists of server kinds', () => {
  it('are up to date (otherwise run `npm run docs`)', () => {
    for (const [path, text] of Object.entries(serverKindFiles(SERVER_KINDS)))
      assert.equal(existsSync(path) && readFileSync(path, 'utf8'), text, path);
    assert.deepEqual(undocumentedKinds(SERVER_KINDS), []);
  });

  it('include a new kind', () => {
    const files = serverKindFiles({ ...SERVER_KINDS, example: row({ host: 'https://api.kind.example' }) });
    const oneLine = (path: string): string => files[path]!.replaceAll('\n', ' ');
    assert.match(oneLine('README.md'), / and \*\*Example\*\* \(`example`\) work/);
    assert.match(oneLine('README.md'), / and Example need no `data-base-url`/);
    assert.match(oneLine('docs/sources.md'), / or Example, and \[any other/);
    assert.match(oneLine('scripts/packages/onair-widgets.md'), /, Example or any JSON/);
    assert.match(oneLine('scripts/packages/onair-panel.md'), /, Example, any JSON/);
    assert.match(files['demo/index.html']!, /<li>Example<\/li>\n *<\/ul>/);
    const imports = files['src/panel/playout/relay/reader/polled-kinds.ts']!;
    assert.match(imports, /^import \{ example \} from '..\/..\/..\/..\/servers\/example\/read.js';$/m);
    assert.match(imports, /^ {2}example,\n\};$/m);
  });

  it("pages that don't mention a new kind are reported", () => {
    assert.deepEqual(undocumentedKinds({ example: row({}) }), [
      'docs/sources.md doesn’t mention the kind of server “example”: add a row.',
      'docs/relay.md doesn’t mention the kind of server “example”: add a row.',
    ]);
    const hosted = { radioking: row({ host: 'https://api.kind.example' }) };
    assert.deepEqual(undocumentedKinds(hosted), [
      'docs/csp.md doesn’t mention the kind of server “radioking”: add the sources.',
    ]);
  });
});

describe('a paragraph with a generated list', () => {
  const word = 'x'.repeat(99);

  it('is wrapped at 150 characters', () => {
    const other = `1. a\n   b\n\n`;
    assert.equal(
      replaceInParagraph(
        `${other}It has A\nand B. ${word}\n\n${other}`,
        /(?<=It has ).*?(?=\. )/,
        `${word} C`,
      ),
      `${other}It has ${word} C.\n${word}\n\n${other}`,
    );
  });

  it('causes an error if missing', () => {
    assert.throws(() => replaceInParagraph('a\n\nb', /c/, 'd'), /^Error: No paragraph matches \/c\/\.$/);
  });
});
