/** A panel in process with a known account, and the shortest ways to write to it. */
import type { PanelOptions } from '../../src/panel/options.js';
import type { Answer } from './answer.js';
import { openPanel, type PanelInProcess } from './panel-in-process.js';

export const USER = 'ana';
export const PASSWORD = 'correct horse';
export const KEY = 'key-of-ana';

export interface SignedIn extends PanelInProcess {
  /** Sends JSON with the API key of an account that looks after every server. */
  send(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The token of an account. */
  logIn(username?: string, password?: string): Promise<string>;
}

export function openSignedIn(options: Partial<PanelOptions> = {}): SignedIn {
  const panel = openPanel({ user: USER, password: PASSWORD, apiKey: KEY, ...options });
  return {
    ...panel,
    send: (method, path, body) =>
      panel.ask(path, {
        method,
        headers: {
          'service-api-key': KEY,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async logIn(username = USER, password = PASSWORD) {
      const answer = await panel.ask('/api/v2/api-token-auth/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });
      return answer.json<{ token: string }>().token;
    },
  };
}
