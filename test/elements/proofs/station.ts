import type { Proofs } from './proofs.js';

export const proofs: Proofs = {
  tag: 'onair-station',
  attributes: {
    'base-url': 'base-url: another one is read by everything inside',
    server: 'server: another one is another station',
    transport: 'transport: legacy asks the legacy API',
    lang: 'lang: words and times of everything inside',
    covers: 'covers: none takes them away',
    art: 'art: stands where everything inside has no cover, a list too',
    delay: 'delay: everything inside is as far behind, a list too',
    'time-zone':
      'time-zone: an IANA name, the station’s, the visitor’s; what is none counts as the visitor’s',
  },
  properties: {},
  events: {},
};
