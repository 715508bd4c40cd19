/**
 * Lists known vulnerabilities of the packages in package-lock.json, shipped packages first.
 *
 * The exit code is always 0, because a newly published vulnerability must not fail an unrelated change.
 */
import { spawnSync } from 'node:child_process';

const all = audit();
if (all === null) {
  console.log("Known vulnerabilities: the registry doesn't support audits.");
} else {
  const shipped = audit('--omit=dev') ?? {};
  const found = Object.values(all).map((each) => ({ ...each, isShipped: each.name in shipped }));
  console.log(
    `Known vulnerabilities: ${found.length}, ${Object.keys(shipped).length} of them in shipped packages.`,
  );
  for (const { name, severity, range, via, isShipped } of found.sort((a, b) => b.isShipped - a.isShipped)) {
    const why = via.map((each) =>
      typeof each === 'string' ? `through ${each}` : `${each.title} ${each.url}`,
    );
    console.log(`  ${isShipped ? 'shipped' : 'tools'}: ${name} ${range} (${severity}): ${why.join('; ')}`);
  }
}

/** Returns the vulnerabilities by package; null if the registry doesn't support audits. */
function audit(...switches) {
  const args = ['audit', '--json', '--package-lock-only', '--loglevel=silent', ...switches];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  try {
    return JSON.parse(stdout).vulnerabilities ?? null;
  } catch {
    return null;
  }
}
