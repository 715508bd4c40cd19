/** The accounts of broadcasters. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { changeBroadcaster } from './change.js';
import { createBroadcaster } from './create.js';
import {
  accountEntitlementFields,
  newPasswordField,
  personFields,
  serverTypeField,
} from '../accounts/fields.js';
import { markForDeletion } from '../accounts/states.js';
import { accountScope } from '../accounts/visibility.js';
import { requireRole } from '../../resources/authorization.js';
import { collection } from '../../resources/collection.js';
import { integerField, textField } from '../../schema/fields.js';
import type { RequestContext, Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { findAccountRecord } from './read.js';
import { accountRecord, accountSchema, newAccountSchema } from './schema.js';

const port = () => integerField(0, 65_535).optional();

/** The id of the owner, or the object that a record has, so that clients can send records back. */
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

/** The fields that can be written. Others are ignored, the password too: the contract allows it at creation only. */
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

const FOR_SOME_ROLES = { errors: { 403: 'A broadcaster only reads here' } };

export function broadcasterResources(state: UserState): Resource[] {
  const { store } = state;
  const scope = accountScope(store, 'broadcaster');
  /** A broadcaster may only read its own account. */
  const requireManager = ({ account }: RequestContext<undefined>): void =>
    requireRole(account, 'administrator', 'reseller');

  return collection(state, {
    path: v1.broadcasters,
    key: 'pk',
    noun: 'Broadcaster',
    title: 'Broadcaster',
    called: 'an account',
    tag: 'Accounts',
    access: 'accounts',
    scope: {
      ...scope,
      checkCreate: requireManager,
      checkWrite(context) {
        requireManager(context);
        scope.one(context);
      },
    },
    schema: accountSchema,
    fields,
    describe: {
      list: {
        summary: 'The accounts of broadcasters',
        returns:
          'An administrator’s are all, a reseller’s its own, a broadcaster’s is itself. Those marked for deletion are among them until they are gone.',
      },
      create: { summary: 'Add an account, with a station of its own', ...FOR_SOME_ROLES },
      replace: FOR_SOME_ROLES,
      change: FOR_SOME_ROLES,
      delete: {
        summary: 'Mark an account for deletion',
        description:
          'It can’t sign in any more. It is gone for good, with its stations, after `--purge-after`.',
        returns: 'It is marked, also when it was before.',
        ...FOR_SOME_ROLES,
      },
    },
    record: (account) => findAccountRecord(state, account),
    newRecord: {
      fields: newFields,
      schema: newAccountSchema,
      // The new station is silent until it has music; the contract's sample has false, too.
      record: (account) => ({ ...accountRecord(store, account), is_active: false }),
    },
    create(body, { account }) {
      const creator = account?.id ?? 0;
      const owner = account?.role === 'administrator' ? (body.owner ?? creator) : creator;
      return createBroadcaster(store, owner, body);
    },
    change(row, body, { account }) {
      const owner = account?.role === 'administrator' ? body.owner : undefined;
      changeBroadcaster(store, row, body, owner);
    },
    delete: (account) => markForDeletion(store, account),
  });
}

function isHost(text: string): boolean {
  return text.split('.').every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label));
}
