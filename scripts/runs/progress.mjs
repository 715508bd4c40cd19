/**
 * Prints the progress of a run. In a terminal, it updates one line. Otherwise, it prints a line when a part
 * starts or ends, and every half minute.
 */
const TERMINAL_MS = 1000;
const LOG_MS = 30_000;

export function startProgress(started) {
  const isTerminal = process.stdout.isTTY;
  const running = new Map();
  const print = (text) => console.log(isTerminal ? `\r\x1b[K${text}` : text);
  const elapsed = () => asTime((performance.now() - started) / 1000);
  const status = () => `${elapsed()}  ${[...running].map(partStatus).join(' · ')}`;
  const timer = setInterval(
    () => {
      if (!running.size) return;
      if (isTerminal) process.stdout.write(`\r\x1b[K${status().slice(0, process.stdout.columns - 1)}`);
      else console.log(status());
    },
    isTerminal ? TERMINAL_MS : LOG_MS,
  );
  return {
    print,
    start(part) {
      running.set(part, null);
      print(`${elapsed()}  ${part.name} …${hasTests(part) ? '' : ` ${commandLine(part)}`}`);
    },
    update(part, result) {
      const known = running.get(part)?.failures ?? 0;
      for (const { file, name } of result.failures.slice(known))
        print(`${elapsed()}  FAILED ${file}: ${name}`);
      running.set(part, { ...result, failures: result.failures.length, skipped: result.skipped.length });
    },
    end(part, result) {
      this.update(part, result);
      running.delete(part);
      const failed = result.failures.length ? `, ${result.failures.length} failed` : '';
      const tests = hasTests(part) ? `${result.passed} passed${failed}` : failed ? 'failed' : 'done';
      print(`${elapsed()}  ${part.name} ${tests} (${asTime(result.seconds)})`);
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether a part reports the results of single tests. Other parts are one command, such as a linter. */
const hasTests = ({ files, playwrightReport }) => Boolean(files ?? playwrightReport);

/** Returns the command of a part in the form in which it can be typed. */
const commandLine = ({ command, args }) => (command === 'sh' ? args[1] : [command, ...args].join(' '));

function partStatus([part, result]) {
  if (!hasTests(part) || !result) return `${part.name} running`;
  const { passed, failures } = result;
  return `${part.name} ${failures ? `${passed} passed, ${failures} failed` : `${passed} passed`}`;
}

/** Formats minutes and seconds, such as `3:07`. */
export function asTime(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
