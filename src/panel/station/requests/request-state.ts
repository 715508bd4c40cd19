import { z } from 'zod';
import { REQUEST_STATES, type SongRequest } from '../../store/requests.js';
import { REQUEST_LIFE_MS } from './queue.js';

/** `expired` means that the song wasn't played in time. */
export const publicStateSchema = z.enum([...REQUEST_STATES, 'expired']);

export function publicState(
  { state, requested_at }: SongRequest,
  now: number,
): z.infer<typeof publicStateSchema> {
  const isWaiting = state === 'pending' || state === 'approved';
  return isWaiting && requested_at <= now - REQUEST_LIFE_MS ? 'expired' : state;
}
