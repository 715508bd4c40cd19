/**
 * Reads what sources send in one worker thread with limited memory and time, so that no source can block or exhaust the
 * panel. The thread gets one task at a time: the task that exceeds a limit is known and fails, and a new thread reads the
 * others.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SourceFailure } from '../source/failures.js';
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
  /** Heap of the thread. */
  megabytes?: number;
  /** Returns the signal that ends a task; replaced in tests. */
  timeLimit?: () => AbortSignal;
  /** The thread's code; replaced in tests. */
  entry?: URL;
}

/** Several times what the largest legal responses take, which `npm run bench -- relay` prints. */
const TIME_LIMIT_MS = 10_000;
const MEGABYTES = 128;
const YOUNG_MEGABYTES = 16;
/** The package has the thread's code in a file beside the panel's. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './relay-worker.js', import.meta.url);

/** The thread starts with the first task and ends when `closed` is aborted. It doesn't keep the process alive. */
export function createReader({
  closed,
  megabytes = MEGABYTES,
  timeLimit = () => AbortSignal.timeout(TIME_LIMIT_MS),
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
      try {
        worker.postMessage(request);
        const signal = AbortSignal.any([closed, timeLimit()]);
        [result] = (await once(worker, 'message', { signal })) as [TaskResult];
      } catch (error) {
        await worker.terminate();
        throw error;
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
    if (name === 'AbortError') return new SourceFailure('what it sends takes too long to read', 0, { cause });
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new SourceFailure('what it sends takes too much memory to read', 0, { cause });
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
