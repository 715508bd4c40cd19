/**
 * What was asked of the panel lately, for tests that count requests. Control
 * paths are not in it. It alone keeps queries, and so it keeps nothing where
 * there is no control to read it.
 */

export interface LoggedRequest {
  method: string;
  path: string;
  /** With the question mark; empty when there is none. */
  query: string;
  /** Null while no answer has left: a hanging request stays so. */
  status: number | null;
  /** Machine time of arrival, milliseconds UTC: the panel's clock may run differently. */
  at_ms: number;
}

export interface RequestLog {
  /** Enters a request in order of arrival; set `status` on what comes back. */
  enter(request: Omit<LoggedRequest, 'status' | 'at_ms'>): LoggedRequest;
  summary(): { total: number; recent: LoggedRequest[] };
}

const KEPT = 1000;

export function createRequestLog(hasReader: boolean): RequestLog {
  const recent: LoggedRequest[] = [];
  let total = 0;
  return {
    enter(request) {
      const entry: LoggedRequest = { ...request, status: null, at_ms: Date.now() };
      if (!hasReader) return entry;
      total += 1;
      recent.push(entry);
      if (recent.length > KEPT) recent.shift();
      return entry;
    },
    summary: () => ({ total, recent: [...recent] }),
  };
}
