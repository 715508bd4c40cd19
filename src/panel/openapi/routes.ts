import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirectToSlash } from '../http/trailing-slash.js';
import type { LegacyResource } from '../resources/legacy-resource.js';
import type { Resource } from '../resources/resource.js';
import type { ServeState } from '../resources/state.js';
import { docsPage } from './docs-page.js';
import { describeInterface } from './document.js';

/** Serves the OpenAPI document at `/openapi.json` and Swagger UI at `/docs/`. */
export function documentRoutes(
  state: Pick<ServeState, 'options'>,
  resources: readonly Resource[],
  legacy: readonly LegacyResource[],
): Hono {
  const { apiKeyHeader, dist } = state.options;
  let document: string | undefined;
  const routes = new Hono();
  routes.get('/openapi.json', () => {
    document ??= JSON.stringify(describeInterface(resources, legacy, apiKeyHeader));
    return new Response(document, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'max-age=300',
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  routes.get('/docs', redirectToSlash);
  routes.get('/docs/', () =>
    docsPage(dist !== null && existsSync(join(dist, 'docs', 'swagger-ui-bundle.js'))),
  );
  return routes;
}
