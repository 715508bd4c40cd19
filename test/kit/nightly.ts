/**
 * Every nightly file imports this first. Nightly tests use the browser that people have. Each file ends by itself and
 * leaves no process behind, also after a failure or a signal.
 */
import { after } from 'node:test';

/** From the last test of a file to its end, at most. */
const LINGER_MS = 20_000;

// `scripts/find-browser.mjs` reads it when it is loaded.
process.env.WHOLE_BROWSER ??= '1';

// The kit ends servers and browsers on `exit`, which a signal alone doesn't cause.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

after(() => {
  setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(
      `Open ${LINGER_MS / 1000} s after the last test, so this process ends now: ${open}\n`,
    );
    process.exit(1);
  }, LINGER_MS).unref();
});
