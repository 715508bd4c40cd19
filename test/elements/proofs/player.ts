import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-player',
  attributes: {
    layout:
      'of a card is one object: the cover with the button on it, the song, how far it is, stream, volume, votes',
    popup: 'has a button for a small window, where the panel has a page for it',
    tint: 'with tint has the ground of its cover, and as a bar its own again',
    links: 'with links has a menu of its track',
    listeners: 'with listeners says how many there are, where the panel says so',
    position: 'stays at the foot of the window, with room for it below the page',
    vote: 'that is unknown, or none, is the bar, which can have votes, too',
    channel: 'chooses the stream, until the visitor does, and again when it changes',
    volume: 'gives way to what the visitor chose, also on the next visit, and comes back when it changes',
    delay: 'names what the listener hears, who is behind the studio',
  },
  properties: {},
  events: {
    'onair-vote':
      'of a card is one object: the cover with the button on it, the song, how far it is, stream, volume, votes',
    'onair-track': 'tells the page what is heard, and what fails',
    'onair-failure': 'tells the page what is heard, and what fails',
  },
};
