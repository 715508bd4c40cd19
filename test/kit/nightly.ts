/**
 * Every nightly file must import this first. It selects the full browser, and makes sure that the process exits after the last test
 * and leaves no child processes, also after a failure or a signal.
 */
import { after } from 'node:test';

/** Maximum time between the last test and the exit of the process. */
const LINGER_MS = 20_000;

// `scripts/find-browser.mjs` reads this when it is loaded.
process.env.WHOLE_BROWSER ??= '1';

// The kit closes servers and browsers on `exit`, which a signal alone doesn't fire.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

after(() => {
  setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(
      `Still open ${LINGER_MS / 1000} s after the last test, so this process exits now: ${open}\n`,
    );
    process.exit(1);
  }, LINGER_MS).unref();
});
