/** Why a source was not read. What is wrong with one source costs that source, until it is asked again. */
export class SourceFailure extends Error {
  /** Seconds that the source asked us to wait (`Retry-After`); 0 when it did not. */
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 0, options?: ErrorOptions) {
    super(reason, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
