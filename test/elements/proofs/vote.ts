import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-vote',
  attributes: {},
  properties: { track: 'votes on another track by its property, also when set before it was there' },
  events: {
    'onair-vote': 'tells the page once that it counts',
    'onair-track': 'onair-track from ${tag}',
    'onair-failure': 'onair-failure from ${tag}, once for one way of failing',
  },
};
