/** A panel process that reports its turns, memory and errors. Ends with its parent. */
import { startPanel } from '../../../src/panel/panel.js';
import { watchTurns } from '../../kit/longest-turn.js';
import type { Asked, Told, WatchedOptions } from './watch-panel.js';

const { options, limits } = JSON.parse(process.argv[2] ?? '') as WatchedOptions;
const crashes: string[] = [];
const report = (error: unknown) =>
  void crashes.push((error instanceof Error && error.stack) || String(error));
const tell = (received: Told) => process.send?.(received);

const panel = await startPanel({ ...options, report }, limits);
const turns = watchTurns();
let longest = 0;
tell({ url: panel.url, port: panel.port });
process.on('message', (requested: Asked) => {
  longest = Math.max(longest, turns.longest());
  if (requested === 'sweep') {
    globalThis.gc?.();
    turns.longest();
    longest = 0;
  }
  tell({ longest, rss: process.memoryUsage().rss, crashes });
  turns.longest();
});
process.on('disconnect', () => process.exit(0));
