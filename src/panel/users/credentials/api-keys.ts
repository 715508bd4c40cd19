import { createHash, randomBytes } from 'node:crypto';

/** Returns a new random key. It is long enough that an unsalted SHA-256 hash of it is safe to store. */
export function makeKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns the hash under which a key is stored, so that a copy of the database doesn't contain usable keys. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
