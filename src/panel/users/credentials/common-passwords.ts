import { dictionary } from '@zxcvbn-ts/language-common';

const MAX_PASSWORDS = 10_000;

/** The dictionary is in lower case and sorted by frequency. */
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, MAX_PASSWORDS));

/** Whether a password is common. Case is ignored. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
