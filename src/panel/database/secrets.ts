/**
 * In:  secrets that the panel needs in plain text again: the password of its mail server, the key of its tokens.
 * Out: the same, encrypted with a key that is not in the database, so that a copy of the database does not give them away.
 */
import { closeSync, openSync, rmSync, writeSync, fsyncSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { PanelOptions } from '../base/options.js';
import { readStartupFile, UnusableStartupFile } from '../base/startup-file.js';
import { narrowFile, PRIVATE_FILE } from './private-files.js';

export interface Secrets {
  /** Encrypts a secret. */
  seal(secret: string): Promise<string>;
  /** Decrypts it. Null when it was encrypted with another key, or changed since. */
  open(sealed: string): Promise<string | null>;
}

/** Whether a text has the form of a sealed one: five parts, as RFC 7516 has them. */
export const isSealed = (text: string): boolean => text.split('.').length === 5;

const KEY_BYTES = 32;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * Creates the key file when it does not exist: `keyFile` at once, the one beside the
 * database with the first secret. Throws `UnusableStartupFile` for one that can't be used.
 */
export function openSecrets({
  db,
  keyFile,
  warn = () => {},
}: Pick<PanelOptions, 'db' | 'keyFile'> & Partial<Pick<PanelOptions, 'warn'>>): Secrets {
  const file = keyFile ?? (db === null ? null : `${db}.key`);
  let key: Uint8Array | null = file === null ? null : readKey(file);
  const keyToSeal = () => (key ??= file === null ? randomBytes(KEY_BYTES) : (readKey(file) ?? makeKey(file)));
  if (keyFile !== null) keyToSeal();
  if (file !== null) narrowFile(file, warn);
  return {
    seal: (secret) =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader(ALGORITHMS)
        .encrypt(keyToSeal()),
    async open(sealed) {
      if (key === null) return null;
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: [ALGORITHMS.alg],
          contentEncryptionAlgorithms: [ALGORITHMS.enc],
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        return null;
      }
    },
  };
}

/** Null when there is no such file. */
function readKey(file: string): Uint8Array | null {
  const text = readStartupFile(file)?.trim();
  if (text === undefined) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES && key.toString('base64') === text) return key;
  throw new UnusableStartupFile(file, `it holds no key of ${KEY_BYTES} bytes in base64`);
}

/** Readable for the panel's own user only. It is on the disk before anything is encrypted with it. */
function makeKey(file: string): Uint8Array {
  const key = randomBytes(KEY_BYTES);
  let made = false;
  try {
    // Fails for a file that exists by now: overwriting it would lose another key.
    const handle = openSync(file, 'wx', PRIVATE_FILE);
    made = true;
    try {
      writeSync(handle, `${key.toString('base64')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    return key;
  } catch (error) {
    // With an incomplete key the panel could not start again.
    if (made) rmSync(file, { force: true });
    throw new UnusableStartupFile(file, 'the key for secrets can’t be written there', error);
  }
}
