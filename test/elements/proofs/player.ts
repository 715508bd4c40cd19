import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-player',
  attributes: {
    layout: 'card shows the cover with the play button, song, progress, stream, volume and votes',
    popup: 'adds and removes an accessible button',
    tint: 'takes the colour of the cover with the attribute tint, and drops it as a bar',
    links: 'has a menu for the track with the attribute links',
    listeners: 'shows the number of listeners with the attribute listeners, if the panel reports it',
    position: 'is fixed to the bottom of the window and adds padding below the page',
    vote: 'falls back to the bar for an unknown value, also with votes',
    channel: 'selects the stream until the visitor chooses one, and again when it changes',
    volume: 'gives way to the visitor’s choice, also on the next visit, until it changes',
    delay: 'shows the delayed track, also on the lock screen',
  },
  properties: {},
  events: {
    'onair-vote': 'card shows the cover with the play button, song, progress, stream, volume and votes',
    'onair-track': 'fires onair-track for a track and onair-failure for a failure',
    'onair-failure': 'fires onair-track for a track and onair-failure for a failure',
  },
};
