/** Processes that do nothing but use the processor, so that tests meet a slow machine. */
import { spawn } from 'node:child_process';

/** Ends when its input does, which is at the latest when the process that started it ends. */
const WORK = `process.stdin.on('end', () => process.exit()).resume();
(function work() {
  const end = Date.now() + 50;
  while (Date.now() < end);
  setImmediate(work);
})();`;

/** Starts so many of them, and returns what ends them. */
export function startBusy(count) {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', WORK], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => {
    for (const each of busy) each.kill('SIGKILL');
  };
}
