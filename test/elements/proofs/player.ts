import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-player',
  attributes: {
    channel: 'chooses the stream, until the visitor does, and again when it changes',
    volume: 'gives way to what the visitor chose, also on the next visit, and comes back when it changes',
    delay: 'names what the listener hears, who is behind the studio',
  },
  properties: {},
  events: {
    'onair-track': 'tells the page what is heard, and what fails',
    'onair-failure': 'tells the page what is heard, and what fails',
  },
};
