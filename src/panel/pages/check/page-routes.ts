/**
 * `/check/`: the page that checks any panel. Its script reads the parameters from the page's URL, and this
 * panel ignores them.
 *
 * The page is sandboxed without an origin, for two reasons. First, every panel is then cross-origin, so the
 * results are the same as on a station's website. Second, another panel's response can't access any of this
 * panel's data.
 */
import { Hono } from 'hono';
import { FRAME_HASH } from '../../../diagnostics/core/policy.js';
import { inlinePage } from '../../http/inline-page.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import type { StationState } from '../../station/state.js';
import { readVersion } from '../../base/version.js';

export function checkRoutes(state: StationState): Hono {
  const routes = new Hono();
  const page = inlinePage(state, 'check.html', policyFor);
  routes.get('/check', redirectToSlash);
  // Tags link to the file itself in their messages.
  for (const path of ['/check/', '/check.html', `/v/${readVersion()}/check.html`]) routes.get(path, page);
  return routes;
}

/**
 * Panels can be on any host, and JSONP runs scripts from them. Trusted types allow these scripts only in the
 * tags' sandboxed frame.
 */
const policyFor = (script: string): string =>
  `default-src 'none'; script-src ${script} ${FRAME_HASH} http: https:; style-src 'unsafe-inline'; ` +
  'connect-src http: https:; img-src http: https: data:; media-src http: https:; ' +
  "require-trusted-types-for 'script'; trusted-types onair; sandbox allow-scripts allow-forms; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
