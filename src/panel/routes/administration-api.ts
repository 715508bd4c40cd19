/** Every path of the administration API and of the remote endpoints. */
import type { PanelState } from '../state.js';
import type { Resource } from '../wire/resource.js';
import { backupResources } from './administration/backup.js';
import { broadcasterActionResources } from './administration/broadcaster-actions.js';
import { broadcasterResources } from './administration/broadcasters.js';
import { usernameResources } from './administration/check-username.js';
import { emailTemplateResources } from './administration/email-templates.js';
import { licenseResources } from './administration/license.js';
import { loginResources } from './administration/login.js';
import { migrationResources } from './administration/migration.js';
import { passwordResetResources } from './administration/password-reset.js';
import { remoteAccountResources } from './administration/remote-accounts.js';
import { remoteSignInResources } from './administration/remote-sign-in.js';
import { remoteTemplateResources } from './administration/remote-templates.js';
import { resellerResources } from './administration/resellers.js';
import { settingsResources } from './administration/settings.js';
import { statisticsResources } from './administration/statistics.js';
import { templateResources } from './administration/templates.js';
import { userProfileResources } from './administration/user-profile.js';

export function administrationResources(state: PanelState): Resource[] {
  return [
    loginResources,
    broadcasterResources,
    broadcasterActionResources,
    resellerResources,
    templateResources,
    usernameResources,
    remoteSignInResources,
    remoteAccountResources,
    remoteTemplateResources,
    backupResources,
    migrationResources,
    emailTemplateResources,
    licenseResources,
    passwordResetResources,
    settingsResources,
    statisticsResources,
    userProfileResources,
  ].flatMap((resources) => resources(state));
}
