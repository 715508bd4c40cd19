/** Resolves like the promise, or with null after `ms` milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
