import { z } from 'zod';
import {
  FEATURES,
  RESELLER_LIMITS,
  SERVER_TYPES,
  type AccountLimit,
} from '../../../contract/administration.js';
import { v1 } from '../../../contract/paths.js';
import { accountDefaults, resellerDefaults, pickFields } from '../accounts/entitlements.js';
import {
  accountEntitlementFields,
  resellerEntitlementFields,
  serverTypeField,
  entitlementSchemas,
} from '../accounts/fields.js';
import type { Resource } from '../../resources/resource.js';
import type { UserState } from '../auth/state.js';
import { templateCollection } from './collection.js';

/** The limits in the contract's order, which differs from the order in the record of an account. */
const LIMITS: readonly AccountLimit[] = [
  'limit_stations',
  'limit_streams',
  'limit_bitrate',
  'limit_listeners',
  'limit_du',
  'limit_traffic',
];

/** The contract doesn't have an id here, but clients need one to request a template. */
const named = { id: z.int(), name: z.string() };

const broadcasterTemplateSchema = z
  .strictObject({ ...named, ...entitlementSchemas(LIMITS), server_type: z.enum(SERVER_TYPES) })
  .meta({ id: 'BroadcasterTemplate' });
/** The contract doesn't define any fields. In this panel, a template has a name and a reseller's limits and features. */
const resellerTemplateSchema = z
  .strictObject({ ...named, ...entitlementSchemas(RESELLER_LIMITS) })
  .meta({ id: 'ResellerTemplate' });

export function templateResources(state: UserState): Resource[] {
  const { broadcasterTemplates, resellerTemplates } = state.store;
  return [
    ...templateCollection(state, {
      path: v1.broadcasterTemplates,
      noun: 'BroadcasterTemplate',
      title: 'Broadcaster Template',
      access: 'resellers',
      rows: broadcasterTemplates,
      defaults: { ...accountDefaults, server_type: 'icecast' },
      fields: { ...accountEntitlementFields(), server_type: serverTypeField().optional() },
      schema: broadcasterTemplateSchema,
      record: (row) => pickFields(row, ['id', 'name', ...LIMITS, ...FEATURES, 'server_type']),
    }),
    ...templateCollection(state, {
      path: v1.resellerTemplates,
      noun: 'ResellerTemplate',
      title: 'Reseller Template',
      access: 'administrators',
      rows: resellerTemplates,
      defaults: resellerDefaults,
      fields: resellerEntitlementFields(),
      schema: resellerTemplateSchema,
      record: (row) => pickFields(row, ['id', 'name', ...RESELLER_LIMITS, ...FEATURES]),
    }),
  ];
}
