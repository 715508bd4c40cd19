/**
 * In:  secrets that the panel has to give away again, as the password for its mail server.
 * Out: the same, sealed with a key that is not in the database: who gets the database alone can't read them.
 */
import { closeSync, openSync, rmSync, writeSync, fsyncSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { PanelOptions } from '../options.js';
import { readStartupFile, UnusableStartupFile } from '../startup-file.js';

export interface Secrets {
  /** Text that can be kept anywhere. */
  seal(secret: string): Promise<string>;
  /** Null for what was sealed with another key, or changed since. */
  open(sealed: string): Promise<string | null>;
}

const KEY_BYTES = 32;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * A key file that was asked for is made when there is none; the one beside the
 * database with the first secret. Throws `UnusableStartFile` for one that can't be used.
 */
export function openSecrets({ db, keyFile }: Pick<PanelOptions, 'db' | 'keyFile'>): Secrets {
  const file = keyFile ?? (db === null ? null : `${db}.key`);
  let key: Uint8Array | null = file === null ? null : readKey(file);
  const keyToSeal = () => (key ??= file === null ? randomBytes(KEY_BYTES) : (readKey(file) ?? makeKey(file)));
  if (keyFile !== null) keyToSeal();
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

/** For the panel's own account alone. On the disk before anything is sealed with it. */
function makeKey(file: string): Uint8Array {
  const key = randomBytes(KEY_BYTES);
  let made = false;
  try {
    // Never over a file that somebody else made meanwhile: another key would be lost.
    const handle = openSync(file, 'wx', 0o600);
    made = true;
    try {
      writeSync(handle, `${key.toString('base64')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    return key;
  } catch (error) {
    // Half a key would keep the panel from starting ever again.
    if (made) rmSync(file, { force: true });
    throw new UnusableStartupFile(file, 'the key for secrets can’t be written there', error);
  }
}
