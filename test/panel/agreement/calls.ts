/** A successful call of each operation with the typed client. A missing operation doesn't compile. */
import type { operations } from '../../../src/api/index.js';
import { ADMINISTRATOR, PASSWORD } from '../../kit/open-panel.js';
import { administrationCalls, type PlaceCall } from './administration-calls.js';

const at = (id: number) => ({ params: { path: { id } } });
const page = { params: { query: { limit: 2, offset: 1, server: 1 } } };
const legacyPage = { params: { query: { limit: 2, offset: 1 } } };
const week = { server: 1, start_ts: 1_772_755_200, end_ts: 1_773_360_000 };

export const ACCOUNT = { username: ADMINISTRATOR, password: PASSWORD };

/** A picture of one black pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const cover = () => new Blob([POINT], { type: 'image/png' });

export const event = {
  server: 1,
  name: 'Late Show',
  periodicity: 'onetime',
  cast_type: 'radioshow',
  start_time: '23:15:00',
} as const;

/** Each call uses another day. */
let day = 0;
export const someDay = () => new Date(Date.UTC(2027, 0, ++day)).toISOString().slice(0, 10);

const stationCalls = {
  obtainToken: (api) => api.POST('/api/v2/api-token-auth/', { body: ACCOUNT }),
  listServers: (api) => api.GET('/api/v2/servers/', { params: { query: { limit: 1 } } }),
  listChannels: (api) => api.GET('/api/v2/channels/', page),
  createChannel: (api) => api.POST('/api/v2/channels/', { body: { server: 1, bitrate: 96, public: false } }),
  readChannel: (api, id) => api.GET('/api/v2/channels/{id}/', at(id)),
  replaceChannel: (api, id) =>
    api.PUT('/api/v2/channels/{id}/', { ...at(id), body: { server: 1, bitrate: 64 } }),
  changeChannel: (api, id) => api.PATCH('/api/v2/channels/{id}/', { ...at(id), body: { active: false } }),
  deleteChannel: (api, id) => api.DELETE('/api/v2/channels/{id}/', at(id)),
  listHistory: (api) => api.GET('/api/v2/history/', page),
  listPlaylists: (api) => api.GET('/api/v2/playlists/', page),
  createPlaylist: (api) => api.POST('/api/v2/playlists/', { body: { server: 1, name: 'Night' } }),
  readPlaylist: (api, id) => api.GET('/api/v2/playlists/{id}/', at(id)),
  replacePlaylist: (api, id) =>
    api.PUT('/api/v2/playlists/{id}/', { ...at(id), body: { server: 1, name: 'Noon' } }),
  changePlaylist: (api, id) =>
    api.PATCH('/api/v2/playlists/{id}/', { ...at(id), body: { is_random: false } }),
  deletePlaylist: (api, id) => api.DELETE('/api/v2/playlists/{id}/', at(id)),
  listPodcasts: (api) => api.GET('/api/v2/podcasts/', page),
  createPodcast: (api) =>
    api.POST('/api/v2/podcasts/', {
      body: { server: 1, title: 'Harbour Talks', description: '', published: true, image: cover() },
    }),
  readPodcast: (api, id) => api.GET('/api/v2/podcasts/{id}/', at(id)),
  replacePodcast: (api, id) =>
    api.PUT('/api/v2/podcasts/{id}/', {
      ...at(id),
      body: { server: 1, title: 'Talks', description: '', published: true },
    }),
  changePodcast: (api, id) => api.PATCH('/api/v2/podcasts/{id}/', { ...at(id), body: { image: cover() } }),
  deletePodcast: (api, id) => api.DELETE('/api/v2/podcasts/{id}/', at(id)),
  removeTracks: (api, id) => api.POST('/api/v2/music/remove/', { body: { server_id: 1, files: [id] } }),
  likeTrack: (api, id) => api.POST('/api/v2/music/{id}/like/', at(id)),
  dislikeTrack: (api, id) => api.POST('/api/v2/music/{id}/dislike/', at(id)),
  rewindDj: (api, id) => api.POST('/api/v2/djs/{id}/rewind/', at(id)),
  listGrid: (api) => api.GET('/api/v2/grid/', { params: { query: { ...week, utc: '1' } } }),
  createGridEvent: (api) => api.POST('/api/v2/grid/', { body: { ...event, start_date: someDay() } }),
  readGridEvent: (api, id) => api.GET('/api/v2/grid/{id}/', at(id)),
  replaceGridEvent: (api, id) =>
    api.PUT('/api/v2/grid/{id}/', { ...at(id), body: { ...event, start_date: someDay(), color2: null } }),
  changeGridEvent: (api, id) => api.PATCH('/api/v2/grid/{id}/', { ...at(id), body: { name: 'Later Show' } }),
  deleteGridEvent: (api, id) => api.DELETE('/api/v2/grid/{id}/', at(id)),
  clearGrid: (api) => api.DELETE('/api/v2/grid/clear/', { params: { query: { server: 2 } } }),
  legacyListServers: (api) => api.GET('/api/servers/', legacyPage),
  legacyReadServers: (api, id) => api.GET('/api/servers/{id}/', at(id)),
  legacyListChannels: (api) => api.GET('/api/channels/', legacyPage),
  legacyReadChannels: (api, id) => api.GET('/api/channels/{id}/', at(id)),
  legacyListHistory: (api) => api.GET('/api/history/', legacyPage),
  legacyReadHistory: (api, id) => api.GET('/api/history/{id}/', at(id)),
  legacyListDJs: (api) => api.GET('/api/djs/', { params: { query: { server: 1, active: '1' } } }),
  legacyReadDJs: (api, id) => api.GET('/api/djs/{id}/', at(id)),
  legacyListSchedule: (api) => api.GET('/api/grid/', { params: { query: { ...week, limit: 5 } } }),
  legacyReadSchedule: (api, id) => api.GET('/api/grid/{id}/', at(id)),
  legacyListPodcasts: (api) => api.GET('/api/podcasts/', legacyPage),
  legacyReadPodcasts: (api, id) => api.GET('/api/podcasts/{id}/', at(id)),
} satisfies Record<string, PlaceCall>;

export const calls: Record<keyof operations, PlaceCall> = { ...stationCalls, ...administrationCalls };
