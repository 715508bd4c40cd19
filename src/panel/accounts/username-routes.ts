/** Whether a name is taken, for forms in which somebody chooses one. */
import { z } from 'zod';
import { v1 } from '../../contract/paths.js';
import { checkFields } from '../http/body.js';
import { lastOf } from '../http/query.js';
import { createAddressLimit } from '../http/rate-limit.js';
import { takeTry } from '../http/throttle.js';
import { operation, type Resource } from '../resources/resource.js';
import type { PanelState } from '../state.js';
import { usernameField } from './fields.js';

const query = z.object({ username: usernameField() });
const existsSchema = z.strictObject({ exists: z.boolean() }).meta({ id: 'Exists' });

export function usernameResources({ store }: PanelState): Resource[] {
  // Who may ask as often as he likes learns who has an account here.
  const limit = createAddressLimit(30, 60);
  const check = operation({
    id: 'checkUsername',
    summary: 'Whether a name is taken, in capitals or not',
    query,
    answer: { status: 200, says: 'Also that of an account marked for deletion is.', schema: existsSchema },
    refuses: {
      400: 'No name, or none that an account could have',
      429: 'Too many questions from this address',
    },
    async run(ask) {
      await takeTry(limit, ask.address);
      const { username } = checkFields({ username: lastOf(ask.query, 'username') ?? undefined }, query);
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
