/** Starts processes that only use the processor, to simulate a slow machine. */
import { spawn } from 'node:child_process';

/** The process exits when its input ends, which also happens if its parent exits. */
const WORK = `process.stdin.on('end', () => process.exit()).resume();
(function work() {
  const end = Date.now() + 50;
  while (Date.now() < end);
  setImmediate(work);
})();`;

/** Starts `count` processes and returns a function that stops them. */
export function startBusy(count) {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', WORK], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => {
    for (const each of busy) each.kill('SIGKILL');
  };
}
