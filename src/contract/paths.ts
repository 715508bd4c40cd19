/** Paths below a panel's base URL. Always with the slash: a POST without it is lost in a redirect. */

export const v2 = {
  token: '/api/v2/api-token-auth/',
  servers: '/api/v2/servers/',
  channels: '/api/v2/channels/',
  history: '/api/v2/history/',
  playlists: '/api/v2/playlists/',
  podcasts: '/api/v2/podcasts/',
  /** Followed by `{id}/like/`, `{id}/dislike/`, or `remove/`. */
  music: '/api/v2/music/',
  /** Followed by `{id}/rewind/`. */
  djs: '/api/v2/djs/',
  /** Followed by `{id}/` or `clear/`. */
  grid: '/api/v2/grid/',
} as const;

export const legacy = {
  servers: '/api/servers/',
  channels: '/api/channels/',
  history: '/api/history/',
  djs: '/api/djs/',
  grid: '/api/grid/',
  podcasts: '/api/podcasts/',
} as const;
