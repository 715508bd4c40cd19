import { queueHash } from '../../../../src/panel/users/credentials/passwords.js';

/** Occupies `count` slots in this process's queue of password hashes. Returns a function that frees them. */
export function holdHashes(count: number): () => Promise<void> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const held = Array.from({ length: count }, () => queueHash(() => gate));
  return async () => {
    open();
    await Promise.all(held);
  };
}
