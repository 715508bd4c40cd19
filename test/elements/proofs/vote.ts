import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-vote',
  attributes: {},
  properties: { track: 'votes on the track of its property, also if that was set before the upgrade' },
  events: {
    'onair-vote': 'emits onair-vote once, after the vote was counted',
    'onair-track': 'onair-track from ${tag}',
    'onair-failure': 'onair-failure from ${tag}, once for each kind of failure',
  },
};
