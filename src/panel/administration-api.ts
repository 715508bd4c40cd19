/** Every path of the administration API and of the remote endpoints. */
import { usernameResources } from './accounts/username-routes.js';
import { loginResources } from './auth/login-routes.js';
import { backupResources } from './backup/routes.js';
import { broadcasterActionResources } from './broadcasters/action-routes.js';
import { broadcasterResources } from './broadcasters/routes.js';
import { licenseResources } from './license/routes.js';
import { emailTemplateResources } from './mail/routes.js';
import { migrationResources } from './migration/routes.js';
import { passwordResetResources } from './password-reset/routes.js';
import { userProfileResources } from './profile/routes.js';
import { remoteAccountResources } from './remote/account-routes.js';
import { remoteSignInResources } from './remote/sign-in-routes.js';
import { remoteTemplateResources } from './remote/template-routes.js';
import { resellerResources } from './resellers/routes.js';
import type { Resource } from './resources/resource.js';
import { settingsResources } from './settings/routes.js';
import type { PanelState } from './state.js';
import { statisticsResources } from './statistics/routes.js';
import { templateResources } from './templates/routes.js';

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
