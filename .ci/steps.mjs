/** Runs named steps one after the other; the first that fails ends the run with its exit code. */
import { spawnSync } from 'node:child_process';

/** Each step: a name and a command line, run with the project's own programs first. */
export function runSteps(steps) {
  const times = [];
  for (const [name, command, env = {}] of steps) {
    console.log(`\n— ${name}`);
    const start = Date.now();
    const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });
    times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
    if (status !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(status ?? 1);
    }
  }
  console.log(`\nAll good: ${times.join(', ')}.`);
}
