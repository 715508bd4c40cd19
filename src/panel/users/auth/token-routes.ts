import { z } from 'zod';
import { v2 } from '../../../contract/paths.js';
import { refuse } from '../../http/refusal.js';
import { passwordField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from './state.js';
import { tokenSchema } from './schema.js';

export function tokenResources({ authenticator }: UserState): Resource[] {
  const logIn = operation({
    id: 'obtainToken',
    summary: 'Sign in and get a token for the Authorization header',
    body: z.object({
      username: textField(),
      password: passwordField(),
    }),
    response: {
      status: 200,
      description: 'The token. It expires after the panel’s `--token-life`.',
      schema: tokenSchema,
    },
    errors: { 429: 'Too many failed logins from this address, or with this name' },
    async run({ body, network, c }) {
      const account = await authenticator.signIn(c, network, body);
      if (account === null) {
        return refuse(400, { non_field_errors: ['Unable to log in with provided credentials.'] });
      }
      return { token: await authenticator.issueToken(account) };
    },
  });
  return [
    {
      path: v2.token,
      name: 'Api Token Auth',
      tag: 'Signing in',
      access: 'anyone',
      // A client may send an expired token with this request. It must still get a new token.
      ignoresCredentials: true,
      operations: { post: logIn },
    },
  ];
}
