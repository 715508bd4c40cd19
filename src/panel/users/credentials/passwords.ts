/** Hashes passwords and checks them, away from the main thread. */
import { argon2id, hash, verify } from 'argon2';
import { createHashQueue } from './hash-queue.js';

/** What OWASP recommends for Argon2id: 19 MiB, two passes. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are not hashed, since that would take as long as a sender likes. */
const MAX_LENGTH = 1024;

/** One for all panels of the process, since the threads belong to the process. */
export const queueHash = createHashQueue();

/** Refuses with 503 when too many hashes wait, or too many of the `account` (its id) that sets the password. */
export function hashPassword(password: string, account: number | null = null): Promise<string> {
  return queueHash(() => hash(password, { type: argon2id, ...COST }), account);
}

/** Takes as long for an unknown name (`passwordHash` null) as for a wrong password. Refuses with 503 when too many hashes wait. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await queueHash(() =>
    verify(passwordHash ?? unmatchableHash(), password.slice(0, MAX_LENGTH)),
  );
  return isRight && passwordHash !== null && password.length <= MAX_LENGTH;
}

/** A hash that costs as much to verify as a real one. Its salt and its digest are zeros, which no password produces. */
function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}
