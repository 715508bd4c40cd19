/** Reads and changes the panel's settings, and sends test emails. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { requireRole } from '../../resources/authorization.js';
import { refuse } from '../../http/refusal.js';
import { mailTextField, subjectField } from '../../mail/fields.js';
import { MailFailure } from '../../mail/mail-server.js';
import { MAIL_FLAGS } from '../../mail/mail-settings.js';
import { booleanField, emailField, integerField, textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../../users/auth/state.js';
import { changePicture, pictureField, readPictureChange } from './pictures.js';
import {
  readFullSettings,
  readPublicSettings,
  TEXTS,
  type FullSettings,
  type PublicSettings,
} from './rules.js';

const publicSchema = z
  .strictObject({
    company_logo: z.string(),
    company_name: z.string(),
    company_favicon: z.string(),
    copyright: z.string(),
  })
  .meta({ id: 'PublicSettings' });
const fullSchema = publicSchema
  .extend({
    smtp_host: z.string(),
    smtp_port: z.int(),
    smtp_username: z.string(),
    smtp_password: z.null(),
    smtp_sender: z.string(),
    smtp_tls: z.boolean(),
    smtp_ssl: z.boolean(),
  })
  .meta({ id: 'Settings' });

const hostField = () =>
  textField({ maxLength: 253, blank: true }).refine(
    (text) => text === '' || /^([a-z0-9]([a-z0-9_.-]*[a-z0-9])?|[0-9a-f:.]+)$/i.test(text),
    'Enter a host name or an address, without a port.',
  );

/** Spaces are part of the password. An empty string means no password. */
const mailPasswordField = () =>
  z
    .string('Not a valid string.')
    .max(1024, 'Ensure this field has no more than 1024 characters.')
    .meta({ format: 'password' });

/**
 * A PUT changes only the fields that were sent, since the settings are a single record that always exists. The
 * contract doesn't define this.
 */
const fields = z
  .object({
    company_logo: pictureField(),
    company_name: textField({ blank: true }),
    company_favicon: pictureField(),
    copyright: textField({ blank: true, maxLength: 1000 }),
    smtp_host: hostField(),
    smtp_port: integerField(1, 65_535),
    smtp_username: textField({ blank: true }),
    smtp_password: mailPasswordField().nullable(),
    smtp_sender: emailField({ blank: true }),
    smtp_tls: booleanField(),
    smtp_ssl: booleanField(),
  })
  .partial()
  .meta({
    id: 'SettingsFields',
    example: { company_name: 'Radio Hafen', smtp_host: 'mail.example', smtp_port: 587, smtp_tls: true },
  });
type Fields = z.infer<typeof fields>;

export function settingsResources(state: UserState): Resource[] {
  return [settingsResource(state), testEmailResource(state)];
}

function settingsResource({ secrets, store }: UserState): Resource {
  const { settings } = store;

  async function write(body: Fields): Promise<void> {
    const { smtp_password } = body;
    const [logo, favicon, sealed] = await Promise.all([
      readPictureChange(settings, 'company_logo', body.company_logo),
      readPictureChange(settings, 'company_favicon', body.company_favicon),
      smtp_password ? secrets.seal(smtp_password) : null,
    ]);
    store.transaction(() => {
      if (logo) changePicture(settings, 'company_logo', logo);
      if (favicon) changePicture(settings, 'company_favicon', favicon);
      if (sealed !== null) settings.set('smtp_password', sealed);
      else if (smtp_password === '') settings.drop('smtp_password');
      for (const name of [...TEXTS, ...MAIL_FLAGS, 'smtp_port'] as const) {
        const value = body[name];
        if (value !== undefined) settings.set(name, String(value));
      }
      // This check also needs the stored values, so it runs after they were changed. A refusal rolls back the
      // transaction.
      const { smtp_ssl, smtp_tls } = readFullSettings(store, '');
      if (smtp_ssl && smtp_tls) refuse(400, { smtp_ssl: ['Only one of smtp_tls and smtp_ssl can be true.'] });
    });
  }

  const read = operation({
    id: 'readSettings',
    summary: 'The settings of the panel; mail settings only for administrators',
    response: {
      status: 200,
      description: 'All settings for an administrator, the public ones for everybody else.',
      schema: z.union([fullSchema, publicSchema]),
    },
    run({ account, base }): FullSettings | PublicSettings {
      // The contract shows the full settings to every signed-in account, but this panel shows them only to
      // administrators.
      return account?.role === 'administrator'
        ? readFullSettings(store, base)
        : readPublicSettings(store, base);
    },
  });
  const change = operation({
    id: 'changeSettings',
    summary: 'Change settings; fields that are not sent keep their value',
    description:
      '`smtp_password` is never returned. Null, or leaving it out, keeps the stored password; "" removes it. `smtp_tls` is STARTTLS, `smtp_ssl` is TLS from the start; without either, mails are sent unencrypted.',
    body: fields,
    multipart: true,
    response: { status: 200, description: 'The stored settings.', schema: fullSchema },
    check: ({ account }) => requireRole(account, 'administrator'),
    async run({ body, base }) {
      await write(body);
      return readFullSettings(store, base);
    },
  });
  return {
    path: v1.settings,
    name: 'Settings',
    tag: 'Settings',
    access: 'readers',
    operations: { get: read, put: change },
  };
}

function testEmailResource({ mailer }: UserState): Resource {
  const testEmail = operation({
    id: 'sendTestEmail',
    summary: 'Send a test mail through the mail server in the settings',
    body: z
      .object({
        subject: subjectField(),
        recipient: emailField(),
        body: mailTextField(),
      })
      .meta({
        id: 'TestEmail',
        example: { subject: 'Test', recipient: 'ana@radio.example', body: 'It works.' },
      }),
    response: {
      status: 200,
      description: 'The mail server has accepted the mail.',
      schema: z.strictObject({}),
    },
    errors: {
      400: 'A field is invalid, or the mail was not sent (`email_failed`, with the reason in `smtp_exception`)',
    },
    async run({ body }) {
      try {
        await mailer.send({ to: body.recipient, subject: body.subject, text: body.body });
        return {};
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error;
        return refuse(400, { non_field_errors: ['email_failed'], smtp_exception: error.message });
      }
    },
  });
  return {
    path: `${v1.settings}test_email/`,
    name: 'Test Email',
    tag: 'Settings',
    access: 'administrators',
    operations: { post: testEmail },
  };
}
