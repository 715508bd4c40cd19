/** Hashes passwords and checks them, away from the main thread. */
import { argon2id, hash, verify } from 'argon2';

/** What OWASP recommends for Argon2id: 19 MiB, two passes. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are not hashed, since that would take as long as a sender likes. */
const MAX_LENGTH = 1024;

let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, { type: argon2id, ...COST });
}

/** Takes as long for an unknown name (`passwordHash` null) as for a wrong password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const known = passwordHash ?? (await nobody);
  return (
    (await verify(known, password.slice(0, MAX_LENGTH))) &&
    passwordHash !== null &&
    password.length <= MAX_LENGTH
  );
}
