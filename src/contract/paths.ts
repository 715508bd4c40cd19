/**
 * Paths relative to a panel's base URL. They end with a slash, because panels redirect paths without one, and
 * the body of a POST request would be lost in the redirect.
 */

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

/** The administration API, at the URL of the administration panel. */
export const v1 = {
  login: '/api/v1/rest-auth/login/',
  /** Followed by `{pk}/`, and then by `backup/`, `suspend/`, `unsuspend/` or `login/`. */
  broadcasters: '/api/v1/broadcasters/',
  /** Followed by `{pk}/`, and then by `login/`. */
  resellers: '/api/v1/resellers/',
  userProfile: '/api/v1/user_profile/',
  passwordReset: '/api/v1/password_reset/',
  passwordResetConfirm: '/api/v1/password_reset_confirm/',
  checkUsername: '/api/v1/check_username/',
  /** Followed by `test_email/`, `permanent_stats/` or `dynamic_stats/`. */
  settings: '/api/v1/settings/',
  /** Followed by `types/`. */
  emailTemplates: '/api/v1/templates/email/',
  broadcasterTemplates: '/api/v1/templates/broadcasters/',
  resellerTemplates: '/api/v1/templates/resellers/',
  license: '/api/v1/license/',
  beforeMigrationCheck: '/api/v1/before_migration_check/',
  migrationFileTransfer: '/api/v1/migration_file_transfer/',
  /** Followed by the operation: `get_all_broadcasters/`, `admin_login/` and so on. */
  remote: '/api/v1/remote_',
} as const;
