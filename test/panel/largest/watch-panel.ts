/**
 * In:  options of a panel.
 * Out: the panel in a process of its own: what is measured there is its own, nothing of who asks it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConnectionLimits } from '../../../src/panel/http/connection-limits.js';
import type { PanelOptions } from '../../../src/panel/options.js';

export type Asked = 'watch';
export type Told = { url: string; port: number } | Watched;

export interface Watched {
  /** The longest turn of its event loop since it was last asked: milliseconds of its own processor time. */
  longest: number;
  /** The memory that it has, after it was swept: bytes. */
  rss: number;
  /** Each error that it reported, from its beginning. */
  crashes: string[];
}

export interface WatchedPanel {
  url: string;
  port: number;
  watch(): Promise<Watched>;
  close(): Promise<void>;
}

export interface WatchedOptions {
  options: Partial<PanelOptions>;
  limits?: Partial<ConnectionLimits>;
}

export async function watchPanel(given: WatchedOptions): Promise<WatchedPanel> {
  const child = fork(fileURLToPath(new URL('watched-panel.ts', import.meta.url)), [JSON.stringify(given)], {
    execArgv: [
      '--expose-gc',
      '--import',
      'tsx',
      '--import',
      new URL('../../support/cheap-passwords.ts', import.meta.url).href,
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
  return {
    url,
    port,
    watch() {
      const told = hear<Watched>();
      child.send('watch' satisfies Asked);
      return told;
    },
    async close() {
      if (isOver) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
