import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pins all direct and indirect dependencies of a built package to the versions and hashes in package-lock.json. */
export function writeShrinkwrap(folder) {
  const manifest = read(join(folder, 'package.json'));
  const { name, version, license, dependencies, bin, engines } = manifest;
  const { packages } = read('package-lock.json');
  const required = pathsOf(packages, dependencies, false);
  const all = pathsOf(packages, dependencies, true);
  const entries = [...all].sort().map((path) => {
    const { version, integrity, ...entry } = packages[path];
    for (const key of ['resolved', 'dev', 'devOptional', 'optional', 'peer', 'funding']) delete entry[key];
    return [path, { version, integrity, ...(!required.has(path) && { optional: true }), ...entry }];
  });
  const shrinkwrap = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, license, dependencies, bin, engines }, ...Object.fromEntries(entries) },
  };
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), JSON.stringify(shrinkwrap, null, 2) + '\n');
}

/** Returns the lock file's paths of these dependencies and of everything that they need. */
function pathsOf(packages, dependencies, withOptional) {
  const paths = new Set();
  const visit = (names, from, isOptional) => {
    for (const name of Object.keys(names)) {
      const path = find(packages, name, from);
      if (path === null) {
        if (isOptional) continue;
        throw new Error(`package-lock.json has no ${name} for ${from || 'the package'}.`);
      }
      if (paths.has(path)) continue;
      paths.add(path);
      const entry = packages[path];
      visit(entry.dependencies ?? {}, path, false);
      if (withOptional) visit(entry.optionalDependencies ?? {}, path, true);
      const optionalPeers = entry.peerDependenciesMeta ?? {};
      const peers = Object.keys(entry.peerDependencies ?? {}).filter(
        (peer) => !optionalPeers[peer]?.optional,
      );
      visit(Object.fromEntries(peers.map((peer) => [peer, ''])), path, false);
    }
  };
  visit(dependencies, '', false);
  return paths;
}

/**
 * Returns the path at which Node finds a package that is imported from `from`; null if it isn't in the lock
 * file.
 */
function find(packages, name, from) {
  let parent = from;
  for (;;) {
    const path = parent === '' ? `node_modules/${name}` : `${parent}/node_modules/${name}`;
    if (packages[path]) return path;
    if (parent === '') return null;
    parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')));
  }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
