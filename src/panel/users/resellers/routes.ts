/** The resellers, who create accounts for broadcasters. */
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

/** The fields that can be written. Others are ignored, the password too: the contract allows it at creation only. */
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
    called: 'a reseller',
    tag,
    access,
    scope,
    schema: resellerSchema,
    fields,
    describe: {
      list: {
        summary: 'The resellers',
        returns: 'Resellers. Those marked for deletion are among them until they are gone.',
      },
      change: {
        description:
          'No limit goes below what its accounts have, and no feature is taken that one of them has.',
      },
      delete: {
        summary: 'Mark a reseller for deletion',
        description: 'It can’t sign in any more. It is gone for good after `--purge-after`.',
        returns: 'It is marked, also when it was before.',
        errors: { 400: 'It still has accounts' },
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
    summary: 'Sign in as a reseller, without its password',
    response: { status: 200, description: 'A key, and who signed in.', schema: loginSchema },
    errors: { 400: 'It can’t sign in' },
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
