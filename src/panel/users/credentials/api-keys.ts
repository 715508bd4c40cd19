/** API keys. The store has only their fingerprints, so that who reads it can't use them. */
import { createHash, randomBytes } from 'node:crypto';

/** A new key: random and long enough that its SHA-256 is safe to store. */
export function makeKey(): string {
  return randomBytes(24).toString('base64url');
}

export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
