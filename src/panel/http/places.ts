/** How many answers of a costly kind may be under way at once. */

export interface Places {
  /** Takes a place; null when there is none. What comes back frees it, and may be called again. */
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
