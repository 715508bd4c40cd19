import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-history',
  attributes: {
    limit: 'limit sets the number of rows',
    vote: 'adds buttons to each row of a history',
    'hide-jingles': 'hide-jingles leaves out jingles',
    'include-current': 'include-current starts with the current track and marks it',
    links: 'opens from each play of a list and from each liked title',
    search: 'ends its search with another station, or without the attribute search',
  },
  properties: {},
  events: {
    'onair-track': 'emits onair-track',
    'onair-vote': 'adds buttons to each row of a history',
    'onair-failure': 'onair-failure from ${tag}, once for each kind of failure',
  },
};
