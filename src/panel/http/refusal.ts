export type RefusalBody = Record<string, unknown>;

/** Thrown by routes to refuse a request; `app.ts` converts it to a response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /**
     * JSON body of the response. If null, the response is the panel's HTML page or, in the legacy API, has no
     * body.
     */
    readonly body: RefusalBody | null,
    readonly headers: Record<string, string>,
  ) {
    super(`refused with ${status}`);
  }
}

/** Ends the request with a status and, unless `body` is null, a JSON body. Always throws. */
export function refuse(
  status: number,
  body: RefusalBody | null = null,
  headers: Record<string, string> = {},
): never {
  throw new Refusal(status, body, headers);
}
