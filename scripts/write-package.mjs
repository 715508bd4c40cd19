import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from './project.mjs';

const root = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Writes package.json, README, CHANGELOG and LICENSE into a package's folder, from
 * `scripts/packages/NAME.json` and `NAME.md`.
 *
 * The version of a dependency is the range sign in `NAME.json`, followed by the version in the root package.json. The
 * panel's versions are exact, because npm ignores the shrinkwrap of a package that doesn't come from a registry.
 */
export function writePackage(name, folder) {
  const own = JSON.parse(readFileSync(`scripts/packages/${name}.json`, 'utf8'));
  const ranges = (dependencies = {}) =>
    Object.fromEntries(Object.entries(dependencies).map(([each, sign]) => [each, sign + versionOf(each)]));
  const manifest = {
    ...own,
    version: root.version,
    ...projectFields(name),
    dependencies: ranges(own.dependencies),
    ...(own.peerDependencies && { peerDependencies: ranges(own.peerDependencies) }),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2) + '\n');
  copyFileSync(`scripts/packages/${name}.md`, join(folder, 'README.md'));
  for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(file, join(folder, file));
}

/** Returns no fields while `scripts/project.json` is empty. */
function projectFields(name) {
  const { repository, homepage } = readProject();
  return {
    ...(homepage && { homepage }),
    ...(repository && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: `scripts/packages/${name}` },
      bugs: { url: `${repository}/issues` },
    }),
  };
}

function versionOf(name) {
  const version = root.dependencies[name] ?? root.devDependencies[name];
  if (!version) throw new Error(`${name} isn't a dependency in the root's package.json.`);
  return version;
}
