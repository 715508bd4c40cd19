/** Reads records of accounts, which takes time: their disk space is measured. */
import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import type { UserState } from '../auth/state.js';
import { accountRecord, type AccountRecord } from './schema.js';

/** Null when the account was deleted meanwhile. */
export async function findAccountRecord(
  { storage, store }: UserState,
  { id }: Account,
): Promise<AccountRecord | null> {
  const bytes = await storage.bytesOf(id);
  const account = store.accounts.one(id);
  return account ? accountRecord(store, account, bytes) : null;
}

/** Refuses with 404 when the account was deleted meanwhile. */
export async function readAccountRecord(state: UserState, account: Account): Promise<AccountRecord> {
  return (await findAccountRecord(state, account)) ?? refuse(404, { detail: 'Not found.' });
}
