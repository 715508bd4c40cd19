/** The thread in which the relay reads what sources send: one task at a time. See `reader.ts`. */
import { parentPort } from 'node:worker_threads';
import { SourceFailure } from '../source/failures.js';
import { tasks, type TaskName } from './tasks.js';

/** A task by its name, and what it reads. */
export interface TaskRequest {
  name: TaskName;
  input: unknown;
}

/** `failure` is the message of a `SourceFailure`, with its cause if a value was not expected. */
export type TaskResult = { value: unknown } | { failure: string; cause?: Error };

parentPort?.on('message', ({ name, input }: TaskRequest) => parentPort?.postMessage(resultOf(name, input)));
// The first message says that tasks are received.
parentPort?.postMessage('ready');

function resultOf(name: TaskName, input: unknown): TaskResult {
  try {
    return { value: (tasks[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof SourceFailure) return { failure: error.message };
    // A value that nothing expects costs this response, as one that is not JSON does.
    const cause = error instanceof Error ? error : new Error(String(error));
    return { failure: "what it sends can't be read", cause };
  }
}
