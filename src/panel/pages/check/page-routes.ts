/**
 * `/check/`: the page that checks any panel. Its script reads the parameters from its URL; this panel ignores them.
 *
 * The page is sandboxed without an origin, for two reasons. Every panel is cross-origin for it, as for the page of a station, so that
 * it gets the same results. And the response of a foreign panel can't access anything of this one.
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
  // Notes in tags link to the file itself.
  for (const path of ['/check/', '/check.html', `/v/${readVersion()}/check.html`]) routes.get(path, page);
  return routes;
}

/** Panels may be on any host, and JSONP runs their scripts. Trusted types allow that only in the tags' sandboxed frame. */
const policyFor = (script: string): string =>
  `default-src 'none'; script-src ${script} ${FRAME_HASH} http: https:; style-src 'unsafe-inline'; ` +
  'connect-src http: https:; img-src http: https: data:; media-src http: https:; ' +
  "require-trusted-types-for 'script'; trusted-types onair; sandbox allow-scripts allow-forms; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
