/** The interface, described for machines. */
import { Hono } from 'hono';
import type { PanelState } from '../state.js';
import { describeInterface } from '../wire/document.js';
import type { LegacyResource } from '../wire/legacy-resource.js';
import type { Resource } from '../wire/resource.js';

export function documentRoutes(
  state: PanelState,
  resources: readonly Resource[],
  legacy: readonly LegacyResource[],
): Hono {
  let document: string | undefined;
  return new Hono().get('/openapi.json', () => {
    document ??= JSON.stringify(describeInterface(resources, legacy, state.options.apiKeyHeader));
    return new Response(document, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'max-age=300',
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
