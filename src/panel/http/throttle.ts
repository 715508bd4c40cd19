/** Refuses addresses that tried too often. */
import type { RateLimit } from './rate-limit.js';
import { refuse } from './refusal.js';

/** Takes one try of an address. Refuses with 429 when there is none left. */
export async function throttle(limit: RateLimit, address: string): Promise<void> {
  const wait = await limit.take(address);
  if (wait === 0) return;
  const detail = `Request was throttled. Expected available in ${wait} seconds.`;
  refuse(429, { detail }, { 'Retry-After': String(wait) });
}
