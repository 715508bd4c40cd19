import type { Context } from 'hono';
import type { PanelOptions } from '../base/options.js';

/**
 * Whether a request was sent by a page on another site. Programs send no `Origin`; sandboxed pages and local files
 * send `null`, which counts as another site.
 */
export function isForeignOrigin(c: Context, { publicUrl }: Pick<PanelOptions, 'publicUrl'>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  // The browser sets both headers, so a page can't forge them.
  return host !== c.req.header('host') && host !== (publicUrl === null ? null : new URL(publicUrl).host);
}
