/** Error bodies of the station API. Decide by status and shape: the texts are translated by the server. */

/** A 400: each field with the codes or messages that are wrong with it; `non_field_errors` for the whole. */
export type FieldErrors = Record<string, string[]>;
