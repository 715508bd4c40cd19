/** Pins the dependencies of a built package, and theirs, to the versions in package-lock.json, with their hashes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeShrinkwrap(folder) {
  const manifest = read(join(folder, 'package.json'));
  const { name, version, license, dependencies, bin, engines } = manifest;
  const { packages } = read('package-lock.json');
  const required = reach(packages, dependencies, false);
  const all = reach(packages, dependencies, true);
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

/** The paths in the lock of what these dependencies need. */
function reach(packages, dependencies, withOptional) {
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

/** Where Node finds a package from a path in node_modules; null if the lock lacks it. */
function find(packages, name, from) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = `${place ? `${place}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!place) return null;
  }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
