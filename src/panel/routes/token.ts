/** Signing in to the station API. */
import { z } from 'zod';
import { v2 } from '../../contract/paths.js';
import { refuse } from '../refusal.js';
import { tokenSchema } from '../schemas/station-records.js';
import type { PanelState } from '../state.js';
import { textField } from '../wire/fields.js';
import { operation, type Resource } from '../wire/resource.js';

export function tokenResources({ gatekeeper }: PanelState): Resource[] {
  const logIn = operation({
    id: 'obtainToken',
    summary: 'Sign in: a token for the Authorization header',
    body: z.object({
      username: textField(),
      // Blanks belong to a password.
      password: z
        .string({
          error: ({ input }) =>
            input === undefined
              ? 'This field is required.'
              : input === null
                ? 'This field may not be null.'
                : 'Not a valid string.',
        })
        .min(1, 'This field may not be blank.')
        .max(4096, 'Ensure this field has no more than 4096 characters.')
        .meta({ format: 'password' }),
    }),
    answer: { status: 200, says: 'A token; it ends after the panel’s `--token-life`.', schema: tokenSchema },
    refuses: { 429: 'Too many failed logins from this address' },
    async run({ body, address }) {
      const wait = await gatekeeper.loginLimit.take(address);
      if (wait > 0) {
        const detail = `Request was throttled. Expected available in ${wait} seconds.`;
        refuse(429, { detail }, { 'Retry-After': String(wait) });
      }
      const token = await gatekeeper.logIn(body.username, body.password);
      if (token === null) {
        return refuse(400, { non_field_errors: ['Unable to log in with provided credentials.'] });
      }
      await gatekeeper.loginLimit.giveBack(address);
      return { token };
    },
  });
  return [
    {
      path: v2.token,
      name: 'Api Token Auth',
      tag: 'Signing in',
      access: 'anyone',
      // Who has nothing but an old token must be able to get a new one.
      ignoresCredentials: true,
      operations: { post: logIn },
    },
  ];
}
