/** Why a source couldn't be read. It affects only that source, and only until the next poll. */
export class SourceFailure extends Error {
  /** Value of `Retry-After` in seconds; 0 if the source didn't send the header. */
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 0, options?: ErrorOptions) {
    super(reason, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
