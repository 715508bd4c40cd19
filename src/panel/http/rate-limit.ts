/** Counts tries by address, in memory. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Counts one try and answers the seconds to wait, 0 for none. Call it before the work, so that parallel requests count. */
  take(address: string): Promise<number>;
  /** Takes the last try back, because it was right. */
  giveBack(address: string): Promise<void>;
}

/** Allows `tries` in `seconds`. */
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
