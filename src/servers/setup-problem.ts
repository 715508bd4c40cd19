/**
 * Either an invalid `entry` of the attribute `map` and the valid `fields`, or a `path` of the map that the response
 * doesn't have and the `known` paths that it has. `fields` and `known` are lists separated by commas.
 */
export type Mismatch =
  { readonly entry: string; readonly fields: string } | { readonly path: string; readonly known: string };

/** Thrown if the owner's settings don't fit the response. The message is written for the owner. */
export class SetupProblem extends Error {
  constructor(
    message: string,
    /** The data of the message, so that the diagnostics can explain the problem in the owner's language. */
    readonly mismatch: Mismatch,
  ) {
    super(message);
  }
}
