/** Thrown if a source couldn't be read. A failure affects only that source, and only until the next poll. */
export class SourceFailure extends Error {
  /** Number of seconds to wait before the next request, or 0 if the source doesn't specify a time. */
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 0, options?: ErrorOptions) {
    super(reason, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
