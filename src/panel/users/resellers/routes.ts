import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { changeReseller } from './change.js';
import { createReseller } from './create.js';
import { newPasswordField, personFields, resellerEntitlementFields } from '../accounts/fields.js';
import { markForDeletion, requireUsable } from '../accounts/states.js';
import { accountScope } from '../accounts/visibility.js';
import { loginSchema } from '../auth/login-routes.js';
import { profileRecord } from '../accounts/profile.js';
import { collection } from '../../resources/collection.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { resellerRecord, resellerSchema } from './schema.js';

/**
 * The fields that can be written. All others are ignored, including the password, which the contract allows
 * only when an account is created.
 */
const fields = z
  .object({ ...personFields(), ...resellerEntitlementFields() })
  .meta({ id: 'ResellerFields', example: { username: 'north', email: 'desk@north.example' } });
const newFields = fields.extend({ password: newPasswordField() }).meta({
  id: 'NewResellerFields',
  example: { username: 'north', email: 'desk@north.example', limit_accounts: 20 },
});

export function resellerResources(state: UserState): Resource[] {
  const { authenticator, store } = state;
  const scope = accountScope(store, 'reseller');
  const tag = 'Resellers';
  const access = 'administrators';
  const resellers = collection(state, {
    path: v1.resellers,
    key: 'pk',
    noun: 'Reseller',
    title: 'Reseller',
    nounWithArticle: 'a reseller',
    tag,
    access,
    scope,
    schema: resellerSchema,
    fields,
    describe: {
      list: {
        summary: 'List the resellers',
        returns: 'Resellers. Resellers marked for deletion are included until they are deleted.',
      },
      change: {
        description:
          'Limits can’t be set below those of the reseller’s accounts, and a feature can’t be removed while one of them has it.',
      },
      delete: {
        summary: 'Mark a reseller for deletion',
        description: 'The reseller can no longer sign in. It is deleted permanently after `--purge-after`.',
        returns: 'The reseller is marked for deletion. Repeating the request has no further effect.',
        errors: { 400: 'The reseller still has accounts' },
      },
    },
    record: (account) => resellerRecord(store, account),
    newRecord: { fields: newFields },
    create: (body, { account }) => createReseller(store, account?.id ?? 0, body),
    change: (row, body) => changeReseller(store, row, body),
    delete: (account) => markForDeletion(store, account),
  });
  const logIn = operation({
    id: 'logInReseller',
    summary: 'Sign in as a reseller without its password',
    response: { status: 200, description: 'The key and the profile of the reseller.', schema: loginSchema },
    errors: { 400: 'The reseller is suspended or marked for deletion' },
    run(context) {
      const reseller = scope.one(context);
      requireUsable(reseller);
      return { key: authenticator.issueKey(reseller, context.address), user: profileRecord(store, reseller) };
    },
  });
  const signIn: Resource = {
    path: `${v1.resellers}{pk}/login/`,
    name: 'Reseller Login',
    tag,
    access,
    operations: { post: logIn },
  };
  return [...resellers, signIn];
}
