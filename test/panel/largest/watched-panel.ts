/** A panel process that reports its turns, memory and errors. Ends with its parent. */
import { startPanel } from '../../../src/panel/panel.js';
import { watchTurns } from '../../kit/longest-turn.js';
import type { Command, Message, WatchedOptions } from './watch-panel.js';

const { options, limits } = JSON.parse(process.argv[2] ?? '') as WatchedOptions;
const crashes: string[] = [];
const report = (error: unknown) =>
  void crashes.push((error instanceof Error && error.stack) || String(error));
const send = (message: Message) => process.send?.(message);

const panel = await startPanel({ ...options, report }, limits);
const turns = watchTurns();
let longest = 0;
send({ url: panel.url, port: panel.port });
process.on('message', (command: Command) => {
  longest = Math.max(longest, turns.longest());
  if (command === 'sweep') {
    globalThis.gc?.();
    turns.longest();
    longest = 0;
  }
  send({ longest, rss: process.memoryUsage().rss, crashes });
  turns.longest();
});
process.on('disconnect', () => process.exit(0));
