import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `sbom.cdx.json` (CycloneDX) into a built package: its dependencies, and the packages whose code its files
 * contain. The same build always gives the same bytes, because the file contains no time or random number.
 *
 * `copied` lists packages whose files are copied unchanged. They don't appear in any source map.
 */
export function writeSbom(folder, copied = []) {
  const { name, version, description, dependencies = {} } = read(join(folder, 'package.json'));
  const bom = readNpmSbom();
  const tree = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const components = new Map(bom.components.map((component) => [component['bom-ref'], component]));
  /**
   * Returns the `bom-ref` of the version that is installed directly in `node_modules`, which is the version that the
   * build uses.
   */
  const refOf = (each) => {
    const component = componentOf(each);
    const own = component['bom-ref'];
    if (!components.has(own)) components.set(own, component);
    return own;
  };
  const found = new Set([...bundledIn(folder), ...copied].map(refOf));
  const visited = new Set();
  const visit = (ref) => {
    if (visited.has(ref)) return;
    visited.add(ref);
    found.add(ref);
    (tree.get(ref) ?? []).forEach(visit);
  };
  const own = Object.keys(dependencies).map(refOf);
  own.forEach(visit);
  const ref = `${name}@${version}`;
  const { $schema, bomFormat, specVersion } = bom;
  const sbom = {
    $schema,
    bomFormat,
    specVersion,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      tools: bom.metadata.tools,
      component: { 'bom-ref': ref, type: 'library', name, version, description, purl: `pkg:npm/${ref}` },
    },
    components: [...found].sort().map((each) => components.get(each)),
    dependencies: [
      { ref, dependsOn: own.sort() },
      ...[...visited].sort().map((each) => ({ ref: each, dependsOn: tree.get(each) ?? [] })),
    ],
  };
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2) + '\n');
}

/**
 * Returns npm's SBOM without build tools. With the build tools, npm would fail, because two of them need different
 * versions of the same package.
 */
function readNpmSbom() {
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--loglevel=error'];
  const { stdout, stderr, status } = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  return JSON.parse(stdout);
}

/** Returns the packages whose code is in the bundles, according to the source maps. */
function bundledIn(folder) {
  return globSync(`${folder}/**/*.map`).flatMap((file) =>
    read(file).sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
}

/**
 * Returns the component of a bundled package. npm treats such a package as a build tool, so the data comes from the
 * lock file.
 */
function componentOf(name) {
  const { version, license, integrity } = read('package-lock.json').packages[`node_modules/${name}`];
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: license } }],
  };
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
