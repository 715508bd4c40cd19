/** The worker thread of `reader.ts`. */
import { parentPort } from 'node:worker_threads';
import { SourceFailure } from '../source/source-failure.js';
import { tasks, type TaskName } from './tasks.js';

export interface TaskRequest {
  name: TaskName;
  input: unknown;
}

/** `failure` is the message of a `SourceFailure`. `cause` is set if the task failed with a different error. */
export type TaskResult = { value: unknown } | { failure: string; cause?: Error };

parentPort?.on('message', ({ name, input }: TaskRequest) => parentPort?.postMessage(resultOf(name, input)));
// The reader waits for this message before it sends the first task.
parentPort?.postMessage('ready');

function resultOf(name: TaskName, input: unknown): TaskResult {
  try {
    return { value: (tasks[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof SourceFailure) return { failure: error.message };
    // An unexpected value only makes this response fail, like a body that isn't JSON.
    const cause = error instanceof Error ? error : new Error(String(error));
    return { failure: "its data can't be read", cause };
  }
}
