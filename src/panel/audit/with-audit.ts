/** Writes down who did what in the administration: every write, and every refusal of one. */
import { Refusal } from '../http/refusal.js';
import type { RequestContext, Operation } from '../resources/resource.js';
import type { PanelState } from '../state.js';

/** Does the work; `work` may set the account of the context that it is given, when who asks is known only later. */
export async function withAudit<T>(
  state: PanelState,
  { id, response, audited: isDeed }: Operation,
  context: RequestContext<undefined>,
  work: (context: RequestContext<undefined>) => Promise<T>,
): Promise<T> {
  const isRead = !isDeed && ['GET', 'HEAD'].includes(context.c.req.method);
  const write = (status: number) => {
    // What a panel's end cuts off has nowhere left to be written down.
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
    if (!isRead) write(response.status);
    return done;
  } catch (error) {
    // Reads that go wrong are no deeds; what a stranger sends a thousand times is limited elsewhere.
    if (!isRead) write(error instanceof Refusal ? error.status : 500);
    throw error;
  }
}
