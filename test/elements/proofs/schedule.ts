import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-schedule',
  attributes: {
    view: 'view fixes the form, and the width chooses it otherwise',
    'time-zone': 'time-zone says whose times are shown',
    only: 'only leaves out what is of another kind',
    'from-hour': 'from-hour leaves out the hours before',
    'to-hour': 'to-hour leaves out the hours after, or goes on into the night',
    calendar: 'calendar lets visitors save a week',
  },
  properties: {},
  events: { 'onair-failure': 'sends onair-failure when the station fails in a new way' },
};
