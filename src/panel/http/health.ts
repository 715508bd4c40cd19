/** `GET /healthz`, for whoever watches over the process: whether it answers, and whether its store does. */
import { Hono } from 'hono';

interface Probed {
  /** Throws if the store doesn't respond. */
  probe(): void;
}

/** 200, or 503 when the store does not answer. It needs nothing of the store to say so. */
export function healthRoutes({ store }: { store: Probed }): Hono {
  return new Hono().get('/healthz', (c) => {
    const answers = isAnswering(store);
    const body = { status: answers ? 'ok' : 'failing', store: answers };
    return c.json(body, answers ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

function isAnswering(store: Probed): boolean {
  try {
    store.probe();
    return true;
  } catch {
    return false;
  }
}
