/** A panel in process with an administrator and broadcasters' accounts, and the shortest way to ask as one of them. */
import type { PanelOptions } from '../../src/panel/options.js';
import type { Answer } from './answer.js';
import { openPanel, type PanelInProcess } from './panel-in-process.js';

export const ADMINISTRATOR = 'chief';
export const PASSWORD = 'a quiet evening';

export interface AdministeredPanel extends PanelInProcess {
  /** Adds an account that looks after these servers; answers its id. */
  add(username: string, servers?: number[]): Promise<number>;
  /** Asks below `/api/v1/` with the key of an account, which signs in when it is first seen. */
  as(username: string, method: string, path: string, body?: unknown, init?: RequestInit): Promise<Answer>;
}

export function openAdministered(options: Partial<PanelOptions> = {}): AdministeredPanel {
  const opened = openPanel({ user: ADMINISTRATOR, password: PASSWORD, ...options });
  const keys = new Map<string, string>();
  const json = { 'content-type': 'application/json' };

  async function keyOf(username: string): Promise<string> {
    const body = JSON.stringify({ username, password: PASSWORD });
    const answer = await opened.ask('/api/v1/rest-auth/login/', { method: 'POST', headers: json, body });
    const { key } = answer.json<{ key: string }>();
    keys.set(username, key);
    return key;
  }

  return {
    ...opened,
    add: (username, servers = [1]) => opened.panel.addAccount(username, PASSWORD, servers),
    async as(username, method, path, body, init) {
      const headers = { Authorization: `Token ${keys.get(username) ?? (await keyOf(username))}` };
      return opened.ask(`/api/v1/${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, ...json },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...init,
      });
    },
  };
}

/** What a new account or reseller is made of, with the same password for all. */
export const person = (username: string, more: object = {}) => ({
  username,
  email: `${username}@radio.test`,
  password: PASSWORD,
  ...more,
});

/** Waits until something is so; rejects after a long time. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`in vain waited for: ${what}`);
}
