/** The two envelopes in which the station API sends lists. */

/** A v2 list, when `limit` was sent or the panel has a default page size. */
export interface Page<T> {
  /** Records in all, not on this page. */
  count: number;
  /** Absolute URL of the page after this one; null at the end. Behind a proxy it may be wrong: count instead. */
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
  /** Path without a host; null at the end. */
  next: string | null;
  offset: number;
  previous: string | null;
  total_count: number;
}
