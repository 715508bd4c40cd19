/** Text of song requests, in English. */
import type { RequestWords } from '../request-words.js';

export const requests: RequestWords = {
  search: 'Find a song to request',
  request: 'Request',
  requested: 'Requested',
  found: 'Songs found: {}',
  none: 'No songs found.',
  more: 'Show more',
  own: 'Your requests',
  approved: 'Will be played soon',
  pending: 'Waiting for the station’s approval',
  played: 'Played',
  gone: 'Won’t be played',
  off: 'Song requests are off right now.',
  offNext: 'Song requests are off right now. Next time: {}',
  full: 'The station has all the requests it can play for now. Try again later.',
  queued: 'This song has already been requested.',
  soon: 'This song was played or requested a short time ago. Try another one.',
  limit: 'You’ve requested as many songs as you can for now. Try again later.',
  unknown: 'The station no longer has this song.',
  unspecified:
    'The station didn’t accept this request: it may be too soon, already queued, or over the limit.',
  lost: 'No response: your request may not have arrived. Try again.',
  failed: 'The songs can’t be loaded right now. Retrying…',
  unsupported: 'This station doesn’t take song requests.',
};
