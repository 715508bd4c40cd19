/** The texts of the panel's emails. Each administrator and reseller can have their own. */
import { z } from 'zod';
import { EMAIL_TYPES, type EmailType } from '../../../contract/administration.js';
import { v1 } from '../../../contract/paths.js';
import type { Account } from '../../store/accounts.js';
import { checkFields } from '../../http/body.js';
import { lastOf } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import { choiceField, textField } from '../../schema/fields.js';
import { operation, type RequestContext, type Resource } from '../../resources/resource.js';
import { mailTextField, subjectField } from '../../mail/fields.js';
import type { UserState } from '../../users/auth/state.js';
import { DEFAULT_LANGUAGE, PLACEHOLDERS } from '../../mail/default-texts.js';
import { emailTemplate, parseLanguage } from '../../mail/rules.js';

const VALUES = EMAIL_TYPES.map(([value]) => value) as [EmailType, ...EmailType[]];

const templateSchema = z
  .strictObject({
    owner: z.int(),
    language: z.string(),
    email_type: z.enum(VALUES),
    subject: z.string(),
    body: z.string(),
  })
  .meta({ id: 'EmailTemplate' });

const languageField = () =>
  textField({ maxLength: 35 })
    .refine((text) => parseLanguage(text) !== null, 'Enter a language code, as "en" or "pt-br".')
    .transform((text) => parseLanguage(text) ?? DEFAULT_LANGUAGE)
    .meta({ type: 'string', example: 'en' });

/** If `email_type` is missing, the first type is used, since the contract returns a single object. */
const chosen = z.object({
  language: languageField().default(DEFAULT_LANGUAGE),
  email_type: choiceField(VALUES).default(VALUES[0]),
});
const query = z.object({
  language: z.string().optional().meta({ description: 'A language code (`en`).', example: 'de' }),
  email_type: z.enum(VALUES).optional().meta({ description: 'Default: `password_reset`.' }),
});

export function emailTemplateResources({ store }: UserState): Resource[] {
  const signedIn = ({ account }: RequestContext): Account => account ?? refuse(404, { detail: 'Not found.' });
  const read = operation({
    id: 'readEmailTemplate',
    summary: 'The text of a mail in a language',
    description:
      'Returns your own text or, if you have none, the text that is sent instead: the administrator’s or the built-in one. If there is no text in the language, the English text is returned and sent.',
    query,
    response: { status: 200, description: 'The text for mails of this type.', schema: templateSchema },
    errors: { 400: 'Unknown type, or invalid language code' },
    run(context) {
      const sent = ['language', 'email_type'].map((name) => [name, lastOf(context.query, name) || undefined]);
      const { language, email_type } = checkFields(Object.fromEntries(sent), chosen);
      return emailTemplate(store, signedIn(context).id, language, email_type);
    },
  });
  const write = operation({
    id: 'writeEmailTemplate',
    summary: 'Write the text of a mail in a language',
    description: `Plain text with the placeholders ${PLACEHOLDERS.map((name) => `\`{${name}}\``).join(', ')}. If the text does not contain \`{link}\`, the link is added at the end.`,
    body: z
      .object({
        language: languageField(),
        email_type: choiceField(VALUES),
        subject: subjectField(),
        body: mailTextField(),
      })
      .meta({
        id: 'EmailTemplateFields',
        example: {
          language: 'en',
          email_type: 'password_reset',
          subject: 'A new password',
          body: 'Choose a new password: {link}',
        },
      }),
    response: { status: 200, description: 'The stored text.', schema: templateSchema },
    run(context) {
      const template = { ...context.body, owner: signedIn(context).id };
      store.emailTemplates.keep(template);
      return template;
    },
  });
  const types = operation({
    id: 'listEmailTypes',
    summary: 'The types of mails, with their labels',
    response: {
      status: 200,
      description: 'Pairs of value and label.',
      schema: z.array(z.tuple([z.string(), z.string()])),
    },
    run: () => EMAIL_TYPES,
  });
  const shared = { tag: 'Templates', access: 'resellers' as const };
  return [
    {
      ...shared,
      path: v1.emailTemplates,
      name: 'Email Template',
      operations: { get: read, put: write },
    },
    { ...shared, path: `${v1.emailTemplates}types/`, name: 'Email Types', operations: { get: types } },
  ];
}
