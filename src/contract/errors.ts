/**
 * Error bodies of the station API. Callers rely on the status and the shape, never on message texts, because the server translates
 * its messages.
 */

/** Body of a 400: the error codes or messages of each field. `non_field_errors` applies to the whole request. */
export type FieldErrors = Record<string, string[]>;
