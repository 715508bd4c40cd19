/** A response of `/api/nowplaying/…` with all its fields. */
export const SONG = {
  id: '9f33bbc912c19603e51be8e0987d076b',
  art: 'https://radio.example/api/station/meridian/art/0a1b-1700000000.jpg',
  custom_fields: [],
  text: 'Björk - Jóga',
  artist: 'Björk',
  title: 'Jóga',
  album: 'Homogenic',
  genre: 'Electronic',
  isrc: 'GBAFL9700135',
  lyrics: '',
};
export const PLAY = {
  sh_id: 4711,
  played_at: 1772791200,
  duration: 305,
  playlist: 'Rotation',
  streamer: '',
  is_request: false,
  song: SONG,
};
export const STATION = {
  id: 3,
  name: 'Radio Meridian',
  shortcode: 'meridian',
  timezone: 'Europe/Berlin',
  listen_url: 'https://radio.example/listen/meridian/radio.mp3',
  url: null,
  mounts: [
    {
      id: 7,
      name: '/mobile.aac',
      url: 'https://radio.example/listen/meridian/mobile.aac',
      bitrate: 64,
      format: 'aac',
      listeners: { total: 1, unique: 1, current: 1 },
      path: '/mobile.aac',
      is_default: false,
    },
    {
      id: 8,
      name: '/radio.mp3',
      url: 'http://radio.example:8000/radio.mp3',
      bitrate: 192,
      format: 'mp3',
      listeners: { total: 1, unique: 1, current: 1 },
      path: '/radio.mp3',
      is_default: true,
    },
  ],
  remotes: [],
  hls_enabled: false,
  hls_url: null,
};
export const NOW_PLAYING = {
  station: STATION,
  listeners: { total: 12, unique: 10, current: 11 },
  live: { is_live: false, streamer_name: '', broadcast_start: null, art: null },
  now_playing: { ...PLAY, elapsed: 30, remaining: 275 },
  playing_next: {
    cued_at: 1772791400,
    played_at: 1772791505,
    duration: 200,
    song: { ...SONG, title: 'Next' },
  },
  song_history: [
    { ...PLAY, sh_id: 4710, played_at: 1772791000, duration: 200 },
    { ...PLAY, sh_id: 4709, played_at: 1772790800, duration: 200 },
  ],
  is_online: true,
  cache: null,
};
/** The placeholder that a station sends instead of a play while it is off air. */
export const OFFLINE = {
  sh_id: 0,
  played_at: 0,
  duration: 0,
  playlist: null,
  streamer: null,
  is_request: false,
  song: { ...SONG, text: 'Station Offline', artist: '', title: 'Station Offline', album: '' },
  elapsed: 1772791230,
  remaining: 0,
};
