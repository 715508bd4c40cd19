/** Limits how often a function runs. Calls beyond the limit are merged into one later run. */
import { createBudget } from './budget.js';

/** Runs `act` at most `atOnce` times in a row, then once every `every` milliseconds, and never after `closed` is aborted. */
export function paced(
  act: () => void,
  { atOnce, every }: { atOnce: number; every: number },
  closed: AbortSignal,
  clock: () => number = () => performance.now(),
): () => void {
  const budget = createBudget({ capacity: atOnce, perHour: 3_600_000 / every });
  let timer: NodeJS.Timeout | undefined;
  closed.addEventListener('abort', () => clearTimeout(timer));

  function run(): void {
    timer = undefined;
    if (closed.aborted) return;
    const now = clock();
    if (budget.take(1, now)) act();
    else timer = setTimeout(run, Math.ceil((1 - budget.left(now)) * every)).unref();
  }

  return () => {
    if (timer === undefined) run();
  };
}
