/** Thrown if a source couldn't be read. Affects only that source, and only until the next poll. */
export class SourceFailure extends Error {
  /**
   * Shoutcast 1 serves its pages only to clients whose name contains "Mozilla". It doesn't send such clients
   * the stream.
   */
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 0, options?: ErrorOptions) {
    super(reason, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
