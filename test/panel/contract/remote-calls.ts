/** The ways to ask the remote endpoints, and the host that accounts come from. */
import assert from 'node:assert/strict';
import type { Answer } from '../../kit/answer.js';
import type { Sshd } from '../../kit/sshd.js';
import { ADMINISTRATOR } from '../office.js';
import type { World } from './administration-world.js';

export const CREDENTIALS = {
  server_username: ADMINISTRATOR.username,
  server_password: ADMINISTRATOR.password,
};
export const WRONG = { ...CREDENTIALS, server_password: 'a guess' };
export const inQuery = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Asks a remote endpoint, by its name without `remote_`. */
export const remote = (
  { nobody }: World,
  method: string,
  name: string,
  fields: object,
  credentials: object = CREDENTIALS,
) => nobody.send(method, `remote_${name}/`, { ...credentials, ...fields });

/** A refusal in one sentence. */
export function expectError(answer: Answer): void {
  assert.equal(answer.status, 400, answer.text);
  assert.deepEqual(Object.keys(answer.json()), ['error']);
  assert.equal(typeof answer.json().error, 'string');
}

/** The rows that need a host to come from. */
export const BY_SFTP = [
  'GET /api/v1/before_migration_check/',
  'GET /api/v1/migration_file_transfer/',
  'before_migration_check, authentication failure',
];

/** Rows that need it are skipped where there is none. */
export function hostOf({ sshd }: World): Sshd {
  assert.ok(sshd, 'there is no host to come from');
  return sshd;
}
