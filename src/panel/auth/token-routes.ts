/** Signing in to the station API. */
import { z } from 'zod';
import { v2 } from '../../contract/paths.js';
import { refuse } from '../http/refusal.js';
import { throttle } from '../http/throttle.js';
import { passwordField, textField } from '../resources/fields.js';
import { operation, type Resource } from '../resources/resource.js';
import type { PanelState } from '../state.js';
import { tokenSchema } from './schema.js';

export function tokenResources({ authenticator }: PanelState): Resource[] {
  const logIn = operation({
    id: 'obtainToken',
    summary: 'Sign in: a token for the Authorization header',
    body: z.object({
      username: textField(),
      password: passwordField(),
    }),
    response: {
      status: 200,
      description: 'A token; it ends after the panel’s `--token-life`.',
      schema: tokenSchema,
    },
    errors: { 429: 'Too many failed logins from this address' },
    async run({ body, network }) {
      await throttle(authenticator.loginLimit, network);
      const account = await authenticator.recognize(body.username, body.password);
      if (account === null) {
        return refuse(400, { non_field_errors: ['Unable to log in with provided credentials.'] });
      }
      await authenticator.loginLimit.giveBack(network);
      return { token: await authenticator.issueToken(account) };
    },
  });
  return [
    {
      path: v2.token,
      name: 'Api Token Auth',
      tag: 'Signing in',
      access: 'anyone',
      // A client that sends an expired token with this request must get a new one.
      ignoresCredentials: true,
      operations: { post: logIn },
    },
  ];
}
