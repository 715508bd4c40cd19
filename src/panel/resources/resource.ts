/**
 * How a path of the API is declared. The routes, the OpenAPI document and the typed
 * client are made from these declarations.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Account } from '../store/accounts.js';

/**
 * Who may use a path. `anyone` may also write, `readers` may read without
 * signing in, `accounts` is for those who signed in, `resellers` for resellers
 * and administrators, `administrators` for them alone, and `server_credentials`
 * for who sends those of an administrator in body or query.
 */
export type Access =
  'anyone' | 'readers' | 'accounts' | 'resellers' | 'administrators' | 'server_credentials';

/** The parts of a request that an operation needs. */
export interface RequestContext<Body = unknown> {
  /** The `{id}` or `{pk}` of the path; 0 for a path without one. */
  id: number;
  query: URLSearchParams;
  /** Scheme and host by which the panel was reached, without a trailing slash. */
  base: string;
  /** Path of the request. */
  path: string;
  body: Body;
  /** The account that is signed in; null without one. */
  account: Account | null;
  /** IP address of the client, in its one spelling. */
  address: string;
  /** What limits count by: the address, or the /64 of an IPv6 address. */
  network: string;
  c: Context;
}

export interface Operation<Body = unknown> {
  /** Name of the operation, as `listChannels`. */
  id: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** Schema of the body; absent when it is not read. */
  body?: z.ZodType<Body>;
  /** Whether a part of the body may be a file. */
  multipart?: boolean;
  /** The answer of a successful request; 204 has no schema. */
  response: { status: 200 | 201 | 204; description: string; schema?: z.ZodType };
  /** Refusals besides those that follow from path, access and body: by status, the reason, and the body where it is not the usual one. */
  errors?: Record<number, string | { description: string; schema: z.ZodType }>;
  /** Whether it is in the audit log although it is a read. Writes of the administration always are. */
  audited?: true;
  /** Checks, before the body is read, that the row exists and that the account may do this. Refuses. */
  check?(context: RequestContext<undefined>): void;
  run(context: RequestContext<Body>): object | null | Promise<object | null>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Resource {
  /** As in the contract: `/api/v2/grid/{id}/`. `/api/v1/` is the administration: other tokens, no CORS, no caching. */
  path: string;
  /** Its title on the HTML page: `Grid Event List`. */
  name: string;
  /** Heading in the document. */
  tag: string;
  access: Access;
  /** Whether a token or key in the request is ignored. */
  ignoresCredentials?: true;
  operations: Partial<Record<Method, Operation>>;
}

/** Declares an operation. The type of its body follows from the schema. */
export function operation<Body>(declared: Operation<Body>): Operation {
  return declared;
}
