/**
 * `/check/`: the check of a panel, any panel, as a page. Its script reads the address; this panel does not.
 *
 * It has no origin (`sandbox`): this panel is another site for it, as it is for the pages of stations, so that it sees
 * what those see; and what a strange panel answers gets nothing of this one.
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
  // The file itself is where the notes in tags lead.
  for (const path of ['/check/', '/check.html', `/v/${readVersion()}/check.html`]) routes.get(path, page);
  return routes;
}

/** Panels are anywhere, and JSONP is a script of theirs: it can be added in the sandboxed frame of tags alone. */
const policyFor = (script: string): string =>
  `default-src 'none'; script-src ${script} ${FRAME_HASH} http: https:; style-src 'unsafe-inline'; ` +
  'connect-src http: https:; img-src http: https: data:; media-src http: https:; ' +
  "require-trusted-types-for 'script'; trusted-types onair; sandbox allow-scripts allow-forms; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
