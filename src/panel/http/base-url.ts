/** The base of absolute URLs in answers: the address by which the request reached the panel. */
import type { Context } from 'hono';
import type { PanelOptions } from '../options.js';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i;

/** Scheme and host without a trailing slash, as `http://panel.example:8080`. */
export function baseUrl(c: Context, options: PanelOptions): string {
  if (options.publicUrl !== null) return options.publicUrl.replace(/\/+$/, '');
  const own = new URL(c.req.url);
  const forwarded = (name: string) =>
    options.trustProxy ? c.req.header(name)?.split(',')[0]?.trim() : undefined;
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https:' : own.protocol;
  const host = [forwarded('x-forwarded-host'), c.req.header('host')].find((name) => name && HOST.test(name));
  return `${scheme}//${host ?? own.host}`;
}
