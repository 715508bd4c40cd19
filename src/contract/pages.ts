/** The two envelopes in which the station API sends lists. */

/** A v2 list. Sent if the request has a `limit` or the panel has a default page size. */
export interface Page<T> {
  /** Total number of records, not the number on this page. */
  count: number;
  /**
   * Absolute URL of the next page; null on the last page. It may be wrong behind a proxy, so clients should compute
   * offsets instead.
   */
  next: string | null;
  previous: string | null;
  results: T[];
}

/** A legacy list. */
export interface LegacyPage<T> {
  meta: LegacyMeta;
  objects: T[];
}

export interface LegacyMeta {
  limit: number;
  /** Path without a host; null on the last page. */
  next: string | null;
  offset: number;
  previous: string | null;
  total_count: number;
}
