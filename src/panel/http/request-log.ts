/**
 * The latest requests, for tests that count them; control paths are left out. Since
 * it has queries in it, nothing is logged unless control is on.
 */

export interface LoggedRequest {
  method: string;
  path: string;
  /** With the question mark; empty when there is none. */
  query: string;
  /** Null until the request is answered. */
  status: number | null;
  /** When it came, by the machine's clock: milliseconds UTC. */
  at_ms: number;
}

export interface RequestLog {
  /** Adds a request, in order of arrival. The caller sets `status` on the result later. */
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
