/**
 * Run this after each change to the dependencies. Some registries lack packages for other platforms. npm then
 * leaves them out of the lock file, and `npm ci` rejects it. This script adds the missing entries and removes
 * all download URLs.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = [
  'darwin',
  'win32',
  'linux',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
];
const PROCESSORS = /arm64|x64|ia32|arm(?=[-eabi]|$)|loong64|riscv64|ppc64|s390x|mips64el|wasm32/;

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const os = SYSTEMS.find((system) => name.includes(system));
    if (!os || isInstalled(path, name)) continue;
    const cpu = name.match(PROCESSORS)?.[0];
    const libc = name.includes('musl') ? { libc: ['musl'] } : {};
    packages['node_modules/' + name] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      dev: true,
      optional: true,
      os: [os],
      ...libc,
    };
    added++;
  }
}
for (const entry of Object.values(packages)) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, JSON.stringify(lock, null, 2) + '\n');
console.log(`${FILE}: ${added} entries added`);

/** Whether Node would find a package that is imported from `from`. */
function isInstalled(from, name) {
  let parent = from;
  for (;;) {
    if (packages[(parent ? parent + '/' : '') + 'node_modules/' + name]) return true;
    if (!parent) return false;
    parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')));
  }
}
