import { textField } from '../schema/fields.js';

/** A single line, since it becomes an email header. */
export const subjectField = () =>
  textField().refine((text) => !/\p{Cc}/u.test(text), 'A subject is one line.');

/** The text of an email. */
export const mailTextField = () => textField({ maxLength: 20_000 });
