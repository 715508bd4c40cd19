/**
 * In:  package-lock.json, and what the registry knows of holes.
 * Out: a line for each, with those that are shipped first; a sentence where the registry does not tell.
 *
 * It ends with 0 in any case: a hole that became known today is no fault of the change that is tested.
 */
import { spawnSync } from 'node:child_process';

const all = audit();
if (all === null) {
  console.log('Known holes: the registry does not tell here.');
} else {
  const shipped = audit('--omit=dev') ?? {};
  const holes = Object.values(all).map((hole) => ({ ...hole, isShipped: hole.name in shipped }));
  console.log(`Known holes: ${holes.length}, ${Object.keys(shipped).length} of them in what is shipped.`);
  for (const { name, severity, range, via, isShipped } of holes.sort((a, b) => b.isShipped - a.isShipped)) {
    const why = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`));
    console.log(`  ${isShipped ? 'shipped' : 'tools'}: ${name} ${range} (${severity}): ${why.join('; ')}`);
  }
}

/** By package; null where the registry does not tell. */
function audit(...switches) {
  const args = ['audit', '--json', '--package-lock-only', '--loglevel=silent', ...switches];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  try {
    return JSON.parse(stdout).vulnerabilities ?? null;
  } catch {
    return null;
  }
}
