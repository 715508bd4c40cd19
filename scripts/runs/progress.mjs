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
  const status = () => {
    const parts = [...running].map(([{ name }, result]) => `${name} ${result ? counts(result) : 'started'}`);
    return `${elapsed()}  ${parts.join(' · ')}`;
  };
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
      print(`${elapsed()}  ${part.name} …`);
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
      const tests =
        part.files || part.playwrightReport ? `${result.passed} passed${failed}` : failed ? 'failed' : 'done';
      print(`${elapsed()}  ${part.name} ${tests} (${asTime(result.seconds)})`);
    },
    stop: () => clearInterval(timer),
  };
}

function counts({ passed, failures }) {
  return failures ? `${passed} passed, ${failures} failed` : `${passed} passed`;
}

/** Formats minutes and seconds, such as `3:07`. */
export function asTime(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
