import type { operations } from '../../../src/api/index.js';

export const PEOPLE = [
  'nobody',
  'account',
  'other account',
  'reseller',
  'other reseller',
  'administrator',
  'expired',
  'revoked',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Who may use an operation, and the status for everyone else. */
export interface Rule {
  in: readonly Person[];
  /** Status for other signed-in people. */
  else: 400 | 403 | 404;
  /** Status without a valid token. */
  unknown: 400 | 401;
}

const VALID = PEOPLE.slice(0, 6);
const SIGNED_IN = PEOPLE.slice(1, 6);

/** Tokens are ignored. */
const everybody: Rule = { in: PEOPLE, else: 403, unknown: 401 };
/** No sign-in is needed, but an invalid token is refused. */
const anybody: Rule = { in: VALID, else: 403, unknown: 401 };
const signedIn: Rule = { in: SIGNED_IN, else: 403, unknown: 401 };
const administrator: Rule = { in: ['administrator'], else: 403, unknown: 401 };
/** The owner of the server. */
const itsStation: Rule = { in: ['account', 'administrator'], else: 403, unknown: 401 };
const otherStation: Rule = { in: ['other account', 'administrator'], else: 403, unknown: 401 };
const resellers: Rule = { in: ['reseller', 'other reseller', 'administrator'], else: 403, unknown: 401 };
/** Records of others are 404 for a reseller. */
const itsReseller: Rule = { in: ['reseller', 'administrator'], else: 404, unknown: 401 };
const itsOwn: Rule = { in: ['account', 'reseller', 'administrator'], else: 404, unknown: 401 };
/** Only the owner sees a template. */
const itsMaker: Rule = { in: ['reseller'], else: 404, unknown: 401 };
/** Access depends on the name and password in the request. */
const credentials: Rule = { in: ['administrator'], else: 400, unknown: 400 };

/**
 * Who may call each operation of the API. The tests are derived from the OpenAPI document and fail if an operation is
 * missing here. The records belong to `account`, which belongs to `reseller`. `account` owns server 1, `other account`
 * server 2.
 */
export const whoMay: Record<keyof operations, Rule> = {
  obtainToken: everybody,
  listServers: anybody,
  listChannels: anybody,
  createChannel: itsStation,
  readChannel: anybody,
  replaceChannel: itsStation,
  changeChannel: itsStation,
  deleteChannel: itsStation,
  listHistory: anybody,
  listPlaylists: itsStation,
  createPlaylist: itsStation,
  readPlaylist: itsStation,
  replacePlaylist: itsStation,
  changePlaylist: itsStation,
  deletePlaylist: itsStation,
  listPodcasts: anybody,
  createPodcast: itsStation,
  readPodcast: anybody,
  replacePodcast: itsStation,
  changePodcast: itsStation,
  deletePodcast: itsStation,
  removeTracks: itsStation,
  likeTrack: anybody,
  dislikeTrack: anybody,
  rewindDj: itsStation,
  listGrid: anybody,
  createGridEvent: itsStation,
  readGridEvent: anybody,
  replaceGridEvent: itsStation,
  changeGridEvent: itsStation,
  deleteGridEvent: itsStation,
  clearGrid: otherStation,
  legacyListServers: everybody,
  legacyReadServers: everybody,
  legacyListChannels: everybody,
  legacyReadChannels: everybody,
  legacyListHistory: everybody,
  legacyReadHistory: everybody,
  legacyListDJs: everybody,
  legacyReadDJs: everybody,
  legacyListSchedule: everybody,
  legacyReadSchedule: everybody,
  legacyListPodcasts: everybody,
  legacyReadPodcasts: everybody,
  logIn: everybody,
  listBroadcasters: signedIn,
  createBroadcaster: resellers,
  readBroadcaster: itsOwn,
  replaceBroadcaster: itsReseller,
  changeBroadcaster: itsReseller,
  deleteBroadcaster: itsReseller,
  suspendBroadcaster: itsReseller,
  unsuspendBroadcaster: itsReseller,
  logInBroadcaster: itsReseller,
  backUpBroadcaster: itsOwn,
  listResellers: administrator,
  createReseller: administrator,
  readReseller: administrator,
  replaceReseller: administrator,
  changeReseller: administrator,
  deleteReseller: administrator,
  logInReseller: administrator,
  listBroadcasterTemplates: resellers,
  createBroadcasterTemplate: resellers,
  readBroadcasterTemplate: itsMaker,
  replaceBroadcasterTemplate: itsMaker,
  changeBroadcasterTemplate: itsMaker,
  deleteBroadcasterTemplate: itsMaker,
  listResellerTemplates: administrator,
  createResellerTemplate: administrator,
  readResellerTemplate: administrator,
  replaceResellerTemplate: administrator,
  changeResellerTemplate: administrator,
  deleteResellerTemplate: administrator,
  readEmailTemplate: resellers,
  writeEmailTemplate: resellers,
  listEmailTypes: resellers,
  readLicense: administrator,
  changeLicense: administrator,
  askForNewPassword: everybody,
  setNewPassword: everybody,
  checkUsername: everybody,
  readSettings: anybody,
  changeSettings: administrator,
  sendTestEmail: administrator,
  readPermanentStatistics: administrator,
  readDynamicStatistics: administrator,
  readProfile: signedIn,
  changeProfile: signedIn,
  remoteLogInAdministrator: credentials,
  remoteLogIn: credentials,
  remoteChangePassword: credentials,
  remoteListBroadcasters: credentials,
  remoteReadBroadcaster: credentials,
  remoteSuspendBroadcaster: credentials,
  remoteUnsuspendBroadcaster: credentials,
  remoteDeleteBroadcaster: credentials,
  remoteListTemplates: credentials,
  remoteCreateBroadcaster: credentials,
  remoteUpdateBroadcaster: credentials,
  checkMigration: administrator,
  transferFiles: administrator,
};
