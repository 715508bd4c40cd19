import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { BaseState } from '../base/state.js';
import { createCompressedFiles } from './compressed-files.js';
import { refuse } from './refusal.js';
import { findFile, sendFile, FIVE_MINUTES } from './static-files.js';

/**
 * Serves a built page with an inline script. `policyFor` is given the script's hash and returns the page's
 * Content-Security-Policy.
 */
export function inlinePage(
  { options: { dist } }: Pick<BaseState, 'options'>,
  name: string,
  policyFor: (script: string) => string,
): (c: Context) => Promise<Response> {
  const compressed = createCompressedFiles();
  const policies = new Map<string, string>();

  return async (c) => {
    const file = dist === null ? null : await findFile(join(dist, 'cdn'), name);
    if (!file) return refuse(404);
    let policy = policies.get(file.etag);
    if (policy === undefined) {
      policy = policyFor(hashOf(await readFile(file.path, 'utf8')));
      policies.clear();
      policies.set(file.etag, policy);
    }
    const response = await sendFile(c, compressed, file, FIVE_MINUTES);
    response.headers.set('Content-Security-Policy', policy);
    return response;
  };
}

function hashOf(page: string): string {
  const [script = ''] = (page.split('<script type="module">')[1] ?? '').split('</script>');
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
