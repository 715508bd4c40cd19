/** Remote endpoints that list, suspend and delete accounts. */
import { z } from 'zod';
import type { Account } from '../../store/accounts.js';
import { markForDeletion, suspendAccount } from '../accounts/states.js';
import { findAccountRecord, readAccountRecord } from '../broadcasters/read.js';
import { accountSchema } from '../broadcasters/schema.js';
import { listOf, recordsOf } from '../../resources/list-source.js';
import { operation, type Operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { accountBody, accountNamed, credentials, remoteResource } from './operation.js';

const allSchema = z.strictObject({ broadcasters: z.array(accountSchema) }).meta({ id: 'AllAccounts' });

export function remoteAccountResources(state: UserState): Resource[] {
  const { store } = state;
  const list = operation({
    id: 'remoteListBroadcasters',
    summary: 'All accounts of broadcasters',
    query: z.object(credentials),
    response: { status: 200, description: 'The accounts, those of resellers too.', schema: allSchema },
    async run() {
      const accounts = listOf(store.accounts.ofRole('broadcaster', null), (account) =>
        findAccountRecord(state, account),
      );
      return { broadcasters: await recordsOf(accounts, { limit: null, offset: 0 }) };
    },
  });
  const read = operation({
    id: 'remoteReadBroadcaster',
    summary: 'One account',
    body: accountBody,
    response: { status: 200, description: 'The account.', schema: accountSchema },
    run: ({ body }) => readAccountRecord(state, accountNamed(store, body.username)),
  });
  const doing = (
    id: string,
    summary: string,
    description: string,
    work: (account: Account) => void,
  ): Operation =>
    operation({
      id,
      summary,
      body: accountBody,
      response: { status: 200, description, schema: z.strictObject({}) },
      run({ body }) {
        work(accountNamed(store, body.username));
        return {};
      },
    });
  const sameAgain = 'It is so, also when it was before.';
  const suspend = doing('remoteSuspendBroadcaster', 'Keep an account out', sameAgain, (account) =>
    suspendAccount(store, account, true),
  );
  const unsuspend = doing('remoteUnsuspendBroadcaster', 'Let an account in again', sameAgain, (account) =>
    suspendAccount(store, account, false),
  );
  const remove = doing(
    'remoteDeleteBroadcaster',
    'Mark an account for deletion',
    'It is gone for good after `--purge-after`.',
    (account) => markForDeletion(store, account),
  );
  return [
    remoteResource('get_all_broadcasters', 'All Broadcasters', 'get', list),
    remoteResource('get_details', 'Details', 'post', read),
    remoteResource('user_suspend', 'User Suspend', 'post', suspend),
    remoteResource('user_unsuspend', 'User Unsuspend', 'post', unsuspend),
    remoteResource('user_delete', 'User Delete', 'post', remove),
  ];
}
