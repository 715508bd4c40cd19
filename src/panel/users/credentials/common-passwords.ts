/** The commonest passwords, which are guessed first. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is in order of frequency, in lower case. */
const COMMONEST = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST));

/** In any case of its letters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
