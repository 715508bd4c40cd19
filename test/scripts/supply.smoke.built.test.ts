import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
}

describe('the SBOM', () => {
  for (const [name, bundled] of [
    ['onair-widgets', ['lit', 'lit-html', 'date-fns']],
    ['onair-panel', ['date-fns', 'swagger-ui-dist']],
  ] as const) {
    it(`lists dependencies and bundled packages of ${name}`, () => {
      const at = `dist/${name}`;
      const { version, dependencies } = JSON.parse(readFileSync(`${at}/package.json`, 'utf8')) as {
        version: string;
        dependencies: Record<string, string>;
      };
      const raw = readFileSync(`${at}/sbom.cdx.json`, 'utf8');
      const bom = JSON.parse(raw) as {
        bomFormat: string;
        metadata: { component: { purl: string } };
        components: { name: string; purl: string; hashes?: { alg: string; content: string }[] }[];
        dependencies: { ref: string; dependsOn: string[] }[];
      };
      assert.equal(bom.bomFormat, 'CycloneDX');
      assert.equal(bom.metadata.component.purl, `pkg:npm/${name}@${version}`);
      assert.equal(new Set(bom.components.map(({ purl }) => purl)).size, bom.components.length);
      const names = new Set(bom.components.map((component) => component.name));
      for (const each of [...Object.keys(dependencies), ...bundled]) assert.ok(names.has(each), each);
      assert.ok(!names.has('eslint') && !names.has('typescript'));
      for (const { purl, hashes } of bom.components) assert.equal(hashes?.[0]?.alg, 'SHA-512', purl);
      const refs = new Set(
        bom.components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))),
      );
      for (const { dependsOn } of bom.dependencies)
        for (const ref of dependsOn) assert.ok(refs.has(ref), ref);
      assert.doesNotMatch(raw, /"timestamp"|"serialNumber"|"distribution"/);
    });
  }
});

