/** Returns every `step`th item. The gate tests this part of a list, and a `.nightly` test the whole list. */
export function sample<T>(all: readonly T[], step: number): T[] {
  return all.filter((_, index) => index % step === 0);
}
