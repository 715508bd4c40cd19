/** The words of the week in German: in a file of their own, because most pages have no schedule. */
import type { ScheduleWords } from '../words.js';

export const schedule: ScheduleWords = {
  previous: 'Vorige Woche',
  following: 'Nächste Woche',
  thisWeek: 'Diese Woche',
  days: 'Tage',
  zone: 'Zeiten',
  stationTime: 'Zeit des Senders ({})',
  yourTime: 'Deine Zeit ({})',
  now: 'Jetzt',
  next: 'Danach',
  later: 'Später',
  until: 'bis {}',
  nothing: 'In dieser Woche ist nichts geplant.',
  nothingToday: 'An diesem Tag ist nichts geplant.',
  more: 'und {} weitere',
  onAirNow: 'Jetzt auf Sendung',
  close: 'Schließen',
  addShow: 'In den Kalender',
  addWeek: 'Diese Woche in den Kalender',
  subscribe: 'Kalender abonnieren',
};
