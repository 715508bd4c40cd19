import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-history',
  attributes: {
    limit: 'limit says how many rows there are',
    vote: 'votes on each row of a history, with the panel of the list',
    'hide-jingles': 'hide-jingles leaves them out',
    'include-current': 'include-current begins with the track on air, and says which it is',
    links: 'opens a menu from each play of a list, and from each liked title',
    search: 'forgets its search with another station, and without its attribute',
  },
  properties: {},
  events: {
    'onair-track': 'sends onair-track',
    'onair-vote': 'votes on each row of a history, with the panel of the list',
    'onair-failure': 'onair-failure from ${tag}, once for one way of failing',
  },
};
