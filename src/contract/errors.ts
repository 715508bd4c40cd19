/**
 * Error bodies of the station API. Callers should rely on the status and the shape of a body, but not on the
 * messages, because the server translates them.
 */

/**
 * Body of a 400 response. It contains the error codes or messages of each field. Errors of the whole request
 * are under `non_field_errors`.
 */
export type FieldErrors = Record<string, string[]>;
