/**
 * Fields of request bodies. Like the framework of real panels, they accept digits for a number and "on" for
 * true, and they use the framework's error messages. Null characters are refused, because databases refuse
 * them.
 */
import { utc } from '@date-fns/utc/utc';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { z } from 'zod';
import { TYPE_NAMES } from '../http/body.js';

const REQUIRED = 'This field is required.';
const NULL = 'This field may not be null.';
const MAX_INTEGER = 2 ** 31 - 1;

/** The framework's messages for missing, null and invalid values. */
const messages = (wrong: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? REQUIRED : issue.input === null ? NULL : wrong,
});

const NOT_WHOLE = 'A valid integer is required.';

/** An integer, or a string of digits. */
export const integerField = (min = -MAX_INTEGER - 1, max = MAX_INTEGER) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value),
    z
      .number(messages(NOT_WHOLE))
      .int(NOT_WHOLE)
      .min(min, `Ensure this value is greater than or equal to ${min}.`)
      .max(max, `Ensure this value is less than or equal to ${max}.`),
  );

const YES = ['true', 'True', 'TRUE', 't', 'T', 'y', 'Y', 'yes', 'Yes', 'YES', '1', 'on', 'On', 'ON'];
const NO = ['false', 'False', 'FALSE', 'f', 'F', 'n', 'N', 'no', 'No', 'NO', '0', 'off', 'Off', 'OFF'];

/** A boolean, or one of the words and digits that forms send. */
export const booleanField = () =>
  z.preprocess(
    (value) => {
      const word = typeof value === 'number' ? String(value) : value;
      if (typeof word !== 'string') return value;
      return YES.includes(word) ? true : NO.includes(word) ? false : value;
    },
    z.boolean(messages('Must be a valid boolean.')),
  );

interface TextRules {
  maxLength?: number;
  /** Whether '' is allowed. */
  blank?: boolean;
}

/** Text, which is trimmed. Numbers are converted to text. */
export const textField = ({ maxLength = 255, blank = false }: TextRules = {}) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string(messages('Not a valid string.'))
      .trim()
      .min(blank ? 0 : 1, 'This field may not be blank.')
      .max(maxLength, `Ensure this field has no more than ${maxLength} characters.`)
      .refine((text) => !text.includes('\0'), 'Null characters are not allowed.'),
  );

/** A password, which isn't trimmed. */
export const passwordField = (maxLength = 4096) =>
  z
    .string(messages('Not a valid string.'))
    .min(1, 'This field may not be blank.')
    .max(maxLength, `Ensure this field has no more than ${maxLength} characters.`)
    .meta({ format: 'password' });

/** An email address. `blank` allows ''. */
export const emailField = ({ blank = false } = {}) =>
  textField({ maxLength: 254, blank }).refine(
    (text) =>
      (blank && text === '') ||
      /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text),
    'Enter a valid email address.',
  );

/** One of the given words. */
export const choiceField = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, {
    error: ({ input }) =>
      input === undefined ? REQUIRED : input === null ? NULL : `"${shown(input)}" is not a valid choice.`,
  });

/** A valid calendar date in YYYY-MM-DD format. */
export const dateField = () => {
  const wrong = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
  return z
    .string(messages(wrong))
    .refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), wrong)
    .meta({ format: 'date' });
};

/** A time in HH:MM or HH:MM:SS format, which is normalized to HH:MM:SS. */
export const timeField = () => {
  const wrong = 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].';
  return z
    .string(messages(wrong))
    .regex(/^([01]?\d|2[0-3]):[0-5]?\d(:[0-5]?\d(\.\d{1,6})?)?$/, wrong)
    .transform((text) => {
      const parts = text.split('.')[0]!.split(':');
      return [...parts, '0']
        .slice(0, 3)
        .map((part) => part.padStart(2, '0'))
        .join(':');
    })
    .meta({ type: 'string', example: '20:00:00' });
};

/** A hexadecimal colour, which is converted to lower case. */
export const colorField = () =>
  z
    .string(messages('Not a valid string.'))
    .trim()
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Enter a hex colour, as #1f6feb.')
    .toLowerCase()
    .meta({ example: '#1f6feb' });

/** The id of an existing record. */
export const recordField = (exists: (id: number) => boolean) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
      z
        .int({
          error: ({ input }) =>
            input === undefined
              ? REQUIRED
              : input === null
                ? NULL
                : `Incorrect type. Expected pk value, received ${TYPE_NAMES[typeof input] ?? typeof input}.`,
        })
        .refine(exists, { error: ({ input }) => `Invalid pk "${shown(input)}" - object does not exist.` }),
    )
    .meta({ type: 'integer', example: 1 });

/** A nullable field. Forms send '' for null, because they can't represent null. */
export const orNull = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? null : value), field.nullable());

function isDay(text: string): boolean {
  return isValid(parseISO(text, { in: utc })) && !text.startsWith('0000');
}

/** Returns the start of a value, which is short enough for an error message. */
function shown(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
