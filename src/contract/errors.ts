/**
 * Error bodies of the station API. Callers use the status and the shape, but not the messages, because the server
 * translates them.
 */

/** Body of a 400: the error codes or messages of each field. `non_field_errors` applies to the whole request. */
export type FieldErrors = Record<string, string[]>;
