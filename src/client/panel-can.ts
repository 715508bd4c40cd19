import type { Can } from '../sources/server-kind.js';

/** A panel has the whole contract. */
export const panelCan: Can = {
  history: 'full',
  times: true,
  lengths: true,
  week: true,
  channels: true,
  podcasts: true,
  votes: true,
};
