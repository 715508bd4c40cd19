/** Requests to the remote endpoints. */
import assert from 'node:assert/strict';
import type { ReadResponse } from '../../kit/read-response.js';
import { ADMINISTRATOR } from '../office.js';
import type { World } from './administration-world.js';

export const CREDENTIALS = {
  server_username: ADMINISTRATOR.username,
  server_password: ADMINISTRATOR.password,
};
export const WRONG = { ...CREDENTIALS, server_password: 'a guess' };
export const inQuery = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Sends a request to a remote endpoint, by its name without `remote_`. */
export const remote = (
  { nobody }: World,
  method: string,
  name: string,
  fields: object,
  credentials: object = CREDENTIALS,
) => nobody.send(method, `remote_${name}/`, { ...credentials, ...fields });

/** Asserts a refusal with one sentence. */
export function expectError(response: ReadResponse): void {
  assert.equal(response.status, 400, response.text);
  assert.deepEqual(Object.keys(response.json()), ['error']);
  assert.equal(typeof response.json().error, 'string');
}
