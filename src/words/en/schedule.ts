/** Text for visitors, in English. */
import type { ScheduleWords } from '../tag-words.js';

export const schedule: ScheduleWords = {
  previous: 'Previous week',
  following: 'Next week',
  thisWeek: 'This week',
  days: 'Days',
  zone: 'Times',
  stationTime: 'Station time ({})',
  yourTime: 'Your time ({})',
  now: 'Now',
  until: 'until {}',
  nothing: 'Nothing scheduled this week.',
  nothingToday: 'Nothing scheduled on this day.',
  more: 'and {} more',
  onAirNow: 'On air now',
  close: 'Close',
  addShow: 'Add to calendar',
  addWeek: 'Add this week to calendar',
  subscribe: 'Subscribe to calendar',
};
