/** The current file in a response of `/api/live-info-v2?timezone=UTC`. */
export const METADATA = {
  id: 42,
  name: '',
  mime: 'audio/mp3',
  ftype: 'audioclip',
  track_title: 'J&oacute;ga',
  artist_name: 'Simon &amp; Garfunkel',
  album_title: 'Rock &#039;n&#039; Roll',
  length: '00:05:05.123',
  genre: 'Pop',
  isrc_number: 'GBAFL9700135',
  label: 'One Little',
  composer: null,
  lyricist: '',
  year: '1997',
  artwork: '1/artwork/42',
};
export const TRACK = {
  starts: '2026-03-06 10:00:00',
  ends: '2026-03-06 10:05:05',
  type: 'track',
  name: 'Simon &amp; Garfunkel - J&oacute;ga',
  media_item_played: true,
  metadata: METADATA,
  record: '0',
};
export const PREVIOUS = {
  ...TRACK,
  starts: '2026-03-06 09:56:00.000000',
  ends: '2026-03-06 10:00:00.000000',
  metadata: { ...METADATA, id: 41, track_title: 'Before' },
};
export const SHOW = {
  name: 'Tea &amp; Talk',
  description: '',
  genre: '',
  id: 3,
  instance_id: 103,
  record: 0,
  url: '',
  image_path: '',
  starts: '2026-03-06 10:00:00',
  ends: '2026-03-06 12:00:00',
};
/** A live stream: there is no metadata, and the texts and the type are in the server's language. */
export const LIVE = {
  starts: SHOW.starts,
  ends: SHOW.ends,
  type: 'Livestream',
  name: 'Tea &amp; Talk - Direktübertragung',
  media_item_played: false,
  record: '0',
};
export const STATION = {
  env: 'production',
  schedulerTime: '2026-03-06 10:01:00',
  source_enabled: 'Scheduled',
  timezone: 'UTC',
  AIRTIME_API_VERSION: '1.1',
};
export const LIVE_INFO = {
  station: STATION,
  tracks: { previous: PREVIOUS, current: TRACK, next: { ...TRACK, starts: '2026-03-06 10:05:05' } },
  shows: {
    previous: [
      { ...SHOW, name: 'Older' },
      { ...SHOW, name: 'Old' },
    ],
    current: SHOW,
    next: [],
  },
  sources: { livedj: 'off', masterdj: 'off', scheduledplay: 'on' },
};
