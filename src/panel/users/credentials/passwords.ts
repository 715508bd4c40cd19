import { argon2id, hash, verify } from 'argon2';
import { createHashQueue } from './hash-queue.js';

/** The parameters that OWASP recommends for Argon2id: 19 MiB of memory and two passes. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are rejected without being hashed, which limits how much time a request can take. */
const MAX_LENGTH = 1024;

/** The queue is shared by all panels in the process, since they share its threads. */
export const queueHash = createHashQueue();

/**
 * Hashes a password. `account` is the id of the account that sets the password. Responds with 503 if too many
 * hashes are pending, either in total or for this account.
 */
export function hashPassword(password: string, account: number | null = null): Promise<string> {
  return queueHash(() => hash(password, { type: argon2id, ...COST }), account);
}

/**
 * Whether a password is right. `passwordHash` is null for an unknown name. An unknown name takes as long as a
 * wrong password, so that the response time doesn't reveal which names exist. Responds with 503 if too many
 * hashes are pending.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await queueHash(() =>
    verify(passwordHash ?? unmatchableHash(), password.slice(0, MAX_LENGTH)),
  );
  return isRight && passwordHash !== null && password.length <= MAX_LENGTH;
}

/**
 * Returns a hash that matches no password, because its salt and digest are all zeros. Verifying it takes as
 * long as verifying a real one.
 */
function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}
