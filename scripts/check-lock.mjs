/**
 * In:  package-lock.json, or another lock file that is named.
 * Out: the packages without a hash, and why; it ends with 1 when one has no reason, a weak hash, or an address of its own.
 */
import { readFileSync } from 'node:fs';

const [file = 'package-lock.json'] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const wrong = [];
const elsewhere = [];
for (const [path, entry] of entries) {
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${entry.version}`;
  if (entry.resolved) wrong.push(`${name} has a download address`);
  if (entry.integrity) {
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity)) wrong.push(`${name} has a hash that is no SHA-512`);
  } else if (isForAnotherSystem(entry))
    elsewhere.push(`${name} (${[...entry.os, ...(entry.libc ?? [])].join(', ')})`);
  else wrong.push(`${name} has no hash`);
}
console.log(
  `${entries.length - elsewhere.length - wrong.length} of ${entries.length} packages have their SHA-512.`,
);
if (elsewhere.length > 0) {
  console.log(
    `${elsewhere.length} have none: they are programs for other systems that the registry lacked when the lock was made.\n` +
      `On such a system npm takes the hash that the registry gives. ${elsewhere.join(', ')}`,
  );
}
for (const sentence of wrong) console.error(`${file}: ${sentence}.`);
process.exit(wrong.length > 0 ? 1 : 0);

/** `scripts/fix-lock.mjs` added it. The lock is made and tested on Linux with glibc, on x64. */
function isForAnotherSystem({ optional, os, cpu = [], libc = [] }) {
  if (!optional || !os) return false;
  return !os.includes('linux') || !cpu.includes('x64') || libc.includes('musl');
}
