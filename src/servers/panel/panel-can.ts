import type { Can } from '../server-kind.js';

/** A panel like ours has the whole contract. */
export const panelCan: Can = {
  history: 'full',
  times: true,
  lengths: true,
  week: true,
  channels: true,
  podcasts: true,
  votes: true,
};
