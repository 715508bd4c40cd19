import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import type { UserState } from '../auth/state.js';
import { accountRecord, type AccountRecord } from './schema.js';

/**
 * Returns the record of a broadcaster's account. Returns null if the account was deleted while its disk space
 * was being measured.
 */
export async function findAccountRecord(
  { storage, store }: UserState,
  { id }: Account,
): Promise<AccountRecord | null> {
  const bytes = await storage.bytesOf(id);
  const account = store.accounts.one(id);
  return account ? accountRecord(store, account, bytes) : null;
}

/**
 * Returns the record of a broadcaster's account. Responds with 404 if the account was deleted in the meantime.
 */
export async function readAccountRecord(state: UserState, account: Account): Promise<AccountRecord> {
  return (await findAccountRecord(state, account)) ?? refuse(404, { detail: 'Not found.' });
}
