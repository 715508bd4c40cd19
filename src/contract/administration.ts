/** Shared definitions of the administration API: features, limits, roles and codes, spelled as in the contract. */

/** Features that can be enabled for an account, a reseller, or a template of either. */
export const FEATURES = [
  'stream_a_streaming_enabled',
  'stream_b_streaming_enabled',
  'stream_c_streaming_enabled',
  'stream_d_streaming_enabled',
  'geoblocking_enabled',
  'stereo_tool_enabled',
  'url_branding_enabled',
  'website_enabled',
  'tts_enabled',
  'podcasts_enabled',
  'save_dj_streams_enabled',
] as const;

/**
 * Limits of an account; 0 means no limit. `limit_bitrate` is in kbit/s, and `limit_du` and `limit_traffic` are in
 * megabytes.
 */
export const ACCOUNT_LIMITS = [
  'limit_stations',
  'limit_streams',
  'limit_listeners',
  'limit_bitrate',
  'limit_du',
  'limit_traffic',
] as const;

/**
 * Limits of a reseller, which apply to all of its accounts together; 0 means no limit. The units are those of an
 * account's limits.
 */
export const RESELLER_LIMITS = [
  'limit_accounts',
  'limit_listeners',
  'limit_du',
  'limit_bitrate',
  'limit_traffic',
] as const;

export type Feature = (typeof FEATURES)[number];
export type AccountLimit = (typeof ACCOUNT_LIMITS)[number];
export type ResellerLimit = (typeof RESELLER_LIMITS)[number];

/**
 * Values of `server_type`. The contract's sample uses `icecast`. SHOUTcast is the other server software that
 * such panels use.
 */
export const SERVER_TYPES = ['icecast', 'shoutcast'] as const;
export type ServerType = (typeof SERVER_TYPES)[number];

/** The roles of accounts. For its own accounts and stations, each role has the rights of the roles after it. */
export const ROLES = ['administrator', 'reseller', 'broadcaster'] as const;
export type Role = (typeof ROLES)[number];

/** Values of `account_type`, which the contract doesn't list. */
export const ACCOUNT_TYPES: Record<Role, number> = { broadcaster: 1, reseller: 2, administrator: 3 };

/** Values of `account_status`, which the contract doesn't list. */
export const ACCOUNT_STATUS = { active: 1, suspended: 2, deleted: 3 } as const;

/** Types of the emails that the panel sends, with their labels. */
export const EMAIL_TYPES = [['password_reset', 'Password reset']] as const;
export type EmailType = (typeof EMAIL_TYPES)[number][0];
