import { textField } from '../schema/fields.js';

/** A single line, since it becomes a header of the mail. */
export const subjectField = () =>
  textField().refine((text) => !/\p{Cc}/u.test(text), 'A subject is one line.');

/** The text of a mail. */
export const mailTextField = () => textField({ maxLength: 20_000 });
