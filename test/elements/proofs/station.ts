import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-station',
  attributes: {
    'base-url': 'base-url: elements inside follow a change',
    server: 'server: elements inside follow a change',
    transport: 'transport: legacy uses the legacy API',
    lang: 'lang: sets the language of words and times inside',
    covers: 'covers: none removes the covers inside',
    art: 'art: replaces missing covers inside, also in lists',
    delay: 'delay: applies to elements inside, also to lists',
    'time-zone': 'time-zone: accepts an IANA name, station and local; an unknown name counts as local',
  },
  properties: {},
  events: {},
};
