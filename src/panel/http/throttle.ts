/** Refuses an address with 429 when it has used up its tries. */
import type { RateLimit } from './rate-limit.js';
import { refuse } from './refusal.js';

/** Counts one try. */
export async function throttle(limit: RateLimit, address: string): Promise<void> {
  const wait = await limit.take(address);
  if (wait === 0) return;
  const detail = `Request was throttled. Expected available in ${wait} seconds.`;
  refuse(429, { detail }, { 'Retry-After': String(wait) });
}
