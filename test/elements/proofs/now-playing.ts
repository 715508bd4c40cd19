import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-now-playing',
  attributes: {
    layout: 'layout="line" shows one row',
    vote: 'keeps a card at one height, whatever the votes show',
    links: 'finds the track at the services that the page names, in its order',
    tint: 'takes the colour of the cover, on a light page and on a dark one',
    listeners: 'listeners tells how many there are, where the panel says so',
    delay: 'delay shows what that listener still hears',
  },
  properties: {},
  events: {
    'onair-track': 'onair-track tells the track and the one before',
    'onair-vote': 'onair-vote from a card',
    'onair-failure': 'onair-failure comes once for one way of failing, out of shadow roots too',
  },
};
