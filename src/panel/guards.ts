import { withAudit } from './operations/audit/with-audit.js';
import type { Guards } from './resources/guards.js';
import type { PanelState } from './state.js';
import { authenticate } from './users/auth/authenticate.js';
import { withServerCredentials } from './users/remote/server-credentials.js';

/** Creates the guards for all resources: sign-in, remote credentials and the audit log. */
export function createGuards(
  state: Pick<PanelState, 'authenticator' | 'options' | 'store' | 'closed'>,
): Guards {
  return {
    authenticate: (c) => authenticate(c, state),
    withServerCredentials: (context, work) => withServerCredentials(state, context, work),
    withAudit: (operation, context, work) => withAudit(state, operation, context, work),
  };
}
