/** API keys are kept as fingerprints: who reads the file can't use them. */
import { createHash, randomBytes } from 'node:crypto';

/** A new key; too long to be guessed, so a plain fingerprint of it is safe. */
export function makeKey(): string {
  return randomBytes(24).toString('base64url');
}

export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
