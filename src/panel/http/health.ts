import { Hono } from 'hono';

interface Probed {
  /** Throws if the store doesn't respond. */
  probe(): void;
}

/** Serves `GET /healthz` for monitoring: returns 200, or 503 if the store doesn't respond. */
export function healthRoutes({ store }: { store: Probed }): Hono {
  return new Hono().get('/healthz', (c) => {
    const isHealthy = isResponding(store);
    const body = { status: isHealthy ? 'ok' : 'failing', store: isHealthy };
    return c.json(body, isHealthy ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

function isResponding(store: Probed): boolean {
  try {
    store.probe();
    return true;
  } catch {
    return false;
  }
}
