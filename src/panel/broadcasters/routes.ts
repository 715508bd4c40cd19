/** The accounts of broadcasters. */
import { z } from 'zod';
import { v1 } from '../../contract/paths.js';
import { changeBroadcaster } from '../accounts/change.js';
import { createBroadcaster } from '../accounts/create.js';
import {
  accountEntitlementFields,
  newPasswordField,
  personFields,
  serverTypeField,
} from '../accounts/fields.js';
import { markForDeletion } from '../accounts/states.js';
import { visibleAccount, visibleAccounts } from '../accounts/visibility.js';
import { requireRole } from '../auth/authorization.js';
import { integerField, textField } from '../resources/fields.js';
import { operation, type RequestContext, type Resource } from '../resources/resource.js';
import { listSchema, pageQuery } from '../resources/v2-list.js';
import type { PanelState } from '../state.js';
import { answerAccounts, readAccount } from './read.js';
import { accountRecord, accountSchema, newAccountSchema } from './schema.js';

const port = () => integerField(0, 65_535).optional();

/** A record that was read can be sent back: its owner is an object there. */
const ownerField = z
  .preprocess(
    (value) => (typeof value === 'object' && value !== null && 'pk' in value ? value.pk : value),
    integerField(1),
  )
  .meta({
    description: 'The reseller to whom an administrator gives the account. Ignored when a reseller sends it.',
  });

const hostField = () =>
  textField({ blank: true }).refine(
    (host) => host === '' || isHost(host),
    'Enter the name of a host, as radio.example.',
  );

/** What can be written. Everything else of a record is ignored, its password too: the contract takes that at creation only. */
const fields = z
  .object({
    ...personFields(),
    owner: ownerField.optional(),
    panel_port: port(),
    default_channel_port: port(),
    port_range_min: port(),
    port_range_max: port(),
    ...accountEntitlementFields(),
    branded_url: hostField().optional(),
    server_type: serverTypeField().optional(),
  })
  .meta({ id: 'AccountFields', example: { username: 'harbour', email: 'studio@harbour.example' } });
const newFields = fields.extend({ password: newPasswordField() }).meta({
  id: 'NewAccountFields',
  example: { username: 'harbour', email: 'studio@harbour.example', limit_listeners: 100 },
});
const someFields = fields.partial();

const FOR_SOME_ROLES = { 403: 'A broadcaster only reads here' };

export function broadcasterResources(state: PanelState): Resource[] {
  const { store } = state;
  const visible = ({ account, id }: Pick<RequestContext, 'account' | 'id'>) =>
    visibleAccount(store, account, 'broadcaster', id);

  /** A broadcaster reads its own account, and that is all. */
  function check(context: RequestContext<undefined>): void {
    requireRole(context.account, 'administrator', 'reseller');
    if (context.id !== 0) visible(context);
  }

  function change(context: RequestContext<z.infer<typeof someFields>>): Promise<object> {
    const { account, body } = context;
    const owner = account?.role === 'administrator' ? body.owner : undefined;
    changeBroadcaster(store, visible(context), body, owner);
    return readAccount(state, visible(context));
  }

  const list = operation({
    id: 'listBroadcasters',
    summary: 'The accounts of broadcasters',
    query: pageQuery,
    response: {
      status: 200,
      description:
        'An administrator’s are all, a reseller’s its own, a broadcaster’s is itself. Those marked for deletion are among them until they are gone.',
      schema: listSchema(accountSchema),
    },
    run: (context) => answerAccounts(context, state, visibleAccounts(store, context.account, 'broadcaster')),
  });
  const create = operation({
    id: 'createBroadcaster',
    summary: 'Add an account, with a station of its own',
    body: newFields,
    response: { status: 201, description: 'The new account.', schema: newAccountSchema },
    errors: FOR_SOME_ROLES,
    check,
    async run({ account, body }) {
      const actor = account?.id ?? 0;
      const owner = account?.role === 'administrator' ? (body.owner ?? actor) : actor;
      const created = await createBroadcaster(store, owner, body);
      // Its station is silent until it has music; the contract's sample says false, too.
      return { ...accountRecord(store, created), is_active: false };
    },
  });
  const item: Resource['operations'] = {
    get: operation({
      id: 'readBroadcaster',
      summary: 'One account',
      response: { status: 200, description: 'The account.', schema: accountSchema },
      run: (context) => readAccount(state, visible(context)),
    }),
    put: operation({
      id: 'replaceBroadcaster',
      summary: 'Write an account; optional fields that are not sent stay',
      body: fields,
      response: { status: 200, description: 'The account as it is now.', schema: accountSchema },
      errors: FOR_SOME_ROLES,
      check,
      run: change,
    }),
    patch: operation({
      id: 'changeBroadcaster',
      summary: 'Change some fields of an account',
      body: someFields,
      response: { status: 200, description: 'The account as it is now.', schema: accountSchema },
      errors: FOR_SOME_ROLES,
      check,
      run: change,
    }),
    delete: operation({
      id: 'deleteBroadcaster',
      summary: 'Mark an account for deletion',
      description:
        'It can’t sign in any more. It is gone for good, with its stations, after `--purge-after`.',
      response: { status: 204, description: 'It is marked, also when it was before.' },
      errors: FOR_SOME_ROLES,
      check,
      run(context) {
        markForDeletion(store, visible(context));
        return null;
      },
    }),
  };
  const shared = { tag: 'Accounts', access: 'accounts' as const };
  return [
    { ...shared, path: v1.broadcasters, name: 'Broadcaster List', operations: { get: list, post: create } },
    { ...shared, path: `${v1.broadcasters}{pk}/`, name: 'Broadcaster Instance', operations: item },
  ];
}

function isHost(text: string): boolean {
  return text.split('.').every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label));
}
