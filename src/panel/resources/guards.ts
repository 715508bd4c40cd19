import type { Context } from 'hono';
import type { Account } from '../store/accounts.js';
import type { Operation, RequestContext } from './resource.js';

/** Checks around each operation that the layers above provide. */
export interface Guards {
  /** Returns the account whose token or API key a request has; null without either. Refuses a wrong one with 401. */
  authenticate(c: Context): Promise<Account | null>;
  /**
   * Runs an operation of a remote endpoint for the administrator whose credentials are in the body or query.
   * Sets the account of the context. Every refusal is one sentence under `error`.
   */
  withServerCredentials<T>(context: RequestContext<undefined>, work: () => Promise<T>): Promise<T>;
  /** Runs an operation of the administration and writes it to the audit log. */
  withAudit<T>(operation: Operation, context: RequestContext<undefined>, work: () => Promise<T>): Promise<T>;
}
