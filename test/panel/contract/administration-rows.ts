/**
 * Every row of the contract that concerns the administration: its endpoints, its
 * states, its errors, its fields. Each has one test, as those of the station.
 */
import { all, type FieldType } from './rows.js';

/** Method and path as the contract writes them, then who may, what is sent, and what comes back. */
export const administrationRows = {
  'POST /api/v1/rest-auth/login/': 'none | username, password | 200 { key: string, user: object }',
  'GET /api/v1/broadcasters/': 'req | none | list of the service accounts',
  'POST /api/v1/broadcasters/':
    'req | username, email, password; optional limit_*, server_type | 201 account object (pk, owner, is_active)',
  'GET /api/v1/broadcasters/{pk}/': 'req | none | account object',
  'PUT /api/v1/broadcasters/{pk}/': 'req | account fields | account object',
  'PATCH /api/v1/broadcasters/{pk}/': 'req | subset of account fields | account object',
  'DELETE /api/v1/broadcasters/{pk}/': 'req | none | marks the account for deletion',
  'POST /api/v1/broadcasters/{pk}/backup/':
    'req | action: backup with backup_quick, or save with when and type | 200 account object',
  'POST /api/v1/broadcasters/{pk}/suspend/': 'req | none | {}',
  'POST /api/v1/broadcasters/{pk}/unsuspend/': 'req | none | {}',
  'POST /api/v1/broadcasters/{pk}/login/': 'req | none | { url: string, token: string (JWT) }',
  'GET, POST /api/v1/resellers/':
    'req | POST: username, email, password, optional limit_accounts | 201 with pk, accounts_current, limit_accounts',
  'GET, PUT, PATCH, DELETE /api/v1/resellers/{pk}/': 'req | reseller fields | reseller object or empty',
  'POST /api/v1/resellers/{pk}/login/': 'req | none | { key: string, user: object }',
  'GET /api/v1/user_profile/': 'req | none | profile of current user',
  'PUT /api/v1/user_profile/':
    'req | profile fields; username and account_type are read-only; password with password_current | updated profile',
  'POST /api/v1/password_reset/': 'none | email | 200 {} and a reset email is sent',
  'POST /api/v1/password_reset_confirm/': 'none | uid (base64 user id), token, password | 200 {}',
  'GET /api/v1/check_username/': 'none | username | 200 { exists: boolean }',
  'GET /api/v1/settings/': 'opt | none | public view when unauthenticated, full view when authenticated',
  'PUT /api/v1/settings/': 'req | settings fields | updated settings',
  'POST /api/v1/settings/test_email/': 'req | subject, recipient, body | 200 {}',
  'GET /api/v1/settings/permanent_stats/': 'req | none | permanent statistics object',
  'GET /api/v1/settings/dynamic_stats/': 'req | none | dynamic statistics object',
  'GET /api/v1/templates/email/': 'req | language (default en), optional email_type | email template',
  'PUT /api/v1/templates/email/': 'req | language, email_type, subject, body | updated email template',
  'GET /api/v1/templates/email/types/': 'req | none | array of [value, label] pairs',
  'list, create, retrieve, update, delete /api/v1/templates/broadcasters/':
    'req | broadcaster template fields | template',
  'same operations /api/v1/templates/resellers/': 'req | reseller template fields | template',
  'GET /api/v1/license/': 'req | none | license object; 400 when none exists',
  'PUT /api/v1/license/': 'req | license_key | license fields',
} as const;

export const remoteRows = {
  'GET /api/v1/before_migration_check/':
    'req | host, username, password | 200 { success: true } when an SFTP connection is made; 500 { success: false }',
  'GET /api/v1/migration_file_transfer/':
    'req | host, port (default 22), user, username, password | { success: boolean, files: integer }',
  'GET /api/v1/remote_get_all_broadcasters/':
    'none | server_username, server_password | 200 { broadcasters: [row objects] }; 400 on failure',
  'POST /api/v1/remote_admin_login/':
    'none | username, password | 200 { token: string }; 400 { error: string }',
  'POST /api/v1/remote_user_login/':
    'none | credentials, username | { url: string } with a panel token in query parameter t',
  'PATCH /api/v1/remote_change_password/':
    'none | credentials, username, new_password | 200 { success: true }; 400 with an error message',
  'POST /api/v1/remote_user_suspend/': 'none | credentials, username | {}; 400 with an error',
  'POST /api/v1/remote_user_unsuspend/': 'none | same as above | same as above',
  'POST /api/v1/remote_user_delete/': 'none | same as above | same as above',
  'POST /api/v1/remote_bcaster_create_from_template/':
    'none | credentials, username, email, password, template; optional limits and flags | 200 {}; 400 { error: string }',
  'POST /api/v1/remote_get_templates/':
    'none | credentials | { broadcaster_templates: [string], reseller_templates: [string] }',
  'POST /api/v1/remote_get_details/': 'none | credentials, username | 200 account object',
  'PATCH /api/v1/remote_update_client/':
    'none | credentials, username, template (or config, or option1), or no_template with custom fields | 200 account or {}',
} as const;

