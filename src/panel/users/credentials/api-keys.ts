import { createHash, randomBytes } from 'node:crypto';

/** Returns a new random key. The key is so long that storing its SHA-256 hash without a salt is safe. */
export function makeKey(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Returns the hash of a key. Only the hash is stored, so that a copy of the database doesn't contain usable
 * keys.
 */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
