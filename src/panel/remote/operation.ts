/** What the remote endpoints have in common: who asks says so in each request, and an account is told by its name. */
import { z } from 'zod';
import { v1 } from '../../contract/paths.js';
import type { Account } from '../accounts/rows.js';
import { refuse } from '../http/refusal.js';
import { passwordField, textField } from '../resources/fields.js';
import type { Method, Operation, Resource } from '../resources/resource.js';
import type { Store } from '../store/store.js';

/** The server administrator's; they are checked before an operation runs. */
export const credentials = { server_username: textField(), server_password: passwordField() };

/** The body of an operation on one account. */
export const accountBody = z.object({ ...credentials, username: textField() }).meta({
  id: 'RemoteAccount',
  example: { server_username: 'chief', username: 'harbour' },
});

/** The broadcaster's account that is called exactly so. Refuses with 400: nobody else is known here. */
export function accountNamed({ accounts }: Store, username: string): Account {
  const id = accounts.named(username)?.id ?? 0;
  const account = accounts.one(id);
  if (account?.role !== 'broadcaster')
    return refuse(400, { error: 'There is no account with this username.' });
  return account;
}

/** `name` is what follows `remote_` in the path. */
export function remoteResource(name: string, title: string, method: Method, operation: Operation): Resource {
  return {
    path: `${v1.remote}${name}/`,
    name: `Remote ${title}`,
    tag: 'Remote',
    access: 'server_credentials',
    // Who is asking is in the body; what a client sends to everywhere is not looked at.
    ignoresCredentials: true,
    operations: { [method]: operation },
  };
}
