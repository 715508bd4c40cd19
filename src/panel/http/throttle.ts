import type { RateLimit } from './rate-limit.js';
import { refuse } from './refusal.js';

/** Counts an attempt. Refuses it with 429 if the address has reached its limit. */
export async function throttle(limit: RateLimit, address: string): Promise<void> {
  const wait = await limit.take(address);
  if (wait === 0) return;
  const detail = `Request was throttled. Expected available in ${wait} seconds.`;
  refuse(429, { detail }, { 'Retry-After': String(wait) });
}