describe('the licences of bundled packages', () => {
  const FILE = 'THIRD-PARTY-LICENSES.txt';
  const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

  /** Returns the packages in these files, from their source maps. */
  function bundledIn(folder: string, pattern = '**/*.map'): string[] {
    const maps = globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
    const sources = maps.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources);
    const names = sources.flatMap(
      (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
    );
    return [...new Set(names)];
  }

  function licenceOf(name: string): string {
    const files = readdirSync(`node_modules/${name}`).filter((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
    assert.equal(files.length, 1, name);
    return readFileSync(`node_modules/${name}/${files[0]}`, 'utf8').trim();
  }

  /** Returns the packages that have no entry or whose licence is not in the text. */
  function withoutLicence(text: string, names: string[]): string[] {
    return names.filter((name) => !text.includes(`\n${name} `) || !text.includes(licenceOf(name)));
  }

  for (const [folder, copied] of [
    ['dist/onair-widgets', []],
    ['dist/onair-widgets/cdn', []],
    ['dist/onair-panel', ['swagger-ui-dist']],
    ['dist/onair-panel/cdn', []],
  ] as const) {
    it(`are included in ${folder}`, () => {
      const names = [...bundledIn(folder), ...copied];
      for (const name of ['lit-html', '@lit/reactive-element', 'date-fns']) assert.ok(names.includes(name));
      const text = readFileSync(join(folder, FILE), 'utf8');
      assert.deepEqual(withoutLicence(text, names), []);
      for (const name of names) {
        assert.ok(withoutLicence(text.replace(licenceOf(name), ''), names).includes(name), name);
        assert.deepEqual(withoutLicence(text.replace(`\n${name} `, '\n'), names), [name]);
      }
    });
  }

  it('are permissive', () => {
    for (const name of [...bundledIn('dist/onair-widgets'), ...bundledIn('dist/onair-panel')]) {
      const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        license: string;
      };
      assert.ok(PERMISSIVE.includes(license), `${name}: ${license}`);
    }
  });

  it('exclude ical.js', () => {
    const programs = globSync('dist/onair-panel/*.js').map((file) => readFileSync(file, 'utf8'));
    assert.ok(programs.some((code) => / from ['"]ical\.js['"]/.test(code)));
    const { dependencies } = JSON.parse(readFileSync('dist/onair-panel/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    assert.ok(dependencies['ical.js']);
    assert.ok(!bundledIn('dist').includes('ical.js'));
  });

  it('are mentioned in each file with bundled code', () => {
    const notice = `Third-party licences: ${FILE} */`;
    for (const map of globSync('dist/onair-*/**/*.map')) {
      const file = map.slice(0, -'.map'.length);
      const isNamed = readFileSync(file, 'utf8').includes(notice);
      assert.equal(isNamed, bundledIn('.', map).length > 0, file);
    }
  });

  it('can be found through source maps', () => {
    // The demo pages are written by hand, and Swagger UI is copied.
    const scripts = globSync('dist/onair-*/**/*.js', { exclude: ['**/demo/**', '**/swagger-ui-bundle.js'] });
    assert.ok(scripts.length > 200);
    for (const file of scripts) assert.ok(existsSync(`${file}.map`), file);
  });
});

describe('the panel', () => {
  it('loads SFTP and feed packages on demand', () => {
    const panel = readFileSync('dist/onair-panel/panel.js', 'utf8');
    for (const name of ['ssh2', 'feed']) {
      assert.match(panel, new RegExp(`await import\\(['"]${name}['"]\\)`));
      assert.doesNotMatch(panel, new RegExp(`^import .*['"]${name}['"]`, 'm'));
    }
  });
});

describe('the shrinkwrap of onair-panel', () => {
  interface Pinned extends Entry {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
    optional?: boolean;
    dev?: boolean;
  }
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Pinned> };
  const text = readFileSync('dist/onair-panel/npm-shrinkwrap.json', 'utf8');
  const { '': root, ...pinned } = read('dist/onair-panel/npm-shrinkwrap.json').packages;

  it('matches the lock file', () => {
    const lock = read('package-lock.json').packages;
    assert.ok(Object.keys(pinned).length > 18);
    for (const [path, { version, integrity, resolved, dev }] of Object.entries(pinned)) {
      assert.deepEqual({ version, integrity }, pick(lock[path]!), path);
      assert.match(integrity ?? '', /^sha512-/, path);
      assert.deepEqual([resolved, dev], [undefined, undefined], path);
    }
    assert.doesNotMatch(text, /https?:/);
  });

  it('contains exactly the packages that the panel needs', () => {
    const needed = new Set<string>();
    const visit = (from: string, { dependencies, optionalDependencies }: Pinned) => {
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
        const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((each) => pinned[each]);
        assert.ok(path, `${name} of ${from}`);
        if (needed.has(path)) continue;
        needed.add(path);
        visit(path, pinned[path]!);
      }
    };
    visit('', root!);
    assert.deepEqual([...needed].sort(), Object.keys(pinned).sort());
    const optional = Object.keys(pinned).filter((path) => pinned[path]!.optional);
    // The program that draws share pictures, one package per system.
    const programs = optional.filter((path) => path.startsWith('node_modules/@takumi-rs/core-'));
    assert.ok(programs.includes('node_modules/@takumi-rs/core-linux-x64-gnu'));
    assert.deepEqual(
      optional.filter((path) => !programs.includes(path)),
      ['buildcheck', 'cpu-features', 'nan'].map((name) => `node_modules/${name}`),
    );
  });

  it('matches the versions in package.json', () => {
    const { dependencies } = JSON.parse(readFileSync('dist/onair-panel/package.json', 'utf8')) as Pinned;
    assert.deepEqual(root!.dependencies, dependencies);
    for (const [name, version] of Object.entries(dependencies!))
      assert.equal(version, pinned[`node_modules/${name}`]!.version);
  });

  const pick = ({ version, integrity }: Pinned) => ({ version, integrity });
});
