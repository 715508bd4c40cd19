export interface LoggedRequest {
  method: string;
  path: string;
  /** With the question mark; '' without a query. */
  query: string;
  /** Null until the response. */
  status: number | null;
  /** Arrival by the machine's clock: milliseconds UTC. */
  at_ms: number;
}

/** The latest requests except those of control, for tests that count them. */
export interface RequestLog {
  /** Adds a request. The caller sets `status` on the returned entry later. */
  enter(request: Omit<LoggedRequest, 'status' | 'at_ms'>): LoggedRequest;
  summary(): { total: number; recent: LoggedRequest[] };
}

const MAX_ENTRIES = 1000;

/** Without `hasReader` nothing is kept, because queries may be private. */
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
