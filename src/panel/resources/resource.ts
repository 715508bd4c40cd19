/**
 * What a path of the panel's interface can do, declared once: the answers, the
 * document and the typed client all come from these declarations.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Account } from '../accounts/rows.js';

/**
 * Who may use a path. `anyone` may also write, `readers` may read without
 * signing in, `accounts` is for those who signed in, `resellers` for resellers
 * and administrators, `administrators` for them alone, and `server_credentials`
 * for who sends those of an administrator in body or query.
 */
export type Access =
  'anyone' | 'readers' | 'accounts' | 'resellers' | 'administrators' | 'server_credentials';

/** One request, as far as an operation needs to know it. */
export interface RequestContext<Body = unknown> {
  /** The `{id}` or `{pk}` of the path; 0 for a path without one. */
  id: number;
  query: URLSearchParams;
  /** Scheme and host by which the panel was reached, without a trailing slash. */
  base: string;
  /** The path asked for. */
  path: string;
  body: Body;
  /** Who signed in; null for nobody. */
  account: Account | null;
  /** Address that the request came from. */
  address: string;
  c: Context;
}

export interface Operation<Body = unknown> {
  /** Name of the operation, as `listChannels`. */
  id: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** The fields of the body; absent when it is not read. */
  body?: z.ZodType<Body>;
  /** Whether a part of the body may be a file. */
  multipart?: boolean;
  /** The answer when all went well; 204 has no schema. */
  response: { status: 200 | 201 | 204; description: string; schema?: z.ZodType };
  /** What may be refused besides what follows from path, access and body: status and reason, with the body where it is none of the usual ones. */
  errors?: Record<number, string | { description: string; schema: z.ZodType }>;
  /** Whether it is written down who did this, though it reads. Writes of the administration always are. */
  audited?: true;
  /** Looks, before the body is read, whether there is what it is about, and whether this account may. Refuses. */
  check?(context: RequestContext<undefined>): void;
  run(context: RequestContext<Body>): object | null | Promise<object | null>;
}

/** Whether a path is the administration's. */
export const isAdministration = (path: string): boolean => path.startsWith('/api/v1/');

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Resource {
  /** As the contract writes it: `/api/v2/grid/{id}/`. Below `/api/v1/` it is the administration's: other tokens, no CORS, nothing kept. */
  path: string;
  /** What the framework's page calls it: `Grid Event List`. */
  name: string;
  /** Heading in the document. */
  tag: string;
  access: Access;
  /** Whether a token or key that comes along is not looked at. */
  ignoresCredentials?: true;
  operations: Partial<Record<Method, Operation>>;
}

/** An operation whose body has the type of its fields. */
export function operation<Body>(declared: Operation<Body>): Operation {
  return declared;
}
