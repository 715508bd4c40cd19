/** Makes license keys that the built-in vendor accepts, as the description of the operation explains. */
import { createHash } from 'node:crypto';

/** Returns the key with the checksum of these groups as its last group. */
export function licenseKeyOf(groups: string): string {
  return `${groups}-${createHash('sha256').update(groups).digest('hex').slice(0, 4).toUpperCase()}`;
}

export const LICENSE_KEY = licenseKeyOf('ONAI-R000-TEST');
