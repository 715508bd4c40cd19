/** Every path of the administration API and of the remote endpoints. */
import type { PanelState } from '../state.js';
import type { Resource } from '../wire/resource.js';
import { backupResources } from './administration/backup.js';
import { broadcasterResources } from './administration/broadcasters.js';
import { loginResources } from './administration/login.js';

export function administrationResources(state: PanelState): Resource[] {
  return [
    loginResources,
    broadcasterResources,
    backupResources,
  ].flatMap((resources) => resources(state));
}
