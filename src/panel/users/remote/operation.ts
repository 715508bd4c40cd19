import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import { passwordField, textField } from '../../schema/fields.js';
import type { Method, Operation, Resource } from '../../resources/resource.js';
import type { Store } from '../../store/store.js';

/**
 * The fields that contain an administrator's credentials. Every remote request must have them. They are checked
 * before the operation runs.
 */
export const credentials = { server_username: textField(), server_password: passwordField() };

/** The request body of an operation on one account. */
export const accountBody = z.object({ ...credentials, username: textField() }).meta({
  id: 'RemoteAccount',
  example: { server_username: 'chief', username: 'harbour' },
});

/**
 * Returns the broadcaster with this username, which is case-sensitive. Responds with 400 if there is no such
 * broadcaster.
 */
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
    // Some clients send a token with all their requests. It's ignored, because the credentials are in the body.
    ignoresCredentials: true,
    operations: { [method]: operation },
  };
}
