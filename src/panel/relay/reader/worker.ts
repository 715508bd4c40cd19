/** The thread in which the relay reads what sources send: one task at a time. See `reader.ts`. */
import { parentPort } from 'node:worker_threads';
import { SourceFailure } from '../failures.js';
import { tasks, type TaskName } from './tasks.js';

/** A task by its name, and what it reads. */
export interface TaskRequest {
  name: TaskName;
  input: unknown;
}

/** `failure` is the message of a `SourceFailure`; `error` is a fault of the relay. */
export type TaskResult = { value: unknown } | { failure: string } | { error: Error };

parentPort?.on('message', ({ name, input }: TaskRequest) => parentPort?.postMessage(resultOf(name, input)));
// The first message says that tasks are received.
parentPort?.postMessage('ready');

function resultOf(name: TaskName, input: unknown): TaskResult {
  try {
    return { value: (tasks[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof SourceFailure) return { failure: error.message };
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
