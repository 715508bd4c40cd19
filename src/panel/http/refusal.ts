export type RefusalBody = Record<string, unknown>;

/** Thrown by routes for a request that they refuse; `app.ts` turns it into a response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** JSON of the response; null for the panel's HTML page, or for no body in the legacy API. */
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
