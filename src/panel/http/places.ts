/** Limits how many expensive responses are sent at the same time. */
export interface Places {
  /**
   * Takes a slot and returns a function that frees it, or null if all slots are taken. The function can be called
   * more than once.
   */
  take(): (() => void) | null;
}

export function createPlaces(most: number): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= most) return null;
      taken += 1;
      let isFreed = false;
      return () => {
        if (!isFreed) taken -= 1;
        isFreed = true;
      };
    },
  };
}
