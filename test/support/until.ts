/** Waits until something is so; rejects after a long time. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`in vain waited for: ${what}`);
}
