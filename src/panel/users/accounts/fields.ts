/** Fields that several requests and responses of the administration API share. */
import { z } from 'zod';
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, SERVER_TYPES } from '../../../contract/administration.js';
import { isCommonPassword } from '../credentials/common-passwords.js';
import type { Account } from '../../store/accounts.js';
import {
  booleanField,
  choiceField,
  emailField,
  integerField,
  passwordField,
  textField,
} from '../../schema/fields.js';

const NAME_RULE =
  'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.';

/** A username. As in Django, it's normalized with NFKC, so that names that look the same are the same. */
export const usernameField = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.normalize('NFKC') : value),
    textField({ maxLength: 150 })
      .refine((name) => /^[\p{L}\p{N}_@.+-]*$/u.test(name), NAME_RULE)
      .meta({ example: 'harbour' }),
  );

/**
 * A new password. The contract defines no rules for passwords, so Django's rules apply. The maximum length is
 * the same as for signing in.
 */
export const newPasswordField = () =>
  passwordField(1024)
    .refine(
      (text) => text === '' || text.length >= 8,
      'This password is too short. It must contain at least 8 characters.',
    )
    .refine((text) => !isCommonPassword(text), 'This password is too common.')
    .meta({ minLength: 8 });

/** The field `server_type`. The contract's example has `icecast`. */
export const serverTypeField = () => choiceField(SERVER_TYPES);

const named = <Name extends string, Field extends z.ZodType>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

const limit = () => integerField(0).optional();
const feature = () => booleanField().optional();

/** Limits and features of an account. All are optional. */
export const accountEntitlementFields = () => ({
  ...named(ACCOUNT_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Limits and features of a reseller. All are optional. */
export const resellerEntitlementFields = () => ({
  ...named(RESELLER_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Name, email address and picture of an account. */
export const personFields = () => ({
  username: usernameField(),
  email: emailField(),
  first_name: textField({ maxLength: 150, blank: true }).optional(),
  image: textField({ blank: true }).optional(),
});

/** Schemas of the account's id, name, email address and picture in a response. */
export const personSchemas = () => ({
  pk: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  image: z.string(),
});

export function personOf({ id, username, email, first_name, image }: Account) {
  return { pk: id, username, email, first_name, image };
}

/** Schemas of the limits and features in a response, in the contract's order. */
export const entitlementSchemas = <Limit extends string>(limits: readonly Limit[]) => ({
  ...named(limits, () => z.int().min(0)),
  ...named(FEATURES, () => z.boolean()),
});
