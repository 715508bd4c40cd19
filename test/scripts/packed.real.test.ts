/** Tests the package of the widgets as npm would publish it, installed into an empty folder. */
import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newProject, pack, runIn } from '../kit/installed.js';

const MEGABYTE = 1_000_000;

describe('the packed onair-widgets package', () => {
  const packed = mkdtempSync(join(tmpdir(), 'onair-packed-'));
  let folder: string;
  before(() => {
    folder = newProject([pack('dist/onair-widgets', packed)]);
  });
  after(() => {
    for (const each of [packed, folder]) if (each) rmSync(each, { recursive: true, force: true });
  });

  it('installs at most ten megabytes', (t) => {
    const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder });
    const sizeOf = (within: string): number =>
      globSync(`${within}/**/*`, { cwd: folder }).reduce((sum, file) => {
        const about = statSync(join(folder, file));
        return sum + (about.isFile() ? about.size : 0);
      }, 0);
    const [all, own] = [sizeOf('node_modules'), sizeOf('node_modules/onair-widgets')];
    t.diagnostic(`${installed.length} packages, ${all} bytes, our own ${own}`);
    assert.ok(installed.length <= 9, installed.join(' '));
    assert.ok(all <= 10 * MEGABYTE);
    assert.ok(own <= 4.3 * MEGABYTE);
  });

  it('has editor data for each tag and attribute', () => {
    const root = join(folder, 'node_modules', 'onair-widgets');
    const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
    interface Named {
      name: string;
      attributes?: Named[];
    }
    const namesIn = (tags: readonly Named[]): string[] =>
      tags.flatMap(({ name, attributes = [] }) => attributes.map((each) => `${name} ${each.name}`)).sort();
    const { modules } = json('custom-elements.json') as { modules: { declarations?: ManifestTag[] }[] };
    interface ManifestTag {
      tagName?: string;
      attributes?: Named[];
    }
    const declared = modules
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap(({ tagName, attributes }) => (tagName ? [{ name: tagName, attributes }] : []));
    assert.ok(namesIn(declared).includes('onair-now-playing layout'));
    const about = json('package.json') as { 'web-types': string; exports: Record<string, unknown> };
    const webTypes = json(about['web-types']) as { contributions: { html: { elements: Named[] } } };
    assert.deepEqual(namesIn(webTypes.contributions.html.elements), namesIn(declared));
    const customData = json(about.exports['./html-custom-data.json'] as string) as { tags: Named[] };
    assert.deepEqual(namesIn(customData.tags), namesIn(declared));
  });

  it("causes no warnings in Lit's development mode", () => {
    const root = join(folder, 'node_modules', 'onair-widgets');
    const modules = globSync('{elements,modules}/**/*.js', { cwd: root });
    writeFileSync(
      join(folder, 'warnings.mjs'),
      `const tags = new Set();
       for (const file of ${JSON.stringify(modules.map((file) => join(root, file)))})
         for (const each of Object.values(await import(file)))
           if (typeof each === 'function' && each.observedAttributes?.includes('base-url')) tags.add(each);
       console.log(JSON.stringify([tags.size, [...globalThis.litIssuedWarnings]]));`,
    );
    const printed = runIn(folder, process.execPath, '--conditions=development', 'warnings.mjs');
    const [tags, warnings] = JSON.parse(printed.trim().split('\n').at(-1)!) as [number, string[]];
    assert.ok(tags > 7, String(tags));
    assert.deepEqual(
      warnings.filter((each) => !each.includes('dev mode')),
      [],
    );
    assert.notDeepEqual(warnings, []);
  });

  it('can be imported on a server', () => {
    const root = join(folder, 'node_modules', 'onair-widgets');
    const modules = globSync(['*.js', '{elements,lang,api,modules}/**/*.js'], { cwd: root });
    assert.ok(modules.length > 20);
    writeFileSync(
      join(folder, 'main.mjs'),
      `${modules.map((file) => `await import(${JSON.stringify(join(root, file))});`).join('\n')}
       const { Station } = await import('onair-widgets');
       console.log(typeof Station.at, typeof globalThis.document, typeof globalThis.HTMLElement);`,
    );
    assert.equal(runIn(folder, process.execPath, 'main.mjs').trim(), 'function undefined undefined');
  });
});
