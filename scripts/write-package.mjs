/**
 * In:  a package's own `scripts/packages/NAME.json` (and `NAME.md`, where the root's README is not its own), and the root's version and dependencies.
 * Out: its folder's package.json, README, CHANGELOG and LICENSE.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Dependencies are those that the root was tested with: in exactly that version, or after the sign `^` in a compatible one.
 * The panel's are exact, since npm ignores the shrinkwrap of a package that is not installed from a registry.
 */
export function writePackage(name, folder) {
  const own = JSON.parse(readFileSync(`scripts/packages/${name}.json`, 'utf8'));
  const ranges = (dependencies = {}) =>
    Object.fromEntries(Object.entries(dependencies).map(([each, sign]) => [each, sign + versionOf(each)]));
  const manifest = {
    ...own,
    version: root.version,
    dependencies: ranges(own.dependencies),
    ...(own.peerDependencies && { peerDependencies: ranges(own.peerDependencies) }),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2) + '\n');
  const readme = `scripts/packages/${name}.md`;
  copyFileSync(existsSync(readme) ? readme : 'README.md', join(folder, 'README.md'));
  for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(file, join(folder, file));
}

function versionOf(name) {
  const version = root.dependencies[name] ?? root.devDependencies[name];
  if (!version) throw new Error(`${name} is no dependency of the root's package.json.`);
  return version;
}
