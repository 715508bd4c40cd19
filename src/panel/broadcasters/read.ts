/** Accounts as the administration answers them, with the disk that their folders take. */
import type { Page } from '../../contract/pages.js';
import type { Account } from '../accounts/rows.js';
import { refuse } from '../http/refusal.js';
import type { RequestContext } from '../resources/resource.js';
import { answerList } from '../resources/v2-list.js';
import type { PanelState } from '../state.js';
import { accountRecord, type AccountRecord } from './schema.js';

/** As it is now. Refuses with 404 when it is gone meanwhile. */
export async function readAccount(state: PanelState, account: Account): Promise<AccountRecord> {
  const [record] = await readAccounts(state, [account]);
  return record ?? refuse(404, { detail: 'Not found.' });
}

/** As they are now, without those that are gone meanwhile. One after another: others are answered in between. */
export async function readAccounts(
  { storage, store }: PanelState,
  accounts: readonly Account[],
): Promise<AccountRecord[]> {
  const records: AccountRecord[] = [];
  for (const { id } of accounts) {
    const kept = await storage.bytesOf(id);
    const account = store.accounts.one(id);
    if (account) records.push(accountRecord(store, account, kept));
  }
  return records;
}

/** The part of a list that was asked for; only its folders are looked at. The contract shows no envelope: it is that of the v2 lists. */
export async function answerAccounts(
  context: RequestContext,
  state: PanelState,
  accounts: readonly Account[],
): Promise<object[] | Page<object>> {
  const count = accounts.length;
  let chosen: readonly Account[] = [];
  answerList(context, state, {
    count,
    records({ limit, offset }) {
      chosen = accounts.slice(offset, limit === null ? undefined : offset + limit);
      return [];
    },
  });
  const records = await readAccounts(state, chosen);
  return answerList(context, state, { count, records: () => records });
}
