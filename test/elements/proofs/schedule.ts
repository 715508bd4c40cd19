import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-schedule',
  attributes: {
    view: 'view selects the layout, and auto selects it by width',
    'time-zone': 'time-zone selects the time zone',
    only: 'only leaves out other cast types',
    'from-hour': 'from-hour leaves out earlier hours',
    'to-hour': 'to-hour leaves out later hours, or includes the following night',
    calendar: 'calendar lets visitors save a week',
  },
  properties: {},
  events: { 'onair-failure': 'fires onair-failure when the station fails in a new way' },
};
