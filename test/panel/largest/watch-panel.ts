/**
 * In:  options of a panel.
 * Out: the panel in a process of its own: what is measured there is its own, nothing of who asks it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConnectionLimits } from '../../../src/panel/http/connection-limits.js';
import type { PanelOptions } from '../../../src/panel/base/options.js';

export type Asked = 'watch' | 'sweep';
export type Told = { url: string; port: number } | Watched;

export interface Watched {
  /** The longest turn of its event loop since it was last swept: milliseconds of its own processor time. */
  longest: number;
  /** The memory that it has, with what is not swept up yet: bytes. */
  rss: number;
  /** Each error that it reported, from its beginning. */
  crashes: string[];
}

export interface WatchedPanel {
  url: string;
  port: number;
  watch(): Promise<Watched>;
  /** Collects garbage, and measures turns anew. */
  sweep(): Promise<Watched>;
  close(): Promise<void>;
}

export interface WatchedOptions {
  options: Partial<PanelOptions>;
  limits?: Partial<ConnectionLimits>;
}

export async function watchPanel(given: WatchedOptions): Promise<WatchedPanel> {
  const child = fork(fileURLToPath(new URL('watched-panel.ts', import.meta.url)), [JSON.stringify(given)], {
    // As the unit of docs/panel.md has it, or glibc keeps the memory of bodies of 20 MiB.
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
  let hearing: { resolve(told: Told): void; reject(error: Error): void } | null = null;
  child.on('message', (told: Told) => hearing?.resolve(told));
  child.on('exit', () => {
    isOver = true;
    hearing?.reject(new Error('the watched panel has ended'));
  });
  const hear = <T extends Told>() =>
    new Promise<T>((resolve, reject) => {
      hearing = { resolve: resolve as (told: Told) => void, reject };
    });
  const { url, port } = await hear<{ url: string; port: number }>();
  const ask = (asked: Asked) => {
    const told = hear<Watched>();
    child.send(asked);
    return told;
  };
  return {
    url,
    port,
    watch: () => ask('watch'),
    sweep: () => ask('sweep'),
    async close() {
      if (isOver) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
