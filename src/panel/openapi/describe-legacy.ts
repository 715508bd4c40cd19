import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import type { LegacyResource } from '../resources/legacy-resource.js';
import { idParam } from './describe-operation.js';

type Responses = RouteConfig['responses'];

export const LEGACY_TAG = 'Legacy';

const errorSchema = z.object({ error: z.string() }).meta({
  id: 'LegacyError',
  example: { error: 'JSONP callback name is invalid.' },
});
const wrapping = z.object({
  format: z.enum(['json', 'jsonp']).optional(),
  callback: z.string().optional().meta({ description: 'Name of the JSONP callback.' }),
});
const window = z.object({
  limit: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Default 20, maximum 1000; 0 means 1000.', example: 10 }),
  offset: z.int().min(0).optional().meta({ description: 'Number of objects to skip.' }),
});
const meta = z
  .strictObject({
    limit: z.int(),
    next: z.string().nullable(),
    offset: z.int(),
    previous: z.string().nullable(),
    total_count: z.int(),
  })
  .meta({ id: 'LegacyMeta', description: '`next` and `previous` are paths without a host.' });

const responses = (description: string, schema: z.ZodType): Responses => ({
  200: {
    description,
    content: {
      'application/json': { schema },
      'text/javascript': {
        schema: z.string().meta({ description: 'A call of `callback` with the same object.' }),
      },
    },
  },
  400: { description: 'A parameter is wrong', content: { 'application/json': { schema: errorSchema } } },
});

/** Returns the OpenAPI paths of a legacy list and its objects. */
export function describeLegacy({ path, name, record, query }: LegacyResource): RouteConfig[] {
  const id = name.replace(/\W/g, '');
  const shared = { method: 'get' as const, tags: [LEGACY_TAG], security: [] };
  return [
    {
      ...shared,
      path,
      operationId: `legacyList${id}`,
      summary: `${name}, as JSON or JSONP`,
      request: { query: window.extend(wrapping.shape).extend(query?.shape ?? {}) },
      responses: responses('A page.', z.strictObject({ meta, objects: z.array(record) })),
    },
    {
      ...shared,
      path: `${path}{id}/`,
      operationId: `legacyRead${id}`,
      summary: `One of ${name}, as JSON or JSONP`,
      request: { params: idParam, query: wrapping },
      responses: { ...responses('The object.', record), 404: { description: 'No object has this id' } },
    },
  ];
}
