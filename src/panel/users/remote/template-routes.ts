/** Remote endpoints that create and change accounts, by a template or by fields of the request. */
import { z } from 'zod';
import { ACCOUNT_LIMITS, FEATURES } from '../../../contract/administration.js';
import { changeBroadcaster } from '../broadcasters/change.js';
import { createBroadcaster } from '../broadcasters/create.js';
import { broadcasterDefaults, pick } from '../accounts/entitlements.js';
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

/** The names of the field in billing systems: the first that is not empty counts. */
const TEMPLATE_NAMES = ['template', 'config', 'option1'] as const;
const templateName = () =>
  textField({ blank: true })
    .optional()
    .meta({ description: `A template’s name, or \`${NO_TEMPLATE}\` for the fields that follow.` });
/** The contract does not name the custom fields: here they are limits, features and `server_type`. */
const custom = pick(broadcasterDefaults, [...ACCOUNT_LIMITS, ...FEATURES, 'server_type']);
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
    summary: 'The names of the administrator’s templates',
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
    summary: 'Add an account with what a template says; what is sent beside it counts more',
    body: fromTemplate,
    response: { status: 200, description: 'It is there.', schema: z.strictObject({}) },
    async run({ account, body }) {
      const owner = account?.id ?? 0;
      const entitlements = entitlementsOfTemplate(store, owner, body.template, 'template');
      const { username, email, password } = body;
      await createBroadcaster(store, owner, {
        ...entitlements,
        ...sentColumns(custom, body),
        username,
        email,
        password,
      });
      return {};
    },
  });
  const change = operation({
    id: 'remoteUpdateBroadcaster',
    summary: 'Give an account what a template says, or what is sent',
    body: update,
    response: {
      status: 200,
      description: `The account, for \`${NO_TEMPLATE}\`; nothing when a template was applied.`,
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
      changeBroadcaster(store, found, sentColumns(custom, body));
      return readAccountRecord(state, accountNamed(store, body.username));
    },
  });
  return [
    remoteResource('get_templates', 'Templates', 'post', list),
    remoteResource('bcaster_create_from_template', 'Create From Template', 'post', create),
    remoteResource('update_client', 'Update Client', 'patch', change),
  ];
}
