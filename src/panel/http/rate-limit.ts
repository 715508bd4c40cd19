import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './refusal.js';

/** Counts attempts per address, in memory. */
export interface RateLimit {
  /**
   * Counts an attempt and returns the number of seconds to wait, or 0. Call it before doing the work, so that
   * concurrent requests are counted.
   */
  take(address: string): Promise<number>;
  /** Removes the last attempt from the count, for example if it succeeded. */
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

/** Counts an attempt, and refuses it with 429 if the address has reached its limit. */
export async function throttle(limit: RateLimit, address: string): Promise<void> {
  const wait = await limit.take(address);
  if (wait === 0) return;
  const detail = `Request was throttled. Expected available in ${wait} seconds.`;
  refuse(429, { detail }, { 'Retry-After': String(wait) });
}
