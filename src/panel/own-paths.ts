import { apiKeyResources } from './users/auth/api-key-routes.js';
import { sessionResources } from './users/auth/session-routes.js';
import type { Resource } from './resources/resource.js';
import { moderationResources } from './station/requests/moderation-routes.js';
import { chartResources } from './station/charts/routes.js';
import { requestResources } from './station/requests/routes.js';
import type { PanelState } from './state.js';

/**
 * Declares the panel's own paths, which aren't in the contract, the OpenAPI document or the typed client. They
 * are served like the administration API.
 */
export function ownResources(state: PanelState): Resource[] {
  return [sessionResources, apiKeyResources, chartResources, requestResources, moderationResources].flatMap(
    (resources) => resources(state),
  );
}
