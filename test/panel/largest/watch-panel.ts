/** Runs a panel in its own process, so that measurements don't include the test. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConnectionLimits } from '../../../src/panel/http/connection-limits.js';
import type { PanelOptions } from '../../../src/panel/base/options.js';

export type Command = 'watch' | 'sweep';
export type Message = { url: string; port: number } | Watched;

export interface Watched {
  /** The longest turn of its event loop since the last reset: CPU milliseconds. */
  longest: number;
  /** Its memory, including garbage, in bytes. */
  rss: number;
  /** All errors that it reported. */
  crashes: string[];
}

export interface WatchedPanel {
  url: string;
  port: number;
  watch(): Promise<Watched>;
  /** Collects garbage and resets the longest turn. */
  sweep(): Promise<Watched>;
  close(): Promise<void>;
}

export interface WatchedOptions {
  options: Partial<PanelOptions>;
  limits?: Partial<ConnectionLimits>;
}

export async function watchPanel(given: WatchedOptions): Promise<WatchedPanel> {
  const child = fork(fileURLToPath(new URL('watched-panel.ts', import.meta.url)), [JSON.stringify(given)], {
    // As in the unit of docs/panel.md. Otherwise glibc keeps the memory of 20 MiB bodies.
    env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '1048576' },
    execArgv: [
      '--expose-gc',
      '--import',
      'tsx',
      '--import',
      new URL('../../kit/cheap-passwords.ts', import.meta.url).href,
    ],
  });
  let isOver = false;
  let waiting: { resolve(received: Message): void; reject(error: Error): void } | null = null;
  child.on('message', (received: Message) => waiting?.resolve(received));
  child.on('exit', () => {
    isOver = true;
    waiting?.reject(new Error('the watched panel has ended'));
  });
  const receive = <T extends Message>() =>
    new Promise<T>((resolve, reject) => {
      waiting = { resolve: resolve as (received: Message) => void, reject };
    });
  const { url, port } = await receive<{ url: string; port: number }>();
  const send = (command: Command) => {
    const received = receive<Watched>();
    child.send(command);
    return received;
  };
  return {
    url,
    port,
    watch: () => send('watch'),
    sweep: () => send('sweep'),
    async close() {
      if (isOver) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
