/** Accounts as the administration answers them, with the disk that their folders take. */
import { refuse } from '../refusal.js';
import type { PanelState } from '../state.js';
import type { Account } from '../store/accounts.js';
import { accountRecord, type AccountRecord } from './account-records.js';

/** As it is now. Refuses with 404 when it is gone meanwhile. */
export async function readAccount({ storage, store }: PanelState, { id }: Account): Promise<AccountRecord> {
  const kept = await storage.bytesOf(id);
  return accountRecord(store, store.accounts.one(id) ?? refuse(404, { detail: 'Not found.' }), kept);
}

/** Answers each account's bytes. Folder after folder: all at once would take as many open files. */
export async function readKept(
  { storage }: PanelState,
  accounts: readonly Account[],
): Promise<Map<number, number>> {
  const kept = new Map<number, number>();
  for (const { id } of accounts) kept.set(id, await storage.bytesOf(id));
  return kept;
}
