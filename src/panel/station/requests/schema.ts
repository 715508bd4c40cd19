import { z } from 'zod';
import { publicStateSchema } from './request-state.js';

/** Reasons why a request is refused, each with the status of the response. */
export const REFUSALS = {
  unknown_song: { status: 404, detail: 'The station doesn’t have this song.' },
  requests_off: { status: 403, detail: 'The station doesn’t take requests now.' },
  already_queued: { status: 409, detail: 'This song was requested already and will be played.' },
  too_soon: { status: 409, detail: 'This song was played or requested a short time ago.' },
  queue_full: { status: 409, detail: 'The station has as many requests as it can play.' },
  limit_reached: { status: 429, detail: 'Too many requests from this address.' },
} as const;

export type RefusalReason = keyof typeof REFUSALS;

const reasonSchema = z.enum(Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]]);

export const trackSchema = z.strictObject({
  /** Id of the track, which is the `all_music_id` of its history records. */
  id: z.int(),
  title: z.string(),
  author: z.string(),
  album: z.string(),
  /** Length in milliseconds. */
  length: z.int(),
  img_url: z.url().nullable(),
  img_medium_url: z.url().nullable(),
  img_large_url: z.url().nullable(),
  /**
   * Reason why this track can't be requested now. Null if it can be requested, or if the reason applies to all
   * tracks.
   */
  refusal: reasonSchema.nullable(),
});

export const requestSchema = z.strictObject({
  id: z.int(),
  track: z.int(),
  state: publicStateSchema,
});

export const librarySchema = z.strictObject({
  /** Reason why no track can be requested now, or null if tracks can be requested. */
  refusal: reasonSchema.nullable(),
  /** The next airing that allows requests, or null if requests are allowed now or there is none within a week. */
  next: z.strictObject({ name: z.string(), start_ts: z.int() }).nullable(),
  /** The requests whose ids are in the parameter `requests` and that still exist. */
  requests: z.array(requestSchema),
  /** Number of tracks that match the query. */
  count: z.int(),
  results: z.array(trackSchema),
});
