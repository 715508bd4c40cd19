/** Those who have accounts of their own to give away. */
import { z } from 'zod';
import { v1 } from '../../contract/paths.js';
import { changeReseller } from '../accounts/change.js';
import { createReseller } from '../accounts/create.js';
import { newPasswordField, personFields, resellerEntitlementFields } from '../accounts/fields.js';
import { markForDeletion, requireUsable } from '../accounts/states.js';
import { visibleAccount, visibleAccounts } from '../accounts/visibility.js';
import { loginSchema } from '../auth/login-routes.js';
import { profileRecord } from '../profile/schema.js';
import { operation, type RequestContext, type Resource } from '../resources/resource.js';
import { answerList, listSchema, pageQuery } from '../resources/v2-list.js';
import type { PanelState } from '../state.js';
import { resellerRecord, resellerSchema } from './schema.js';

/** What can be written. Everything else of a record is ignored, its password too: the contract takes that at creation only. */
const fields = z
  .object({ ...personFields(), ...resellerEntitlementFields() })
  .meta({ id: 'ResellerFields', example: { username: 'north', email: 'desk@north.example' } });
const newFields = fields.extend({ password: newPasswordField() }).meta({
  id: 'NewResellerFields',
  example: { username: 'north', email: 'desk@north.example', limit_accounts: 20 },
});
const someFields = fields.partial();

export function resellerResources(state: PanelState): Resource[] {
  const { authenticator, store } = state;
  const visible = ({ account, id }: Pick<RequestContext, 'account' | 'id'>) =>
    visibleAccount(store, account, 'reseller', id);
  const check = (context: RequestContext<undefined>) => void visible(context);

  function change(context: RequestContext<z.infer<typeof someFields>>): object {
    changeReseller(store, visible(context), context.body);
    return resellerRecord(store, visible(context));
  }

  const list = operation({
    id: 'listResellers',
    summary: 'The resellers',
    query: pageQuery,
    response: {
      status: 200,
      description: 'Resellers. Those marked for deletion are among them until they are gone.',
      schema: listSchema(resellerSchema),
    },
    run(context) {
      const resellers = visibleAccounts(store, context.account, 'reseller');
      return answerList(context, state, {
        count: resellers.length,
        records: ({ limit, offset }) =>
          resellers
            .slice(offset, limit === null ? undefined : offset + limit)
            .map((reseller) => resellerRecord(store, reseller)),
      });
    },
  });
  const create = operation({
    id: 'createReseller',
    summary: 'Add a reseller',
    body: newFields,
    response: { status: 201, description: 'The new reseller.', schema: resellerSchema },
    run: async ({ account, body }) =>
      resellerRecord(store, await createReseller(store, account?.id ?? 0, body)),
  });
  const item: Resource['operations'] = {
    get: operation({
      id: 'readReseller',
      summary: 'One reseller',
      response: { status: 200, description: 'The reseller.', schema: resellerSchema },
      run: (context) => resellerRecord(store, visible(context)),
    }),
    put: operation({
      id: 'replaceReseller',
      summary: 'Write a reseller; optional fields that are not sent stay',
      body: fields,
      response: { status: 200, description: 'The reseller as it is now.', schema: resellerSchema },
      check,
      run: change,
    }),
    patch: operation({
      id: 'changeReseller',
      summary: 'Change some fields of a reseller',
      description:
        'No limit goes below what its accounts have, and no feature is taken that one of them has.',
      body: someFields,
      response: { status: 200, description: 'The reseller as it is now.', schema: resellerSchema },
      check,
      run: change,
    }),
    delete: operation({
      id: 'deleteReseller',
      summary: 'Mark a reseller for deletion',
      description: 'It can’t sign in any more. It is gone for good after `--purge-after`.',
      response: { status: 204, description: 'It is marked, also when it was before.' },
      errors: { 400: 'It still has accounts' },
      run(context) {
        markForDeletion(store, visible(context));
        return null;
      },
    }),
  };
  const logIn = operation({
    id: 'logInReseller',
    summary: 'Sign in as a reseller, without its password',
    response: { status: 200, description: 'A key, and who signed in.', schema: loginSchema },
    errors: { 400: 'It can’t sign in' },
    run(context) {
      const reseller = visible(context);
      requireUsable(reseller);
      return { key: authenticator.issueKey(reseller), user: profileRecord(store, reseller) };
    },
  });
  const shared = { tag: 'Resellers', access: 'administrators' as const };
  const at = `${v1.resellers}{pk}/`;
  return [
    { ...shared, path: v1.resellers, name: 'Reseller List', operations: { get: list, post: create } },
    { ...shared, path: at, name: 'Reseller Instance', operations: item },
    { ...shared, path: `${at}login/`, name: 'Reseller Login', operations: { post: logIn } },
  ];
}
