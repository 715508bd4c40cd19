/** `/embed/TAG/`: the one page of this panel that any site may frame. Its script reads the address; the panel does not. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { TAG_NAMES } from '../../contract/tags.js';
import { createCompressedFiles } from '../http/compressed-files.js';
import { refuse } from '../http/refusal.js';
import { findFile, sendFile, SHORT } from '../http/static-files.js';
import { redirectToSlash } from '../http/trailing-slash.js';
import type { PanelState } from '../state.js';

export function frameRoutes({ options: { dist } }: PanelState): Hono {
  const routes = new Hono();
  const at = `/embed/:tag{(?:${TAG_NAMES.join('|')})}`;
  const compressed = createCompressedFiles();
  const policies = new Map<string, string>();

  routes.get(at, redirectToSlash);
  routes.get(`${at}/`, async (c) => {
    const file = dist === null ? null : await findFile(join(dist, 'cdn'), 'embed.html');
    if (!file) return refuse(404);
    let policy = policies.get(file.etag);
    if (policy === undefined) {
      policy = policyFor(await readFile(file.path, 'utf8'));
      policies.clear();
      policies.set(file.etag, policy);
    }
    const response = await sendFile(c, compressed, file, SHORT);
    response.headers.set('Content-Security-Policy', policy);
    return response;
  });
  return routes;
}

/** Only this page's script runs. Covers, streams and feeds are where the station's records say. */
function policyFor(page: string): string {
  const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return (
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; connect-src http: https:; ` +
    "img-src http: https: data:; media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors *"
  );
}
