/**
 * `/builder/`: the page that generates HTML for a website. The panel stores nothing, because the settings are
 * in the page's URL.
 */
import { Hono, type Context } from 'hono';
import { join } from 'node:path';
import { FRAME_HASH } from '../../../diagnostics/core/policy.js';
import { baseUrl } from '../../http/base-url.js';
import { createCompressedFiles } from '../../http/compressed-files.js';
import { refuse } from '../../http/refusal.js';
import { findFile, sendFile, FIVE_MINUTES } from '../../http/static-files.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import type { StationState } from '../../station/state.js';

/** The builder requests data from any panel that the user enters, and plays its stream. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src http: https:; media-src http: https:; " +
  "img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The preview runs tags for any panel, and JSONP runs scripts from other servers. Therefore, it's sandboxed:
 * without an origin or storage, it can't access any of this panel's data. In a sandbox, `'self'` matches
 * nothing in some browsers, so the policy contains the panel's URL.
 */
const previewPolicy = (base: string): string =>
  "sandbox allow-scripts allow-popups allow-forms; default-src 'none'; " +
  `script-src ${FRAME_HASH} ${base} http: https:; style-src 'unsafe-inline'; connect-src http: https:; img-src http: https: data:; ` +
  "media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export function builderRoutes({ options }: StationState): Hono {
  const { dist } = options;
  const routes = new Hono();
  const compressed = createCompressedFiles();

  const send = async (c: Context, name: string): Promise<Response> => {
    const file = dist === null ? null : await findFile(join(dist, 'builder'), name);
    return file ? sendFile(c, compressed, file, FIVE_MINUTES) : refuse(404);
  };
  const sendPage = async (c: Context, name: string, policy: string): Promise<Response> => {
    const response = await send(c, name);
    response.headers.set('Content-Security-Policy', policy);
    response.headers.set('Referrer-Policy', 'no-referrer');
    return response;
  };

  routes.get('/builder', redirectToSlash);
  routes.get('/builder/preview', redirectToSlash);
  routes.get('/builder/', (c) => sendPage(c, 'index.html', POLICY));
  routes.get('/builder/preview/', (c) => sendPage(c, 'preview.html', previewPolicy(baseUrl(c, options))));
  routes.get('/builder/:file{[\\w-]+\\.(?:js|css|json)}', (c) => send(c, c.req.param('file')));
  return routes;
}
