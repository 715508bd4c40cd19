/**
 * Logs all writes to the administration API, and the reads that are marked as `audited`. Refused requests are
 * logged, too.
 */
import { Refusal } from '../../http/refusal.js';
import type { RequestContext, Operation } from '../../resources/resource.js';
import type { ServeState } from '../../resources/state.js';

/**
 * Runs `work` and logs the operation. If the account is known only from the body, `work` sets it in the
 * context.
 */
export async function withAudit<T>(
  { store, closed }: Pick<ServeState, 'store' | 'closed'>,
  { id, response, audited }: Operation,
  context: RequestContext<undefined>,
  work: () => Promise<T>,
): Promise<T> {
  const isLogged = audited || !['GET', 'HEAD'].includes(context.c.req.method);
  const write = (status: number) => {
    // The panel and its store are closed.
    if (closed.aborted) return;
    store.audit.add({
      ts: Date.now(),
      account: context.account?.id ?? null,
      username: context.account?.username ?? null,
      address: context.address,
      action: id,
      path: context.path,
      status,
    });
  };
  try {
    const done = await work();
    if (isLogged) write(response.status);
    return done;
  } catch (error) {
    if (isLogged) write(error instanceof Refusal ? error.status : 500);
    throw error;
  }
}
