/** What a route throws when it will not do as asked. `app.ts` alone turns it into an answer. */

export type RefusalBody = Record<string, unknown>;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** The JSON to answer; null means the panel's short HTML page, or no body in the legacy API. */
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
