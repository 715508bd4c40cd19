import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-podcasts',
  attributes: {
    limit: 'limit says how many there are, until somebody wants more',
    layout: 'layout puts covers beside each other',
    episodes: 'shows no way to unfold them without the attribute',
  },
  properties: {},
  events: {
    'onair-failure': 'says in one sentence that the station does not answer, and tells the page',
  },
};
