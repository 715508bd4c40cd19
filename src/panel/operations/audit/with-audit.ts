/** Logs every write of the administration and reads that are marked as `audited`, including refused ones. */
import { Refusal } from '../../http/refusal.js';
import type { RequestContext, Operation } from '../../resources/resource.js';
import type { ServeState } from '../../resources/state.js';

/** Runs `work` and logs it. `work` sets the account of the context if only the body has it. */
export async function withAudit<T>(
  { store, closed }: Pick<ServeState, 'store' | 'closed'>,
  { id, response, audited }: Operation,
  context: RequestContext<undefined>,
  work: () => Promise<T>,
): Promise<T> {
  const isLogged = audited || !['GET', 'HEAD'].includes(context.c.req.method);
  const write = (status: number) => {
    // The store is closed together with the panel.
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
