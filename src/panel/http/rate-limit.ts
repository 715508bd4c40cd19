import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts attempts by address, in memory. */
export interface RateLimit {
  /** Counts an attempt and returns the seconds to wait, or 0. Call it before the work, so that parallel requests count. */
  take(address: string): Promise<number>;
  /** Removes the last attempt from the count, because it succeeded. */
  giveBack(address: string): Promise<void>;
}

/** Allows `tries` attempts in `seconds`. */
export function createRateLimit(tries: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: tries, duration: seconds });
  return {
    async take(address) {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    giveBack: async (address) => void (await limiter.reward(address)),
  };
}
