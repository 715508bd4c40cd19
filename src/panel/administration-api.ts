import { usernameResources } from './users/accounts/username-routes.js';
import { loginResources } from './users/auth/login-routes.js';
import { backupResources } from './operations/backup/routes.js';
import { broadcasterActionResources } from './users/broadcasters/action-routes.js';
import { broadcasterResources } from './users/broadcasters/routes.js';
import { licenseResources } from './operations/license/routes.js';
import { emailTemplateResources } from './operations/email-templates/routes.js';
import { migrationResources } from './operations/migration/routes.js';
import { passwordResetResources } from './users/password-reset/routes.js';
import { userProfileResources } from './users/profile/routes.js';
import { remoteAccountResources } from './users/remote/account-routes.js';
import { remoteSignInResources } from './users/remote/sign-in-routes.js';
import { remoteTemplateResources } from './users/remote/template-routes.js';
import { resellerResources } from './users/resellers/routes.js';
import type { Resource } from './resources/resource.js';
import { settingsResources } from './operations/settings/routes.js';
import type { PanelState } from './state.js';
import { statisticsResources } from './operations/statistics/routes.js';
import { templateResources } from './users/templates/routes.js';

/** Declares the paths of the administration API and the remote endpoints. */
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
