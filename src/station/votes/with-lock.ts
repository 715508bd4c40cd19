/**
 * In:  a name, and work that only one tab of this browser may do at a time.
 * Out: the work, done once. `isLocked` says whether the browser keeps other tabs from doing it meanwhile.
 */

/** Browsers without Web Locks and insecure pages have no lock: tabs must agree by other means. */
export async function withLock(name: string, work: (isLocked: boolean) => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true;
      return work(true);
    });
  } catch {
    // A sandboxed page has locks that reject every request.
    if (!hasBegun) await work(false);
  }
}
