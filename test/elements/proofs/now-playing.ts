import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-now-playing',
  attributes: {
    layout: 'layout="line" shows a single row',
    vote: 'keeps the height of a card in every state of a vote',
    links: 'links to the services of the attribute, in its order',
    tint: 'uses the colour of the cover on light and dark pages',
    listeners: 'listeners shows the number of listeners if the panel provides it',
    delay: 'delay shows the track that the listener still hears',
  },
  properties: {},
  events: {
    'onair-track': 'emits onair-track with the track and the previous one',
    'onair-vote': 'onair-vote from a card',
    'onair-failure': 'emits onair-failure once for each kind of failure, through shadow roots',
  },
};
