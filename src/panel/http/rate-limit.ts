/** Counts tries by address, in the memory of this panel. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Takes one try, before the work is done, so that many at once are counted too. Seconds to wait; 0 for none. */
  take(address: string): Promise<number>;
  /** Gives the try back: it was right. */
  giveBack(address: string): Promise<void>;
}

/** So many tries in so many seconds. */
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
