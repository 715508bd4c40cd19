/**
 * Remote endpoints that sign in an administrator, create a link that signs in to an account without its
 * password, and set a password.
 */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { newPasswordField } from '../accounts/fields.js';
import { requireNotDeleted, requireUsable } from '../accounts/states.js';
import { panelLink } from '../auth/panel-link.js';
import { hashPassword } from '../credentials/passwords.js';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { accountBody, accountNamed, remoteResource } from './operation.js';
import { administratorNamed } from './server-credentials.js';

const tokenSchema = z
  .strictObject({ token: z.string().meta({ format: 'password' }) })
  .meta({ id: 'AdministratorToken' });
const urlSchema = z.strictObject({ url: z.url() }).meta({ id: 'PanelLink' });
const successSchema = z.strictObject({ success: z.literal(true) }).meta({ id: 'Success' });

/**
 * Accepts any value, but treats values that aren't strings as missing. The contract has the same message for
 * both cases.
 */
const looseText = () =>
  z.preprocess((value) => (typeof value === 'string' ? value : undefined), z.string().optional()).optional();
const administratorLogin = z
  .object({ username: looseText(), password: looseText().meta({ format: 'password' }) })
  .meta({ id: 'AdministratorLogin', example: { username: 'chief' } });
const newPassword = accountBody
  .extend({ new_password: newPasswordField() })
  .meta({ id: 'RemoteNewPassword', example: { server_username: 'chief', username: 'harbour' } });

export function remoteSignInResources(state: UserState): Resource[] {
  const { authenticator, store } = state;
  const logInAdministrator = operation({
    id: 'remoteLogInAdministrator',
    summary: 'Sign in as the server administrator',
    body: administratorLogin,
    response: {
      status: 200,
      description: 'A key for the header `Authorization: Token …`.',
      schema: tokenSchema,
    },
    errors: {
      400: 'Username or password is missing or wrong',
      429: 'Too many failed logins from this address, or with this name',
    },
    async run(context) {
      const { username, password } = context.body;
      if (!username || !password) return refuse(400, { error: 'Username or password not set' });
      context.account = await administratorNamed(context.c, state, context.network, { username, password });
      return { token: authenticator.issueKey(context.account, context.address) };
    },
  });
  const logIn = operation({
    id: 'remoteLogIn',
    summary: 'Get a link that signs in to an account without its password',
    body: accountBody,
    response: {
      status: 200,
      description: 'The parameter `t` of the URL is a token for the station API.',
      schema: urlSchema,
    },
    async run({ body }) {
      const account = accountNamed(store, body.username);
      requireUsable(account);
      const { url } = await panelLink(state, account);
      return { url };
    },
  });
  const changePassword = operation({
    id: 'remoteChangePassword',
    summary: 'Set a new password for an account and revoke its tokens',
    body: newPassword,
    response: { status: 200, description: 'The new password is set.', schema: successSchema },
    async run({ body }) {
      requireNotDeleted(accountNamed(store, body.username));
      const hash = await hashPassword(body.new_password);
      store.transaction(() => {
        // Read the account again, since it may have been renamed or deleted while the password was being hashed.
        const account = accountNamed(store, body.username);
        requireNotDeleted(account);
        store.accounts.changePassword(account.id, hash);
        store.knownAddresses.forget(account.id);
      });
      return { success: true };
    },
  });
  return [
    {
      path: `${v1.remote}admin_login/`,
      name: 'Remote Admin Login',
      tag: 'Remote',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { post: logInAdministrator },
    },
    remoteResource('user_login', 'User Login', 'post', logIn),
    remoteResource('change_password', 'Change Password', 'patch', changePassword),
  ];
}
