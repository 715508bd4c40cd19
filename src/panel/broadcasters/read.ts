/** Accounts as the administration answers them, with the disk space that their folders take. */
import type { Account } from '../accounts/rows.js';
import { refuse } from '../http/refusal.js';
import type { PanelState } from '../state.js';
import { accountRecord, type AccountRecord } from './schema.js';

/** The account as it is now; null when it is gone meanwhile. */
export async function findAccountRecord(
  { storage, store }: PanelState,
  { id }: Account,
): Promise<AccountRecord | null> {
  const bytes = await storage.bytesOf(id);
  const account = store.accounts.one(id);
  return account ? accountRecord(store, account, bytes) : null;
}

/** The account as it is now. Refuses with 404 when it is gone meanwhile. */
export async function readAccountRecord(state: PanelState, account: Account): Promise<AccountRecord> {
  return (await findAccountRecord(state, account)) ?? refuse(404, { detail: 'Not found.' });
}
