/** Writes down who did what in the administration: every write, and every refusal of one. */
import { Refusal } from '../http/refusal.js';
import type { Ask, Operation } from '../resources/resource.js';
import type { PanelState } from '../state.js';

/** Does the work; `work` may set the account of the ask that it is given, when who asks is known only later. */
export async function audited<T>(
  state: PanelState,
  { id, answer, audited: isDeed }: Operation,
  ask: Ask<undefined>,
  work: (ask: Ask<undefined>) => Promise<T>,
): Promise<T> {
  const isRead = !isDeed && ['GET', 'HEAD'].includes(ask.c.req.method);
  const write = (status: number) => {
    // What a panel's end cuts off has nowhere left to be written down.
    if (state.closed.aborted) return;
    state.store.audit.add({
      ts: Date.now(),
      account: ask.account?.id ?? null,
      username: ask.account?.username ?? null,
      address: ask.address,
      action: id,
      path: ask.path,
      status,
    });
  };
  try {
    const done = await work(ask);
    if (!isRead) write(answer.status);
    return done;
  } catch (error) {
    // Reads that go wrong are no deeds; what a stranger sends a thousand times is limited elsewhere.
    if (!isRead) write(error instanceof Refusal ? error.status : 500);
    throw error;
  }
}
