import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-podcasts',
  attributes: {
    limit: 'limit sets the number of podcasts shown at first, and added by each press of "more"',
    layout: 'layout="grid" shows covers side by side',
    episodes: 'has no button for episodes without the attribute',
  },
  properties: {},
  events: {
    'onair-failure': 'shows a message when the station fails, and fires onair-failure',
  },
};
