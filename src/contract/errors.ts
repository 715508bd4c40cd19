/** Error bodies of the station API. Callers check status and shape, because the server translates the texts. */

/** Body of a 400: the error codes or messages of each field. `non_field_errors` applies to the whole request. */
export type FieldErrors = Record<string, string[]>;
