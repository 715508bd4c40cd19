/**
 * Parses the responses of sources in a worker thread with limited memory and time, so that no source can block
 * or exhaust the panel. The thread runs one task at a time. If a task exceeds a limit, it fails, and a new
 * thread runs the next tasks.
 */
import { once } from 'node:events';
import { cpuUsage } from 'node:process';
import { Worker } from 'node:worker_threads';
import { SourceFailure } from '../source/source-failure.js';
import type { TaskName, Tasks } from './tasks.js';
import type { TaskRequest, TaskResult } from './worker.js';

export interface Reader {
  /** Rejects with `SourceFailure` if the source's data can't be read within the limits. */
  read<Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<ReturnType<Tasks[Name]>>;
}

export interface ReaderOptions {
  closed: AbortSignal;
  /** Maximum heap size of the thread in megabytes. */
  megabytes?: number;
  /**
   * Returns a signal that aborts a task. If `ended` is aborted first, the signal is no longer needed. Tests
   * replace this function.
   */
  timeLimit?: (ended: AbortSignal) => AbortSignal;
  /** The file that the thread runs. Tests replace it. */
  entry?: URL;
}

/** The limits are several times higher than the largest valid responses need (see `npm run bench -- relay`). */
const PROCESSOR_TIME_LIMIT_MS = 10_000;
const PROCESSOR_TIME_CHECK_MS = 250;
const MEGABYTES = 128;
const YOUNG_MEGABYTES = 16;
/** In the package, the worker is a file next to the panel's bundle. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './relay-worker.js', import.meta.url);

/**
 * Creates a reader. The thread starts with the first task and stops when `closed` is aborted. It doesn't keep
 * the process alive.
 */
export function createReader({
  closed,
  megabytes = MEGABYTES,
  timeLimit = processorTimeLimit,
  entry = ENTRY,
}: ReaderOptions): Reader {
  let thread: Promise<Worker> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    worker.unref();
    const end = (): void => void worker.terminate();
    closed.addEventListener('abort', end);
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        closed.removeEventListener('abort', end);
        thread = null;
      });
    await once(worker, 'message', { signal: closed });
    return worker;
  }

  async function run(request: TaskRequest): Promise<unknown> {
    let result: TaskResult;
    try {
      closed.throwIfAborted();
      const worker = await (thread ??= start());
      const ended = new AbortController();
      try {
        worker.postMessage(request);
        const signal = AbortSignal.any([closed, timeLimit(ended.signal)]);
        [result] = (await once(worker, 'message', { signal })) as [TaskResult];
      } catch (error) {
        await worker.terminate();
        throw error;
      } finally {
        ended.abort();
      }
    } catch (error) {
      throw failureOf(error);
    }
    if ('value' in result) return result.value;
    throw new SourceFailure(result.failure, 0, { cause: result.cause });
  }

  function failureOf(cause: unknown): unknown {
    const { name, code } = cause as { name?: unknown; code?: unknown };
    if (closed.aborted) return new SourceFailure('the relay is closed', 0, { cause });
    if (name === 'AbortError') return new SourceFailure('its data takes too long to read', 0, { cause });
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new SourceFailure('its data takes too much memory to read', 0, { cause });
    return cause;
  }

  return {
    read(name, input) {
      const result = queue.then(() => run({ name, input }));
      queue = result.catch(() => undefined);
      return result as Promise<never>;
    },
  };
}

/**
 * Limits the processor time of the process, which any endless task uses up. A limit on elapsed time would
 * stop valid tasks while the machine is busy.
 */
function processorTimeLimit(ended: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const before = cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = cpuUsage(before);
    if ((user + system) / 1000 >= PROCESSOR_TIME_LIMIT_MS) limit.abort();
  }, PROCESSOR_TIME_CHECK_MS).unref();
  ended.addEventListener('abort', () => clearInterval(timer), { once: true });
  return limit.signal;
}
