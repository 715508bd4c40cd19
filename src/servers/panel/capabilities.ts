import type { Capabilities } from '../server-kind.js';

/** A panel provides the whole contract. */
export const panelCapabilities: Capabilities = {
  history: 'full',
  times: true,
  lengths: true,
  week: true,
  channels: true,
  podcasts: true,
  votes: true,
  requests: true,
};
