/** Counts failed logins by address, in the memory of this panel. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface LoginLimit {
  /** Takes one try before the password is looked at, so that many at once are counted too. Seconds to wait; 0 for none. */
  take(address: string): Promise<number>;
  /** Gives the try back: the login was right. */
  giveBack(address: string): Promise<void>;
}

/** Tries in so many seconds. */
const TRIES = 10;
const SECONDS = 300;

export function createLoginLimit(): LoginLimit {
  const limiter = new RateLimiterMemory({ points: TRIES, duration: SECONDS });
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
