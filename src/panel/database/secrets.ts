import { closeSync, openSync, rmSync, writeSync, fsyncSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { PanelOptions } from '../base/options.js';
import { readStartupFile, UnusableStartupFile } from '../base/startup-file.js';
import { narrowFile, PRIVATE_FILE } from './private-files.js';

/**
 * Encrypts secrets that the panel needs in plain text: the mail server's password and the signing key of tokens.
 * The key isn't in the database, so a copy of the database doesn't reveal the secrets.
 */
export interface Secrets {
  /** Encrypts a secret. */
  seal(secret: string): Promise<string>;
  /** Decrypts a secret. Resolves with null if it was encrypted with another key or has been modified. */
  open(sealed: string): Promise<string | null>;
}

/** Whether a string looks like an encrypted secret, which has five parts (RFC 7516). */
export const isSealed = (text: string): boolean => text.split('.').length === 5;

const KEY_BYTES = 32;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * Opens the key file. A missing `keyFile` is created immediately. Without `keyFile`, the file is next to the
 * database, and it is created when the first secret is stored. Throws `UnusableStartupFile` if the file can't be used.
 */
export function openSecrets({
  db,
  keyFile,
  warn = () => {},
}: Pick<PanelOptions, 'db' | 'keyFile'> & Partial<Pick<PanelOptions, 'warn'>>): Secrets {
  const file = keyFile ?? (db === null ? null : `${db}.key`);
  let key: Uint8Array | null = file === null ? null : readKey(file);
  const keyToSeal = () =>
    (key ??= file === null ? randomBytes(KEY_BYTES) : (readKey(file) ?? createKey(file)));
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

/** Returns null if the file doesn't exist. */
function readKey(file: string): Uint8Array | null {
  const text = readStartupFile(file)?.trim();
  if (text === undefined) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES && key.toString('base64') === text) return key;
  throw new UnusableStartupFile(file, `it doesn't contain a key of ${KEY_BYTES} bytes in base64`);
}

/**
 * Creates a key file that only the panel's account can read. It is synced to disk before anything is encrypted with
 * the key.
 */
function createKey(file: string): Uint8Array {
  const key = randomBytes(KEY_BYTES);
  let isCreated = false;
  try {
    // The `wx` flag makes this fail if the file has been created in the meantime, because overwriting it would
    // destroy another key.
    const handle = openSync(file, 'wx', PRIVATE_FILE);
    isCreated = true;
    try {
      writeSync(handle, `${key.toString('base64')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    return key;
  } catch (error) {
    // Don't leave an incomplete key behind, because the panel couldn't start with it.
    if (isCreated) rmSync(file, { force: true });
    throw new UnusableStartupFile(file, 'the key for secrets can’t be written there', error);
  }
}
