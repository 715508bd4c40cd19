export interface LoggedRequest {
  method: string;
  path: string;
  /** Includes the question mark; '' if there is no query. */
  query: string;
  /** Null until there is a response. */
  status: number | null;
  /** Time of the request by the machine's clock, in milliseconds UTC. */
  at_ms: number;
}

/** The latest requests, except those to the control API, for tests that count requests. */
export interface RequestLog {
  /** Adds a request. The caller later sets `status` on the returned entry. */
  enter(request: Omit<LoggedRequest, 'status' | 'at_ms'>): LoggedRequest;
  summary(): { total: number; recent: LoggedRequest[] };
}

const MAX_ENTRIES = 1000;

/**
 * `hasReader` is whether the control API, which reads the log, is enabled. If it isn't, no requests are kept,
 * because their queries may be private.
 */
export function createRequestLog(hasReader: boolean): RequestLog {
  const recent: LoggedRequest[] = [];
  let total = 0;
  return {
    enter(request) {
      const entry: LoggedRequest = { ...request, status: null, at_ms: Date.now() };
      if (!hasReader) return entry;
      total += 1;
      recent.push(entry);
      if (recent.length > MAX_ENTRIES) recent.shift();
      return entry;
    },
    summary: () => ({ total, recent: [...recent] }),
  };
}
