/** Hashes passwords and checks them, away from the main thread. */
import { argon2id, hash, verify } from 'argon2';

/** What guidance for servers without special hardware asks for: 19 MiB, two passes. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are not hashed: the time that takes would be the sender's to choose. */
const LONGEST = 1024;

let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, { type: argon2id, ...COST });
}

/** Takes as long for a name that nobody has (null) as for a wrong password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const known = passwordHash ?? (await nobody);
  return (
    (await verify(known, password.slice(0, LONGEST))) && passwordHash !== null && password.length <= LONGEST
  );
}
