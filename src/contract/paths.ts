/** Paths below a panel's base URL. Always with the slash: a POST without it is lost in a redirect. */

export const v2 = {
  servers: '/api/v2/servers/',
  channels: '/api/v2/channels/',
  history: '/api/v2/history/',
} as const;

export const legacy = {
  servers: '/api/servers/',
  channels: '/api/channels/',
  history: '/api/history/',
  djs: '/api/djs/',
} as const;
