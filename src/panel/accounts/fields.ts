/** Fields that several bodies of the administration share: names, new passwords, limits and features. */
import { z } from 'zod';
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS, SERVER_TYPES } from '../../contract/administration.js';
import {
  booleanField,
  choiceField,
  emailField,
  integerField,
  passwordField,
  textField,
} from '../resources/fields.js';

const NAME_RULE =
  'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.';

/** The name of an account, as the framework takes it: look-alikes of one letter become one. */
export const usernameField = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.normalize('NFKC') : value),
    textField({ longest: 150 })
      .refine((name) => /^[\p{L}\p{N}_@.+-]*$/u.test(name), NAME_RULE)
      .meta({ example: 'harbour' }),
  );

/** A password that somebody chooses; longer ones than this could not sign in. The contract shows no rule: this is the framework's. */
export const newPasswordField = () =>
  passwordField(1024)
    .refine(
      (text) => text === '' || text.length >= 8,
      'This password is too short. It must contain at least 8 characters.',
    )
    .meta({ minLength: 8 });

/** `server_type`; the contract's sample has `icecast`. */
export const serverTypeField = () => choiceField(SERVER_TYPES);

const named = <Name extends string, Field extends z.ZodType>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

const limit = () => integerField(0).optional();
const feature = () => booleanField().optional();

/** Limits and features of an account; none has to be sent. */
export const accountEntitlementFields = () => ({
  ...named(ACCOUNT_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Limits and features of a reseller; none has to be sent. */
export const resellerEntitlementFields = () => ({
  ...named(RESELLER_LIMITS, limit),
  ...named(FEATURES, feature),
});

/** Who it is that an account is for. */
export const personFields = () => ({
  username: usernameField(),
  email: emailField(),
  first_name: textField({ longest: 150, blank: true }).optional(),
  image: textField({ blank: true }).optional(),
});

/** Answers' limits and features, in the contract's order. */
export const entitlementSchemas = <Limit extends string>(limits: readonly Limit[]) => ({
  ...named(limits, () => z.int().min(0)),
  ...named(FEATURES, () => z.boolean()),
});
