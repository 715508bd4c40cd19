import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { isAdministration } from '../http/paths.js';
import { type Access, type Method, type Operation, type Resource } from '../resources/resource.js';

type Responses = RouteConfig['responses'];
type Refused = NonNullable<Operation['errors']>[number];

export const idParam = z.object({ id: z.int().min(1).meta({ example: 1 }) });

const detailSchema = z
  .object({ detail: z.string() })
  .meta({ id: 'Detail', example: { detail: 'Not found.' } });
const tokenRefusalSchema = z
  .object({
    detail: z.string(),
    code: z.string().optional(),
    messages: z.array(z.record(z.string(), z.string())).optional(),
  })
  .meta({
    id: 'NotSignedIn',
    example: { detail: 'Authentication credentials were not provided.' },
  });
const fieldErrorsSchema = z.record(z.string(), z.union([z.array(z.string()), z.string()])).meta({
  id: 'FieldErrors',
  description: 'Error messages by field; `non_field_errors` for the whole body.',
  example: { server: ['This field is required.'] },
});

const errorSchema = z
  .object({ error: z.string() })
  .meta({ id: 'RemoteError', example: { error: 'Invalid credentials' } });

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/**
 * Returns the OpenAPI description of an operation. Responses for an invalid path, missing permissions and an
 * invalid body are added automatically.
 */
export function describeOperation(resource: Resource, method: Method, operation: Operation): RouteConfig {
  const { path, tag, access } = resource;
  const { id, summary, description, query, body, multipart, response } = operation;
  const needsAccount = needsAnAccount(access, method);
  const isKept = method === 'get' && !isAdministration(path);
  const param = /\{(\w+)\}/.exec(path)?.[1];
  const types = multipart ? ['application/json', 'multipart/form-data'] : ['application/json'];
  return {
    method,
    path,
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: securityOf(resource, needsAccount),
    request: {
      ...(param && { params: z.object({ [param]: idParam.shape.id }) }),
      ...(query && { query }),
      ...(body && {
        body: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: body }])) },
      }),
    },
    responses: {
      [response.status]: {
        description: response.description,
        ...(isKept && { headers: { ETag: header('Changes with the response.') } }),
        ...(response.schema && { content: { 'application/json': { schema: response.schema } } }),
      },
      ...(isKept && { 304: { description: 'The response with the tag in `If-None-Match` is unchanged' } }),
      ...refusals(resource, operation, needsAccount),
    },
  };
}

function needsAnAccount(access: Access, method: Method): boolean {
  if (access === 'readers') return method !== 'get';
  return access !== 'anyone' && access !== 'server_credentials';
}

/**
 * Operations that don't require an account declare no security scheme, because panels refuse an invalid token
 * even if none is needed.
 */
function securityOf({ path, access }: Resource, needsAccount: boolean): Record<string, []>[] {
  if (!isAdministration(path)) return needsAccount ? [{ jwt: [] }, { apiKey: [] }] : [];
  if (needsAccount) return [{ token: [] }];
  // Sign-in is optional; the response to administrators has more fields.
  return access === 'readers' ? [{}, { token: [] }] : [];
}

function refusals(
  { path, access, ignoresCredentials }: Resource,
  { query, body, errors }: Operation,
  needsAccount: boolean,
): Responses {
  const checksQuery = query !== undefined && 'server' in query.shape;
  const isRemote = access === 'server_credentials';
  const described: Record<number, Refused | undefined> = {
    400: isRemote
      ? 'The credentials or a field are missing or invalid'
      : body || checksQuery
        ? 'A field or parameter is invalid'
        : undefined,
    401:
      ignoresCredentials || isRemote
        ? undefined
        : needsAccount
          ? 'Not signed in, or the token is invalid or expired'
          : 'The token that was sent is invalid or expired',
    403: needsAccount ? forbidden(path, access) : undefined,
    404: /\{\w+\}/.test(path) ? 'No record has this id' : 'An unknown `format`',
    406: 'Neither JSON nor HTML is accepted',
    413: body ? 'The body is too large' : undefined,
    415: body ? 'Unsupported media type' : undefined,
    429: isRemote ? 'Too many failed logins from this address' : undefined,
    ...errors,
  };
  const said = Object.entries(described).filter(
    (entry): entry is [string, Refused] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    said.map(([status, refused]) => {
      const usual = isRemote && status === '400' ? errorSchema : (REFUSALS[status] ?? detailSchema);
      const { description, schema } =
        typeof refused === 'string' ? { description: refused, schema: usual } : refused;
      const headers = HEADERS[status];
      return [
        status,
        { description, ...(headers && { headers }), content: { 'application/json': { schema } } },
      ];
    }),
  );
}

/**
 * Returns the description of a 403 response, or undefined if the operation never responds with 403.
 * Administration operations that only some roles can call declare their own description.
 */
function forbidden(path: string, access: Access): string | undefined {
  if (!isAdministration(path)) return 'Not a server of this account';
  return access === 'accounts' ? undefined : 'Not for accounts of this role';
}

const REFUSALS: Record<string, z.ZodType> = { 400: fieldErrorsSchema, 401: tokenRefusalSchema };
const HEADERS: Record<string, Record<string, ReturnType<typeof header>>> = {
  401: { 'WWW-Authenticate': header('The required scheme.') },
  429: { 'Retry-After': header('Seconds to wait.', 'integer') },
};
