/**
 * Checks package-lock.json or a given lock file. Fails if a package has a weak hash, a download URL, or no
 * hash although it could be installed on this machine.
 */
import { readFileSync } from 'node:fs';

const [file = 'package-lock.json'] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const wrong = [];
const withoutHash = [];
for (const [path, entry] of entries) {
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${entry.version}`;
  if (entry.resolved) wrong.push(`${name} has a download URL`);
  if (entry.integrity) {
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity)) wrong.push(`${name} has a hash other than SHA-512`);
  } else if (isForAnotherSystem(entry))
    withoutHash.push(`${name} (${[...entry.os, ...(entry.libc ?? [])].join(', ')})`);
  else wrong.push(`${name} has no hash`);
}
console.log(
  `${entries.length - withoutHash.length - wrong.length} of ${entries.length} packages have a SHA-512 hash.`,
);
if (withoutHash.length > 0) {
  console.log(
    `${withoutHash.length} have no hash: programs for other systems that the registry lacked when the lock file was written.\n` +
      `On such a system, npm uses the hash of its registry. ${withoutHash.join(', ')}`,
  );
}
for (const sentence of wrong) console.error(`${file}: ${sentence}.`);
process.exit(wrong.length > 0 ? 1 : 0);

/** Whether `scripts/fix-lock.mjs` added the entry. The lock file is written and tested on Linux x64 with glibc. */
function isForAnotherSystem({ optional, os, cpu = [], libc = [] }) {
  if (!optional || !os) return false;
  return !os.includes('linux') || !cpu.includes('x64') || libc.includes('musl');
}
