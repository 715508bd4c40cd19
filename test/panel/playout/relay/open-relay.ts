/** A panel in process that relays, closed after the tests of the file. */
import { after } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { createPanel, type Panel } from '../../../../src/panel/panel.js';
import { readRelays } from '../../../../src/panel/base/relay-sources.js';
import { readAnswer } from '../../../kit/answer.js';

export interface OpenedRelay {
  panel: Panel;
  get<T>(path: string): Promise<T>;
  status(path: string): Promise<number>;
  /** What the operator was told. */
  warnings: string[];
}

/** `text` is the value of `--relay`. */
export function openRelay(text: string, more: Partial<PanelOptions> = {}): OpenedRelay {
  const warnings: string[] = [];
  const relay = readRelays(text) ?? [];
  const panel = createPanel({ relay, warn: (sentence) => void warnings.push(sentence), ...more });
  after(() => panel.close());
  const ask = (path: string) => panel.app.request(`http://relay.test${path}`);
  return {
    panel,
    get: async <T>(path: string) => (await readAnswer(await ask(path))).json<T>(),
    status: async (path) => (await ask(path)).status,
    warnings,
  };
}
