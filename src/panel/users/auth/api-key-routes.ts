/**
 * Lists and revokes the signed-in account's API keys. Only ids are listed, because the store contains only
 * hashes of the keys.
 */
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from './state.js';
import { signedIn } from '../../resources/authorization.js';

const PATH = '/account/api-keys/';

const keySchema = z.strictObject({ id: z.int() });

export function apiKeyResources({ store: { accounts } }: UserState): Resource[] {
  const list = operation({
    id: 'listApiKeys',
    summary: 'List your API keys, oldest first',
    response: { status: 200, description: 'Their ids.', schema: z.array(keySchema) },
    run: (context) => accounts.keysOf(signedIn(context.account).id).map((id) => ({ id })),
  });
  const end = operation({
    id: 'endApiKey',
    summary: 'Revoke one of your API keys',
    response: { status: 204, description: 'The key is revoked.' },
    run(context) {
      if (!accounts.dropKey(signedIn(context.account).id, context.id)) refuse(404, { detail: 'Not found.' });
      return null;
    },
  });
  const endAll = operation({
    id: 'endApiKeys',
    summary: 'Revoke all of your API keys',
    response: { status: 204, description: 'The keys are revoked.' },
    run(context) {
      accounts.dropKeys(signedIn(context.account).id);
      return null;
    },
  });
  const shared = { tag: 'Administration', access: 'accounts' as const };
  return [
    { ...shared, path: PATH, name: 'API Keys', operations: { get: list, delete: endAll } },
    { ...shared, path: `${PATH}{id}/`, name: 'API Key', operations: { delete: end } },
  ];
}