export const stateRows = {
  '(none)': 'POST /api/v1/broadcasters/ | valid body | account exists | is_active false',
  'active account': 'POST suspend/ or remote_user_suspend/ | account exists | account disabled',
  'disabled account': 'POST unsuspend/ or remote_user_unsuspend/ | account exists | account enabled',
  'any account': 'DELETE or remote_user_delete/ | account exists | marked for deletion',
} as const;

/** Status, operation, body. */
export const administrationErrorRows = {
  'password_reset, email not found': '400 { email: [user_not_found] }',
  'password_reset_confirm, bad uid': '400 { uid: [user_not_found] }; other cases carry field errors',
  'license GET, no license': '400 { license: [not_found] }',
  'settings test_email, send failure':
    '400 { non_field_errors: [email_failed], smtp_exception: <error text> }',
  'remote_get_all_broadcasters, credentials missing': '400 { error: Username or password not set }',
  'remote_get_all_broadcasters, remote_admin_login': '400 { error: Invalid credentials }',
  'remote_bcaster_create_from_template and other remote endpoints': '400 { error: <text> }',
  'before_migration_check, authentication failure': '500 { success: false }',
} as const;

export const schemeRows = {
  'Administration token': 'key of rest-auth/login/ in Authorization: Token <ACCESS_TOKEN>',
  'Server administrator credentials': 'server_username and server_password in the body or query',
  'authentication rule 2, settings': 'settings GET returns less data when unauthenticated',
  'authentication rule 4':
    'remote endpoints fail with an error when the server credentials are missing or wrong',
  'authentication rule 5':
    'token in the account login, key in the reseller login, token inside url for the remote login',
} as const;

const FLAGS = {
  ...all('boolean', 'stream_a_streaming_enabled, stream_b_streaming_enabled, stream_c_streaming_enabled'),
  ...all('boolean', 'stream_d_streaming_enabled, geoblocking_enabled, stereo_tool_enabled'),
  ...all('boolean', 'url_branding_enabled, website_enabled, tts_enabled, podcasts_enabled'),
  ...all('boolean', 'save_dj_streams_enabled'),
};
const ACCOUNT_LIMITS = all(
  'integer',
  'limit_stations, limit_streams, limit_listeners, limit_bitrate, limit_du, limit_traffic',
);

/** The field tables, by the contract's headings. */
export const administrationFields: Record<string, Record<string, FieldType>> = {
  'the service account (broadcaster)': {
    ...all('integer', 'pk, account_type, account_status'),
    ...all('string', 'username, email, first_name, image, account_status_display'),
    ...all('owner', 'owner'),
    ...all('integer', 'panel_port, default_channel_port, port_range_min, port_range_max, stations_current'),
    ...ACCOUNT_LIMITS,
    ...FLAGS,
    ...all('integer', 'backup_status, backup_auto_type, backup_auto_when'),
    ...all('boolean', 'backup_quick'),
    ...all('string', 'branded_url'),
    ...all('integer', 'branded_url_status, listeners_current, du_current, traffic_current'),
  },
  Reseller: {
    ...all('integer', 'pk, accounts_current'),
    ...all('string', 'username, email, first_name, image'),
    ...all('integer', 'limit_accounts, limit_listeners, limit_du, limit_bitrate, limit_traffic'),
    ...FLAGS,
  },
  'Broadcaster template': {
    ...all('string', 'name'),
    ...ACCOUNT_LIMITS,
    ...FLAGS,
    ...all('server type', 'server_type'),
  },
  'Email template': {
    ...all('integer', 'owner'),
    ...all('string', 'language, email_type, subject, body'),
  },
  'Permanent statistics': all('string', 'hostname, ip, os, cpu_cores, cpu_model'),
  'Dynamic statistics': {
    ...all('integer', 'broadsters_num, resellers_num, listeners_num'),
    ...all('number', 'r_kbps, t_kbps'),
    ...all('integer', 'du_free, du_total'),
    ...all('string', 'du_free_readable, du_total_readable, uptime'),
    ...all('integer', 'ram_free_megabytes, ram_total_megabytes'),
    ...all('string', 'cpu_load'),
  },
  'License (read view)': {
    ...all('boolean', 'sc'),
    ...all('string', 'key, version'),
    ...all('string or null', 'last_version'),
    ...all('object', 'info'),
    ...all('list', 'changes'),
    ...all('boolean', 'update_available'),
  },
  'User profile': {
    ...all('integer', 'pk'),
    ...all('string', 'email, first_name, image, username'),
    ...all('integer', 'account_type'),
    ...all('boolean', 'allows_reseller, stream_a_streaming_enabled'),
  },
  'Settings, public view': all('string', 'company_logo, company_name, company_favicon, copyright'),
  'Settings, full view': {
    ...all('string', 'company_logo, company_name, company_favicon, copyright'),
    ...all('string', 'smtp_host, smtp_username, smtp_sender'),
    ...all('integer', 'smtp_port'),
    ...all('nothing', 'smtp_password'),
    ...all('boolean', 'smtp_tls, smtp_ssl'),
  },
};

/** Fields that a creation's answer has besides. */
export const creationFields = ['is_active'];
