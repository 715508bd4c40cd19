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

/**
 * Accepts the id of an owner. It also accepts the owner as an object, as in a record, so that clients can send
 * a record back unchanged.
 */
const ownerField = z
  .preprocess(
    (value) => (typeof value === 'object' && value !== null && 'pk' in value ? value.pk : value),
    integerField(1),
  )
  .meta({
    description:
      'The reseller that the account belongs to. Only an administrator can set it; ignored from resellers.',
  });

const hostField = () =>
  textField({ blank: true }).refine(
    (host) => host === '' || isHost(host),
    'Enter a host name such as radio.example.',
  );

/**
 * The fields that can be written. All others are ignored, including the password, which the contract allows
 * only when an account is created.
 */
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

const NOT_FOR_BROADCASTERS = { errors: { 403: 'Broadcasters have read access only' } };

export function broadcasterResources(state: UserState): Resource[] {
  const { store } = state;
  const scope = accountScope(store, 'broadcaster');
  /** Broadcasters can read their own account but can't change it. */
  const requireManager = ({ account }: RequestContext<undefined>): void =>
    requireRole(account, 'administrator', 'reseller');

  return collection(state, {
    path: v1.broadcasters,
    key: 'pk',
    noun: 'Broadcaster',
    title: 'Broadcaster',
    nounWithArticle: 'an account',
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
        summary: 'List the accounts of broadcasters',
        returns:
          'Administrators get all accounts, resellers get their own accounts, and broadcasters get only themselves. Accounts marked for deletion are included until they are deleted.',
      },
      create: { summary: 'Add an account with a new station', ...NOT_FOR_BROADCASTERS },
      replace: NOT_FOR_BROADCASTERS,
      change: NOT_FOR_BROADCASTERS,
      delete: {
        summary: 'Mark an account for deletion',
        description:
          'The account can no longer sign in. It is deleted permanently, with its stations, after `--purge-after`.',
        returns: 'The account is marked for deletion. Repeating the request has no further effect.',
        ...NOT_FOR_BROADCASTERS,
      },
    },
    record: (account) => findAccountRecord(state, account),
    newRecord: {
      fields: newFields,
      schema: newAccountSchema,
      // A new station plays nothing until it has music. The contract's example also has false.
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
