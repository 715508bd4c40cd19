import type { PanelApi } from '../../../src/api/index.js';
import { LICENSE_KEY } from '../operations/license/license-key.js';
import { PASSWORD, type Place } from './place.js';

/** A successful call of each operation of the administration. `id` is the id of a record created for the call. */
export type PlaceCall = (api: PanelApi, id: number, place: Place) => Promise<{ response: Response }>;

const at = (pk: number) => ({ params: { path: { pk } } });
const two = { params: { query: { limit: 2, offset: 0 } } };
const named = (id: number, { credentials, names }: Place) => ({
  ...credentials,
  username: names.get(id) ?? '',
});
const host = ({ host }: Place) => ({
  host: host.host,
  port: host.port,
  username: host.username,
  password: host.password,
});
/** Returns a new person, because names are unique. */
const person = (place: Place) => {
  const { username, email } = place.somebody();
  return { username, email };
};

export const administrationCalls = {
  logIn: (api, _, { credentials }) =>
    api.POST('/api/v1/rest-auth/login/', {
      body: { username: credentials.server_username, password: credentials.server_password },
    }),
  listBroadcasters: (api) => api.GET('/api/v1/broadcasters/', two),
  createBroadcaster: (api, _, place) => api.POST('/api/v1/broadcasters/', { body: place.somebody() }),
  readBroadcaster: (api, id) => api.GET('/api/v1/broadcasters/{pk}/', at(id)),
  replaceBroadcaster: (api, id, place) =>
    api.PUT('/api/v1/broadcasters/{pk}/', { ...at(id), body: person(place) }),
  changeBroadcaster: (api, id) =>
    api.PATCH('/api/v1/broadcasters/{pk}/', { ...at(id), body: { limit_streams: 3 } }),
  deleteBroadcaster: (api, id) => api.DELETE('/api/v1/broadcasters/{pk}/', at(id)),
  suspendBroadcaster: (api, id) => api.POST('/api/v1/broadcasters/{pk}/suspend/', at(id)),
  unsuspendBroadcaster: (api, id) => api.POST('/api/v1/broadcasters/{pk}/unsuspend/', at(id)),
  logInBroadcaster: (api, id) => api.POST('/api/v1/broadcasters/{pk}/login/', at(id)),
  backUpBroadcaster: (api, id) =>
    api.POST('/api/v1/broadcasters/{pk}/backup/', { ...at(id), body: { action: 'save', when: 3, type: 1 } }),
  listResellers: (api) => api.GET('/api/v1/resellers/', two),
  createReseller: (api, _, place) => api.POST('/api/v1/resellers/', { body: place.somebody() }),
  readReseller: (api, id) => api.GET('/api/v1/resellers/{pk}/', at(id)),
  replaceReseller: (api, id, place) => api.PUT('/api/v1/resellers/{pk}/', { ...at(id), body: person(place) }),
  changeReseller: (api, id) => api.PATCH('/api/v1/resellers/{pk}/', { ...at(id), body: { limit_du: 3 } }),
  deleteReseller: (api, id) => api.DELETE('/api/v1/resellers/{pk}/', at(id)),
  logInReseller: (api, id) => api.POST('/api/v1/resellers/{pk}/login/', at(id)),
  listBroadcasterTemplates: (api) => api.GET('/api/v1/templates/broadcasters/', two),
  createBroadcasterTemplate: (api, _, place) =>
    api.POST('/api/v1/templates/broadcasters/', { body: { name: place.somebody().username } }),
  readBroadcasterTemplate: (api, id) => api.GET('/api/v1/templates/broadcasters/{pk}/', at(id)),
  replaceBroadcasterTemplate: (api, id, place) =>
    api.PUT('/api/v1/templates/broadcasters/{pk}/', {
      ...at(id),
      body: { name: place.somebody().username, limit_du: 5 },
    }),
  changeBroadcasterTemplate: (api, id) =>
    api.PATCH('/api/v1/templates/broadcasters/{pk}/', { ...at(id), body: { tts_enabled: true } }),
  deleteBroadcasterTemplate: (api, id) => api.DELETE('/api/v1/templates/broadcasters/{pk}/', at(id)),
  listResellerTemplates: (api) => api.GET('/api/v1/templates/resellers/', two),
  createResellerTemplate: (api, _, place) =>
    api.POST('/api/v1/templates/resellers/', { body: { name: place.somebody().username } }),
  readResellerTemplate: (api, id) => api.GET('/api/v1/templates/resellers/{pk}/', at(id)),
  replaceResellerTemplate: (api, id, place) =>
    api.PUT('/api/v1/templates/resellers/{pk}/', {
      ...at(id),
      body: { name: place.somebody().username, limit_accounts: 5 },
    }),
  changeResellerTemplate: (api, id) =>
    api.PATCH('/api/v1/templates/resellers/{pk}/', { ...at(id), body: { tts_enabled: true } }),
  deleteResellerTemplate: (api, id) => api.DELETE('/api/v1/templates/resellers/{pk}/', at(id)),
  readEmailTemplate: (api) =>
    api.GET('/api/v1/templates/email/', { params: { query: { email_type: 'password_reset' } } }),
  writeEmailTemplate: (api) =>
    api.PUT('/api/v1/templates/email/', {
      body: { language: 'nl', email_type: 'password_reset', subject: 'Vergeten', body: 'Hier: {link}' },
    }),
  listEmailTypes: (api) => api.GET('/api/v1/templates/email/types/'),
  readLicense: (api) => api.GET('/api/v1/license/'),
  changeLicense: (api) => api.PUT('/api/v1/license/', { body: { license_key: LICENSE_KEY } }),
  askForNewPassword: (api, id, { names }) =>
    api.POST('/api/v1/password_reset/', { body: { email: `${names.get(id) ?? ''}@radio.test` } }),
  setNewPassword: async (api, id, place) =>
    api.POST('/api/v1/password_reset_confirm/', {
      body: { ...(await place.resetLink(id)), password: PASSWORD },
    }),
  checkUsername: (api) => api.GET('/api/v1/check_username/', { params: { query: { username: 'anybody' } } }),
  readSettings: (api) => api.GET('/api/v1/settings/'),
  changeSettings: (api) => api.PUT('/api/v1/settings/', { body: { company_name: 'Nordlicht' } }),
  sendTestEmail: (api) =>
    api.POST('/api/v1/settings/test_email/', {
      body: { subject: 'One', recipient: 'chief@radio.test', body: 'Two' },
    }),
  readPermanentStatistics: (api) => api.GET('/api/v1/settings/permanent_stats/'),
  readDynamicStatistics: (api) => api.GET('/api/v1/settings/dynamic_stats/'),
  readProfile: (api) => api.GET('/api/v1/user_profile/'),
  changeProfile: (api) => api.PUT('/api/v1/user_profile/', { body: { first_name: 'Ada' } }),
  remoteLogInAdministrator: (api, _, { credentials }) =>
    api.POST('/api/v1/remote_admin_login/', {
      body: { username: credentials.server_username, password: credentials.server_password },
    }),
  remoteLogIn: (api, id, place) => api.POST('/api/v1/remote_user_login/', { body: named(id, place) }),
  remoteChangePassword: (api, id, place) =>
    api.PATCH('/api/v1/remote_change_password/', { body: { ...named(id, place), new_password: PASSWORD } }),
  remoteListBroadcasters: (api, _, { credentials }) =>
    api.GET('/api/v1/remote_get_all_broadcasters/', { params: { query: credentials } }),
  remoteReadBroadcaster: (api, id, place) =>
    api.POST('/api/v1/remote_get_details/', { body: named(id, place) }),
  remoteSuspendBroadcaster: (api, id, place) =>
    api.POST('/api/v1/remote_user_suspend/', { body: named(id, place) }),
  remoteUnsuspendBroadcaster: (api, id, place) =>
    api.POST('/api/v1/remote_user_unsuspend/', { body: named(id, place) }),
  remoteDeleteBroadcaster: (api, id, place) =>
    api.POST('/api/v1/remote_user_delete/', { body: named(id, place) }),
  remoteListTemplates: (api, _, { credentials }) =>
    api.POST('/api/v1/remote_get_templates/', { body: credentials }),
  remoteCreateBroadcaster: (api, _, place) =>
    api.POST('/api/v1/remote_bcaster_create_from_template/', {
      body: { ...place.credentials, ...place.somebody(), template: 'Small' },
    }),
  remoteUpdateBroadcaster: (api, id, place) =>
    api.PATCH('/api/v1/remote_update_client/', {
      body: { ...named(id, place), template: 'no_template', limit_listeners: 7 },
    }),
  checkMigration: (api, _, place) =>
    api.GET('/api/v1/before_migration_check/', { params: { query: host(place) } }),
  transferFiles: (api, id, place) =>
    api.GET('/api/v1/migration_file_transfer/', {
      params: { query: { ...host(place), user: place.names.get(id) ?? '' } },
    }),
} satisfies Record<string, PlaceCall>;
