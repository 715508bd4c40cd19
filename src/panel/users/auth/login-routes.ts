import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { refuse } from '../../http/refusal.js';
import { profileRecord, profileSchema } from '../accounts/profile.js';
import { passwordField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from './state.js';

/** The response to a login request. */
export const loginSchema = z
  .strictObject({ key: z.string().meta({ format: 'password' }), user: profileSchema })
  .meta({ id: 'Login' });

export function loginResources({ authenticator, store }: UserState): Resource[] {
  const logIn = operation({
    id: 'logIn',
    summary: 'Sign in and get a key for the Authorization header',
    body: z.object({ username: textField(), password: passwordField() }),
    response: {
      status: 200,
      description:
        'The key and the profile of the account. The key expires after the panel’s `--session-life`.',
      schema: loginSchema,
    },
    errors: { 429: 'Too many failed logins from this address, or with this name' },
    async run(context) {
      const account = await authenticator.signIn(context.c, context.network, context.body);
      if (account === null) {
        return refuse(400, { non_field_errors: ['Unable to log in with provided credentials.'] });
      }
      context.account = account;
      return { key: authenticator.issueKey(account, context.address), user: profileRecord(store, account) };
    },
  });
  return [
    {
      path: v1.login,
      name: 'Login',
      tag: 'Administration',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { post: logIn },
    },
  ];
}
