/** Fields that several bodies of the administration share: names, new passwords, limits and features. */
import { z } from 'zod';
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, SERVER_TYPES } from '../../../contract/administration.js';
import { isCommonPassword } from '../credentials/common-passwords.js';
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

/** The name of an account, normalized as by the framework: look-alikes of a letter become the same (NFKC). */
export const usernameField = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.normalize('NFKC') : value),
    textField({ maxLength: 150 })
      .refine((name) => /^[\p{L}\p{N}_@.+-]*$/u.test(name), NAME_RULE)
      .meta({ example: 'harbour' }),
  );

/** A new password. Longer ones could not sign in. The contract shows no rules: these are the framework's. */
export const newPasswordField = () =>
  passwordField(1024)
    .refine(
      (text) => text === '' || text.length >= 8,
      'This password is too short. It must contain at least 8 characters.',
    )
    .refine((text) => !isCommonPassword(text), 'This password is too common.')
    .meta({ minLength: 8 });

/** `server_type`; the contract's sample has `icecast`. */
export const serverTypeField = () => choiceField(SERVER_TYPES);

const named = <Name extends string, Field extends z.ZodType>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

const limit = () => integerField(0).optional();
const feature = () => booleanField().optional();

/** Limits and features of an account; all are optional. */
export const accountEntitlementFields = () => ({
  ...named(ACCOUNT_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Limits and features of a reseller; all are optional. */
export const resellerEntitlementFields = () => ({
  ...named(RESELLER_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Name, address and the like of the person who uses an account. */
export const personFields = () => ({
  username: usernameField(),
  email: emailField(),
  first_name: textField({ maxLength: 150, blank: true }).optional(),
  image: textField({ blank: true }).optional(),
});

/** Answers' limits and features, in the contract's order. */
export const entitlementSchemas = <Limit extends string>(limits: readonly Limit[]) => ({
  ...named(limits, () => z.int().min(0)),
  ...named(FEATURES, () => z.boolean()),
});
