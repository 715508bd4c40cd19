/** Logs every write of the administration, and reads that are marked as `audited`; refused ones included. */
import { Refusal } from '../../http/refusal.js';
import type { RequestContext, Operation } from '../../resources/resource.js';
import type { PanelState } from '../../state.js';

/** Runs `work` and logs it. `work` sets the account of its context when that is known from the body only. */
export async function withAudit<T>(
  state: PanelState,
  { id, response, audited }: Operation,
  context: RequestContext<undefined>,
  work: (context: RequestContext<undefined>) => Promise<T>,
): Promise<T> {
  const isLogged = audited || !['GET', 'HEAD'].includes(context.c.req.method);
  const write = (status: number) => {
    // After the panel was closed there is no store to write to.
    if (state.closed.aborted) return;
    state.store.audit.add({
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
    const done = await work(context);
    if (isLogged) write(response.status);
    return done;
  } catch (error) {
    if (isLogged) write(error instanceof Refusal ? error.status : 500);
    throw error;
  }
}
