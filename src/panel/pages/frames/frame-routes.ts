/**
 * `/embed/TAG/` and `/embed.html`: the pages that any site can embed in a frame. Their script reads the
 * parameters from the page's URL, and the panel ignores them.
 */
import { Hono } from 'hono';
import { TAG_NAMES } from '../../../contract/tags.js';
import { inlinePage } from '../../http/inline-page.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import type { StationState } from '../../station/state.js';

export function frameRoutes(state: StationState): Hono {
  const routes = new Hono();
  const at = `/embed/:tag{(?:${TAG_NAMES.join('|')})}`;
  routes.get(at, redirectToSlash);
  routes.get(`${at}/`, inlinePage(state, 'embed.html', policyFor));
  routes.get(
    '/embed.html',
    inlinePage(state, 'embed.html', () => OTHER_STATIONS_POLICY),
  );
  return routes;
}

/**
 * Policy for frames that show stations on any server. Some stations are read via JSONP, which runs scripts from
 * their servers in a sandbox.
 */
const OTHER_STATIONS_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors *; object-src 'none'";

/** Allows only the page's own script and those of the panel. Covers, streams and feeds can be on any host. */
const policyFor = (script: string): string =>
  `default-src 'none'; script-src ${script} 'self'; style-src 'unsafe-inline'; connect-src http: https:; ` +
  "img-src http: https: data:; media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors *";
