/** Every path of the administration API and of the remote endpoints. */
import type { PanelState } from '../state.js';
import type { Resource } from '../wire/resource.js';
import { loginResources } from './administration/login.js';

export function administrationResources(state: PanelState): Resource[] {
  return [loginResources].flatMap((resources) => resources(state));
}
