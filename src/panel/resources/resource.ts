import type { Context } from 'hono';
import type { z } from 'zod';
import type { Account } from '../store/accounts.js';

/**
 * Access to a path. `anyone`: no sign-in. `readers`: reads without sign-in. `accounts`: every account. `resellers`:
 * resellers and administrators. `administrators`: only these. `server_credentials`: requests with the credentials of an
 * administrator in body or query.
 */
export type Access =
  'anyone' | 'readers' | 'accounts' | 'resellers' | 'administrators' | 'server_credentials';

/** A request as operations get it. */
export interface RequestContext<Body = unknown> {
  /** The path parameter `{id}` or `{pk}`; 0 without one. */
  id: number;
  query: URLSearchParams;
  /** Base of absolute URLs: scheme and host without a trailing slash. */
  base: string;
  /** Path of the request. */
  path: string;
  body: Body;
  /** The signed-in account; null without sign-in. */
  account: Account | null;
  /** IP address of the client in canonical form. */
  address: string;
  /** Key for limits: the address, or the /64 of an IPv6 address. */
  network: string;
  c: Context;
}

export interface Operation<Body = unknown> {
  /** Operation id, such as `listChannels`. */
  id: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** Schema of the body; absent if the body isn't read. */
  body?: z.ZodType<Body>;
  /** Whether the body may contain files. */
  multipart?: boolean;
  /** Response to a successful request. 204 has no schema. */
  response: { status: 200 | 201 | 204; description: string; schema?: z.ZodType };
  /** Additional refusals by status: the reason, and the schema if it isn't the usual one. Those of path, access and body are derived. */
  errors?: Record<number, string | { description: string; schema: z.ZodType }>;
  /** Whether reads are written to the audit log. Writes of the administration always are. */
  audited?: true;
  /** Refuses, before the body is read, if the row doesn't exist or the account has no access. */
  check?(context: RequestContext<undefined>): void;
  run(context: RequestContext<Body>): object | null | Promise<object | null>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A path of the API. The routes, the OpenAPI document and the typed client derive from these declarations. */
export interface Resource {
  /** Path as in the contract, such as `/api/v2/grid/{id}/`. Paths of the administration have other tokens, no CORS and no caching. */
  path: string;
  /** Title of the HTML page, such as `Grid Event List`. */
  name: string;
  /** Heading in the OpenAPI document. */
  tag: string;
  access: Access;
  /** Ignores tokens and API keys. */
  ignoresCredentials?: true;
  operations: Partial<Record<Method, Operation>>;
}

/** Declares an operation. The type of its body is inferred from the schema. */
export function operation<Body>(declared: Operation<Body>): Operation {
  return declared;
}
