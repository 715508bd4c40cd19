import { dictionary } from '@zxcvbn-ts/language-common';

const MAX_PASSWORDS = 10_000;

/** The dictionary is in lower case and sorted by frequency. */
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, MAX_PASSWORDS));

/** Ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
