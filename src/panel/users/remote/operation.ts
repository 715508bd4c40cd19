import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import { passwordField, textField } from '../../schema/fields.js';
import type { Method, Operation, Resource } from '../../resources/resource.js';
import type { Store } from '../../store/store.js';

/**
 * The fields with an administrator's credentials, which every remote request must have. They are checked before the
 * operation runs.
 */
export const credentials = { server_username: textField(), server_password: passwordField() };

/** The request body of an operation on one account. */
export const accountBody = z.object({ ...credentials, username: textField() }).meta({
  id: 'RemoteAccount',
  example: { server_username: 'chief', username: 'harbour' },
});

/** Returns the broadcaster with this username (case-sensitive). Responds with 400 if it doesn't exist. */
export function accountNamed({ accounts }: Store, username: string): Account {
  const id = accounts.named(username)?.id ?? 0;
  const account = accounts.one(id);
  if (account?.role !== 'broadcaster')
    return refuse(400, { error: 'There is no account with this username.' });
  return account;
}

/** Declares a remote endpoint. `name` is the part of its path after `remote_`. */
export function remoteResource(name: string, title: string, method: Method, operation: Operation): Resource {
  return {
    path: `${v1.remote}${name}/`,
    name: `Remote ${title}`,
    tag: 'Remote',
    access: 'server_credentials',
    // Clients may send a token with all their requests. Ignore it, because the credentials are in the body.
    ignoresCredentials: true,
    operations: { [method]: operation },
  };
}
