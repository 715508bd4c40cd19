/** Remote endpoints that create and change accounts, using either a template or individual fields. */
import { z } from 'zod';
import { ACCOUNT_LIMITS, FEATURES } from '../../../contract/administration.js';
import { changeBroadcaster } from '../broadcasters/change.js';
import { createBroadcaster } from '../broadcasters/create.js';
import { broadcasterDefaults, pickFields } from '../accounts/entitlements.js';
import {
  accountEntitlementFields,
  newPasswordField,
  serverTypeField,
  usernameField,
} from '../accounts/fields.js';
import { readAccountRecord } from '../broadcasters/read.js';
import { accountSchema } from '../broadcasters/schema.js';
import { refuse } from '../../http/refusal.js';
import { emailField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import type { UserState } from '../auth/state.js';
import { NO_TEMPLATE, entitlementsOfTemplate } from '../templates/rules.js';
import { accountBody, accountNamed, credentials, remoteResource } from './operation.js';

const namesSchema = z
  .strictObject({
    broadcaster_templates: z.array(z.string()),
    reseller_templates: z.array(z.string()),
  })
  .meta({ id: 'TemplateNames' });

const fromTemplate = z
  .object({
    ...credentials,
    username: usernameField(),
    email: emailField(),
    password: newPasswordField(),
    template: textField(),
    server_type: serverTypeField().optional(),
    ...accountEntitlementFields(),
  })
  .meta({
    id: 'RemoteNewAccount',
    example: {
      server_username: 'chief',
      username: 'harbour',
      email: 'studio@harbour.example',
      template: 'Small',
    },
  });

/** Billing systems send the template's name in one of these fields. The first that isn't empty is used. */
const TEMPLATE_NAMES = ['template', 'config', 'option1'] as const;
const templateName = () =>
  textField({ blank: true })
    .optional()
    .meta({
      description: `A template’s name, or \`${NO_TEMPLATE}\` to set limits and features by the fields below.`,
    });
/** The contract doesn't name the custom fields. In this panel, they are the limits, the features and `server_type`. */
const customFields = pickFields(broadcasterDefaults, [...ACCOUNT_LIMITS, ...FEATURES, 'server_type']);
const update = accountBody
  .extend({
    template: templateName(),
    config: templateName(),
    option1: templateName(),
    server_type: serverTypeField().optional(),
    ...accountEntitlementFields(),
  })
  .meta({
    id: 'RemoteUpdate',
    example: { server_username: 'chief', username: 'harbour', template: 'Small' },
  });

export function remoteTemplateResources(state: UserState): Resource[] {
  const { store } = state;
  const list = operation({
    id: 'remoteListTemplates',
    summary: 'List the names of your templates',
    body: z.object(credentials).meta({ id: 'ServerCredentials', example: { server_username: 'chief' } }),
    response: { status: 200, description: 'The names.', schema: namesSchema },
    run({ account }) {
      const owner = account?.id ?? 0;
      return {
        broadcaster_templates: store.broadcasterTemplates.ofOwner(owner).map(({ name }) => name),
        reseller_templates: store.resellerTemplates.ofOwner(owner).map(({ name }) => name),
      };
    },
  });
  const create = operation({
    id: 'remoteCreateBroadcaster',
    summary: 'Add an account from a template; fields of the request override the template',
    body: fromTemplate,
    response: { status: 200, description: 'The account was created.', schema: z.strictObject({}) },
    async run({ account, body }) {
      const owner = account?.id ?? 0;
      const entitlements = entitlementsOfTemplate(store, owner, body.template, 'template');
      const { username, email, password } = body;
      await createBroadcaster(store, owner, {
        ...entitlements,
        ...sentColumns(customFields, body),
        username,
        email,
        password,
      });
      return {};
    },
  });
  const change = operation({
    id: 'remoteUpdateBroadcaster',
    summary: 'Change an account by a template or by individual fields',
    body: update,
    response: {
      status: 200,
      description: `The account if the template is \`${NO_TEMPLATE}\`; an empty object if a template was applied.`,
      schema: z.union([accountSchema, z.strictObject({})]),
    },
    run({ account, body }) {
      const found = accountNamed(store, body.username);
      const field = TEMPLATE_NAMES.find((name) => body[name]);
      const name = field && body[field];
      if (field === undefined || name === undefined)
        return refuse(400, { template: ['This field is required.'] });
      if (name !== NO_TEMPLATE) {
        changeBroadcaster(store, found, entitlementsOfTemplate(store, account?.id ?? 0, name, field));
        return {};
      }
      changeBroadcaster(store, found, sentColumns(customFields, body));
      return readAccountRecord(state, accountNamed(store, body.username));
    },
  });
  return [
    remoteResource('get_templates', 'Templates', 'post', list),
    remoteResource('bcaster_create_from_template', 'Create From Template', 'post', create),
    remoteResource('update_client', 'Update Client', 'patch', change),
  ];
}
