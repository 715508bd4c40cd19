import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { checkFields } from '../../http/body.js';
import { lastOf } from '../../http/query.js';
import { createRateLimit, throttle } from '../../http/rate-limit.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { StationState } from '../../station/state.js';
import { usernameField } from './fields.js';

const query = z.object({ username: usernameField() });
const existsSchema = z.strictObject({ exists: z.boolean() }).meta({ id: 'Exists' });

export function usernameResources({ store }: StationState): Resource[] {
  // Without a limit, anyone could discover the names of all accounts.
  const limit = createRateLimit(30, 60);
  const check = operation({
    id: 'checkUsername',
    summary: 'Check whether a username is taken, ignoring case',
    query,
    response: {
      status: 200,
      description: 'Names of accounts marked for deletion are taken, too.',
      schema: existsSchema,
    },
    errors: {
      400: 'The name is missing or invalid',
      429: 'Too many requests from this address',
    },
    async run(context) {
      await throttle(limit, context.network);
      const { username } = checkFields({ username: lastOf(context.query, 'username') ?? undefined }, query);
      return { exists: store.accounts.isTaken(username) };
    },
  });
  return [
    {
      path: v1.checkUsername,
      name: 'Check Username',
      tag: 'Administration',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { get: check },
    },
  ];
}
