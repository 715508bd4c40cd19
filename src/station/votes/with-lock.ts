/**
 * In:  a name, and work that only one tab of this browser may do at a time.
 * Out: the work, done once. It is update whether the browser sees to that.
 */

/** Browsers without Web Locks, and pages that are not secure, have to agree by other means. */
export async function withLock(name: string, work: (isLocked: boolean) => Promise<void>): Promise<void> {
  let begun = false;
  try {
    await navigator.locks.request(name, () => {
      begun = true;
      return work(true);
    });
  } catch {
    // A sandboxed page has locks that refuse it.
    if (!begun) await work(false);
  }
}
