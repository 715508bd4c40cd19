/** Paths that the contract does not have: they are not in the OpenAPI document, and in no typed client. */
import { apiKeyResources } from './users/auth/api-key-routes.js';
import { sessionResources } from './users/auth/session-routes.js';
import type { Resource } from './resources/resource.js';
import type { PanelState } from './state.js';

/** Served as the administration's are: with its keys, without CORS, stored by no cache. */
export function ownResources(state: PanelState): Resource[] {
  return [...sessionResources(state), ...apiKeyResources(state)];
}
