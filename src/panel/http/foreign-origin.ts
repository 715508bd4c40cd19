/** Whether a page of another site sent a request. */
import type { Context } from 'hono';
import type { PanelOptions } from '../base/options.js';

/** False without an `Origin` header: programs send none. Pages in sandboxes and files send `null`, which is foreign. */
export function isForeignOrigin(c: Context, { publicUrl }: Pick<PanelOptions, 'publicUrl'>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  // Browsers write both headers, so a page can't choose them.
  return host !== c.req.header('host') && host !== (publicUrl === null ? null : new URL(publicUrl).host);
}
