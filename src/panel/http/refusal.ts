/** Routes throw a `Refusal` for requests that they refuse; `app.ts` turns it into a response. */

export type RefusalBody = Record<string, unknown>;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** The JSON of the response; null for the panel's short HTML page, or no body in the legacy API. */
    readonly body: RefusalBody | null,
    readonly headers: Record<string, string>,
  ) {
    super(`refused with ${status}`);
  }
}

/** Ends the request with a status and, unless null, a JSON body. Always throws. */
export function refuse(
  status: number,
  body: RefusalBody | null = null,
  headers: Record<string, string> = {},
): never {
  throw new Refusal(status, body, headers);
}
