/** Opens a relaying panel in this process and closes it after the tests of the file. */
import { after } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { createPanel, type Panel } from '../../../../src/panel/panel.js';
import { readRelays } from '../../../../src/panel/base/relay-sources.js';
import { readResponse } from '../../../kit/read-response.js';

export interface OpenedRelay {
  panel: Panel;
  get<T>(path: string): Promise<T>;
  status(path: string): Promise<number>;
  /** Warnings for the operator. */
  warnings: string[];
}

/** `text` is the value of `--relay`. */
export function openRelay(text: string, more: Partial<PanelOptions> = {}): OpenedRelay {
  const warnings: string[] = [];
  const relay = readRelays(text) ?? [];
  const panel = createPanel({ relay, warn: (sentence) => void warnings.push(sentence), ...more });
  after(() => panel.close());
  const request = (path: string) => panel.app.request(`http://relay.test${path}`);
  return {
    panel,
    get: async <T>(path: string) => (await readResponse(await request(path))).json<T>(),
    status: async (path) => (await request(path)).status,
    warnings,
  };
}
