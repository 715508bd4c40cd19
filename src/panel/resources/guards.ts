import type { Context } from 'hono';
import type { Account } from '../store/accounts.js';
import type { Operation, RequestContext } from './resource.js';

/** Checks that run around each operation. The layers above provide them. */
export interface Guards {
  /**
   * Returns the account to which a request's token or API key belongs, or null if the request has neither.
   * Responds with 401 to an invalid one.
   */
  authenticate(c: Context): Promise<Account | null>;
  /**
   * Runs the operation of a remote endpoint as the administrator whose credentials are in the body or query.
   * Sets the account in the context. Every refusal has a single message under `error`.
   */
  withServerCredentials<T>(context: RequestContext<undefined>, work: () => Promise<T>): Promise<T>;
  /** Runs an administration API operation and writes it to the audit log. */
  withAudit<T>(operation: Operation, context: RequestContext<undefined>, work: () => Promise<T>): Promise<T>;
}
