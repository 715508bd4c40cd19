/** Whether a name is taken, for forms in which somebody chooses one. */
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
  // Without a limit, anybody could find out the names of all accounts.
  const limit = createRateLimit(30, 60);
  const check = operation({
    id: 'checkUsername',
    summary: 'Whether a name is taken, in capitals or not',
    query,
    response: {
      status: 200,
      description: 'Also that of an account marked for deletion is.',
      schema: existsSchema,
    },
    errors: {
      400: 'No name, or none that an account could have',
      429: 'Too many questions from this address',
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
