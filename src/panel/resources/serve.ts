import { Hono, type Context } from 'hono';
import { requireAccess } from './authorization.js';
import { negotiate } from '../http/accept.js';
import { baseUrl } from '../http/base-url.js';
import { readFields } from '../http/body.js';
import { clientAddress, networkOf } from '../http/client-address.js';
import { queryOf } from '../http/query.js';
import { refuse } from '../http/refusal.js';
import { redirectToSlash } from '../http/trailing-slash.js';
import type { ServeState } from './state.js';
import { isAdministration } from '../http/paths.js';
import { METHODS, type RequestContext, type Operation, type Resource } from './resource.js';
import { v2Response } from './v2-response.js';

/**
 * Serves the declared paths. A request is checked in the same order as on real panels: response format,
 * credentials, method, body.
 */
export function serveResources(state: ServeState, resources: readonly Resource[]): Hono {
  const app = new Hono();
  for (const resource of resources) {
    app.all(honoPath(resource.path), (c) => respond(c, state, resource));
    app.all(honoPath(resource.path).slice(0, -1), redirectToSlash);
  }
  return app;
}

async function respond(c: Context, state: ServeState, resource: Resource): Promise<Response> {
  const form = negotiate(c);
  const account = resource.ignoresCredentials ? null : await state.guards.authenticate(c);
  const { method } = c.req;
  requireAccess(resource, account, method);
  const methods = methodsOf(resource);
  if (method === 'OPTIONS') return v2Response(c, state, form, 200, describe(resource), methods);
  const found = operationFor(resource, method);
  if (found === undefined) {
    return refuse(405, { detail: `Method "${method}" not allowed.` }, { Allow: methods.join(', ') });
  }
  const address = clientAddress(c, state.options);
  const context: RequestContext<undefined> = {
    id: readId(c),
    query: queryOf(c),
    base: baseUrl(c, state.options),
    path: new URL(c.req.url).pathname,
    body: undefined,
    account,
    address,
    network: networkOf(address),
    c,
  };
  const work = () => run(state, resource, found, context);
  const data = isAdministration(context.path)
    ? await state.guards.withAudit(found, context, work)
    : await work();
  return v2Response(c, state, form, found.response.status, data, methods);
}

async function run(
  state: ServeState,
  { access }: Resource,
  found: Operation,
  context: RequestContext<undefined>,
): Promise<object | null> {
  const isRemote = access === 'server_credentials';
  const work = async (): Promise<object | null> => {
    found.check?.(context);
    const body = found.body && (await readFields(context.c, found.body));
    // A body can take minutes to arrive, so the account may have been suspended in the meantime.
    if (body && context.account && !isRemote) context.account = await state.guards.authenticate(context.c);
    return found.run(Object.assign(context, { body }));
  };
  return isRemote ? state.guards.withServerCredentials(context, work) : work();
}

function operationFor({ operations }: Resource, method: string): Operation | undefined {
  if (method === 'HEAD') return canBeHeaded(operations.get) ? operations.get : undefined;
  const name = METHODS.find((each) => each.toUpperCase() === method);
  return name && operations[name];
}

/** Whether HEAD is allowed. It's allowed only if GET has no side effects. */
function canBeHeaded(get: Operation | undefined): boolean {
  return get !== undefined && !get.audited;
}

/** Returns the methods for the `Allow` header. */
function methodsOf({ operations }: Resource): string[] {
  const declared = METHODS.filter((method) => operations[method]).map((method) => method.toUpperCase());
  return [...declared, ...(canBeHeaded(operations.get) ? ['HEAD'] : []), 'OPTIONS'];
}

/** Returns the path parameter. Responds with 404 if it isn't a number or is too large. */
function readId(c: Context): number {
  const text = c.req.param('id') ?? c.req.param('pk');
  if (text === undefined) return 0;
  return /^\d{1,15}$/.test(text) ? Number(text) : refuse(404, { detail: 'Not found.' });
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/, ':$1{[^/]+}');
}

function describe({ name }: Resource): object {
  return {
    name,
    description: '',
    renders: ['application/json', 'text/html'],
    parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  };
}
