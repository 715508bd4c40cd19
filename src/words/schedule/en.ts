/** The words of the week in English: in a file of their own, because most pages have no schedule. */
import type { ScheduleWords } from '../words.js';

export const schedule: ScheduleWords = {
  previous: 'Previous week',
  following: 'Next week',
  thisWeek: 'This week',
  days: 'Days',
  zone: 'Times',
  stationTime: 'Station time ({})',
  yourTime: 'Your time ({})',
  now: 'Now',
  next: 'Next',
  later: 'Later',
  until: 'until {}',
  nothing: 'Nothing is planned in this week.',
  nothingToday: 'Nothing is planned on this day.',
  more: 'and {} more',
  onAirNow: 'On air now',
  close: 'Close',
  addShow: 'Add to calendar',
  addWeek: 'Add this week to calendar',
  subscribe: 'Subscribe to calendar',
};
