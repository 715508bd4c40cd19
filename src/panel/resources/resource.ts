import type { Context } from 'hono';
import type { z } from 'zod';
import type { Account } from '../store/accounts.js';

/**
 * Determines who can access a path:
 * - `anyone`: no account is needed.
 * - `readers`: no account is needed for reading.
 * - `accounts`: every account.
 * - `resellers`: resellers and administrators.
 * - `administrators`: only administrators.
 * - `server_credentials`: requests with an administrator's credentials in the body or query.
 */
export type Access =
  'anyone' | 'readers' | 'accounts' | 'resellers' | 'administrators' | 'server_credentials';

/** A request, as passed to operations. */
export interface RequestContext<Body = unknown> {
  /** The path parameter `{id}` or `{pk}`, or 0 if the path has none. */
  id: number;
  query: URLSearchParams;
  /** Base of absolute URLs: scheme and host without a trailing slash. */
  base: string;
  /** Path of the request. */
  path: string;
  body: Body;
  /** The signed-in account, or null if the client isn't signed in. */
  account: Account | null;
  /** The client's IP address, in canonical form. */
  address: string;
  /** Key by which limits are counted. It's the IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  c: Context;
}

export interface Operation<Body = unknown> {
  /** Operation id, such as `listChannels`. */
  id: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** Schema of the body. If absent, the body isn't read. */
  body?: z.ZodType<Body>;
  /** Whether the body may contain files. */
  multipart?: boolean;
  /** Response to a successful request. A 204 has no schema. */
  response: { status: 200 | 201 | 204; description: string; schema?: z.ZodType };
  /**
   * Additional error responses by status. Each is the reason, together with the schema if it isn't the usual
   * one. Responses for an invalid path, missing permissions and an invalid body are added automatically.
   */
  errors?: Record<number, string | { description: string; schema: z.ZodType }>;
  /** Whether reads are written to the audit log. Writes to the administration API are always logged. */
  audited?: true;
  /** Called before the body is read. Throws if the row doesn't exist or the account has no access. */
  check?(context: RequestContext<undefined>): void;
  run(context: RequestContext<Body>): object | null | Promise<object | null>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/**
 * An API path. The routes, the OpenAPI document and the typed client are generated from these declarations.
 */
export interface Resource {
  /**
   * Path as in the contract, such as `/api/v2/grid/{id}/`. Paths of the administration API use different
   * tokens, don't allow CORS and aren't cached.
   */
  path: string;
  /** Title of the HTML page, such as `Grid Event List`. */
  name: string;
  /** Heading in the OpenAPI document. */
  tag: string;
  access: Access;
  /** Whether to ignore tokens and API keys. */
  ignoresCredentials?: true;
  operations: Partial<Record<Method, Operation>>;
}

/** Declares an operation. Its body type is inferred from the schema. */
export function operation<Body>(declared: Operation<Body>): Operation {
  return declared;
}
