/** Remote endpoints that list, suspend and delete accounts. */
import { z } from 'zod';
import type { Account } from '../../store/accounts.js';
import { markForDeletion, suspendAccount } from '../accounts/states.js';
import { findAccountRecord, readAccountRecord } from '../broadcasters/read.js';
import { accountSchema } from '../broadcasters/schema.js';
import { listOfRows, recordsOf } from '../../resources/list-source.js';
import { operation, type Operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { accountBody, accountNamed, credentials, remoteResource } from './operation.js';

const allSchema = z.strictObject({ broadcasters: z.array(accountSchema) }).meta({ id: 'AllAccounts' });

export function remoteAccountResources(state: UserState): Resource[] {
  const { store } = state;
  const list = operation({
    id: 'remoteListBroadcasters',
    summary: 'List all accounts of broadcasters',
    query: z.object(credentials),
    response: { status: 200, description: 'The accounts, including those of resellers.', schema: allSchema },
    async run() {
      const accounts = listOfRows(store.accounts.ofRole('broadcaster', null), (account) =>
        findAccountRecord(state, account),
      );
      return { broadcasters: await recordsOf(accounts, { limit: null, offset: 0 }) };
    },
  });
  const read = operation({
    id: 'remoteReadBroadcaster',
    summary: 'Read an account',
    body: accountBody,
    response: { status: 200, description: 'The account.', schema: accountSchema },
    run: ({ body }) => readAccountRecord(state, accountNamed(store, body.username)),
  });
  const accountAction = (
    id: string,
    summary: string,
    description: string,
    act: (account: Account) => void,
  ): Operation =>
    operation({
      id,
      summary,
      body: accountBody,
      response: { status: 200, description, schema: z.strictObject({}) },
      run({ body }) {
        act(accountNamed(store, body.username));
        return {};
      },
    });
  const done = 'Done. Repeating the request has no further effect.';
  const suspend = accountAction('remoteSuspendBroadcaster', 'Suspend an account', done, (account) =>
    suspendAccount(store, account, true),
  );
  const unsuspend = accountAction(
    'remoteUnsuspendBroadcaster',
    'Lift the suspension of an account',
    done,
    (account) => suspendAccount(store, account, false),
  );
  const remove = accountAction(
    'remoteDeleteBroadcaster',
    'Mark an account for deletion',
    'The account is deleted permanently after `--purge-after`.',
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
