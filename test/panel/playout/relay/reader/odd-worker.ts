/** A worker thread whose tasks fail in the way that their names say. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ name, input }: { name: string; input: unknown }) => {
  if (name === 'never') for (;;);
  const kept: unknown[] = [];
  if (name === 'memory') for (;;) kept.push({ input });
  if (name === 'exit') process.exit(1);
  if (name === 'throw') throw new TypeError('a fault of the thread');
  parentPort?.postMessage({ value: input });
});
parentPort?.postMessage('ready');
