/** A panel without a port, closed when the file's tests are over, and the shortest ways to ask it. */
import { after } from 'node:test';
import type { PanelOptions } from '../../src/panel/options.js';
import { createPanel, type Panel } from '../../src/panel/panel.js';
import { readAnswer, type Answer } from './answer.js';

/** A quiet Friday morning: no clock change near, no live hour. */
export const MORNING = Date.parse('2026-03-06T09:00:00Z');

export interface PanelInProcess {
  panel: Panel;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Posts to a control path. */
  control(path: string, body: unknown): Promise<Answer>;
}

export function openPanel(options: Partial<PanelOptions> = {}): PanelInProcess {
  const panel = createPanel({ now: MORNING, speed: 0, control: true, ...options });
  after(() => panel.close());
  async function ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await panel.app.request(
      `http://${path.startsWith('/__control__/') ? 'localhost' : 'radio.test'}${path}`,
      init,
    );
    return readAnswer(response);
  }
  return {
    panel,
    ask,
    control: (path, body) =>
      ask(`/__control__/${path}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
