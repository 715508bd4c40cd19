/** What the remote endpoints have in common: credentials in each request, and accounts by their names. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import { passwordField, textField } from '../../schema/fields.js';
import type { Method, Operation, Resource } from '../../resources/resource.js';
import type { Store } from '../../store/store.js';

/** Those of an administrator. They are checked before an operation runs. */
export const credentials = { server_username: textField(), server_password: passwordField() };

/** The body of an operation on one account. */
export const accountBody = z.object({ ...credentials, username: textField() }).meta({
  id: 'RemoteAccount',
  example: { server_username: 'chief', username: 'harbour' },
});

/** The broadcaster's account with exactly this name. Refuses with 400. */
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
    // The credentials are in the body; a token that a client sends with all its requests is ignored.
    ignoresCredentials: true,
    operations: { [method]: operation },
  };
}
