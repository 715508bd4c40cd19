/**
 * In:  the declared paths of both APIs.
 * Out: the OpenAPI document of the whole interface.
 */
import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { readVersion } from '../version.js';
import type { LegacyResource } from './legacy-resource.js';
import { METHODS, type Method, type Operation, type Resource } from './resource.js';

type Responses = RouteConfig['responses'];

const detailSchema = z.object({ detail: z.string() }).meta({ id: 'Detail' });
const fieldErrorsSchema = z.record(z.string(), z.union([z.array(z.string()), z.string()])).meta({
  id: 'FieldErrors',
  description: 'Each field with what is wrong with it; `non_field_errors` for the whole.',
});
const legacyErrorSchema = z.object({ error: z.string() }).meta({ id: 'LegacyError' });
const idParam = z.object({ id: z.int().min(1) });

/** As a document that is ready to be sent. `apiKeyHeader` is where this panel looks for API keys. */
export function describeInterface(
  resources: readonly Resource[],
  legacy: readonly LegacyResource[],
  apiKeyHeader: string,
): object {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'jwt', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`JWT <token>`, with a token of `/api/v2/api-token-auth/`.',
  });
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: apiKeyHeader,
  });
  for (const resource of resources) {
    for (const method of METHODS) {
      const operation = resource.operations[method];
      if (operation) registry.registerPath(pathOf(resource, method, operation));
    }
  }
  for (const resource of legacy) legacyPaths(resource).forEach((path) => registry.registerPath(path));
  const tags = [...new Set(resources.map(({ tag }) => tag)), 'Legacy'];
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Radio panel',
      version: readVersion(),
      description: 'The station API of a radio panel: v2, and the legacy API with JSONP.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
  });
}

function pathOf(resource: Resource, method: Method, operation: Operation): RouteConfig {
  const { path, tag, access } = resource;
  const { id, summary, description, query, body, multipart, answer } = operation;
  const needsAccount = access === 'accounts' || (access === 'readers' && method !== 'get');
  const content = (schema: z.ZodType) => ({ 'application/json': { schema } });
  const types = multipart ? ['application/json', 'multipart/form-data'] : ['application/json'];
  return {
    method,
    path,
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    // Signing in is never wrong, and nowhere needed for reading what is public.
    security: needsAccount ? [{ jwt: [] }, { apiKey: [] }] : [],
    request: {
      ...(path.includes('{id}') && { params: idParam }),
      ...(query && { query }),
      ...(body && {
        body: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: body }])) },
      }),
    },
    responses: {
      [answer.status]: {
        description: answer.says,
        ...(answer.schema && { content: content(answer.schema) }),
      },
      ...refusals(resource, operation, needsAccount),
    },
  };
}

function refusals({ path }: Resource, { query, body, refuses }: Operation, needsAccount: boolean): Responses {
  const checksQuery = query !== undefined && 'server' in query.shape;
  const says: Record<number, string | undefined> = {
    400: body || checksQuery ? 'A field or parameter is wrong' : undefined,
    401: needsAccount
      ? 'Not signed in, or the token is broken or expired'
      : 'The token that was sent is broken or expired',
    403: needsAccount ? 'Not a server of this account' : undefined,
    404: path.includes('{id}') ? 'There is none with this id' : undefined,
    413: body ? 'The body is too large' : undefined,
    415: body ? 'A body of another kind' : undefined,
    ...refuses,
  };
  const said = Object.entries(says).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    said.map(([status, description]) => {
      const schema = status === '400' ? fieldErrorsSchema : detailSchema;
      return [status, { description, content: { 'application/json': { schema } } }];
    }),
  );
}

function legacyPaths({ path, name, record, query }: LegacyResource): RouteConfig[] {
  const id = name.replace(/\W/g, '');
  const wrapping = z.object({
    format: z.enum(['json', 'jsonp']).optional(),
    callback: z.string().optional().meta({ description: 'The function that a JSONP answer calls.' }),
  });
  const window = z.object({
    limit: z.int().min(0).optional().meta({ description: '20 unless given, 1000 at most; 0 means 1000.' }),
    offset: z.int().min(0).optional(),
  });
  const meta = z.strictObject({
    limit: z.int(),
    next: z.string().nullable(),
    offset: z.int(),
    previous: z.string().nullable(),
    total_count: z.int(),
  });
  const answers = (description: string, schema: z.ZodType): Responses => ({
    200: {
      description,
      content: { 'application/json': { schema }, 'text/javascript': { schema: z.string() } },
    },
    400: {
      description: 'A parameter is wrong',
      content: { 'application/json': { schema: legacyErrorSchema } },
    },
  });
  const shared = { method: 'get' as const, tags: ['Legacy'], security: [] };
  return [
    {
      ...shared,
      path,
      operationId: `legacyList${id}`,
      summary: `${name}, as JSON or JSONP`,
      request: { query: window.extend(wrapping.shape).extend(query?.shape ?? {}) },
      responses: answers('A page.', z.strictObject({ meta, objects: z.array(record) })),
    },
    {
      ...shared,
      path: `${path}{id}/`,
      operationId: `legacyRead${id}`,
      summary: `One of ${name}, as JSON or JSONP`,
      request: { params: idParam, query: wrapping },
      responses: { ...answers('The object.', record), 404: { description: 'There is none with this id' } },
    },
  ];
}
