/**
 * The states of the gallery are in `GROUPS`; the values before it are the data of their stations. No panel
 * runs: `network.js` responds to the requests. `npm run create element` adds a group with two states.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.now();
const cover = (number) => {
  const url = new URL(`gallery/cover-${number}.svg`, location.href).href;
  return { img_url: url, img_medium_url: url, img_large_url: url };
};
const LONG = 'Everything We Forgot to Say Before the Last Train Left for the Coast, Live at the Harbour';

/** Returns a play that started this many minutes ago. Missing fields are null. */
export const play = (minutesAgo, fields = {}) => ({
  id: Math.round(1e6 - minutesAgo * 10),
  all_music_id: Math.round(1000 + minutesAgo * 10),
  jingle_id: null,
  title: 'Paper Boats',
  author: 'Ada Winter',
  dj_name: null,
  length: 4 * MINUTE,
  ts: now - minutesAgo * MINUTE,
  ...cover(1),
  ...fields,
});
const past = [
  play(4.5, { title: 'Lanterns', author: 'The Ferrymen', ...cover(2) }),
  play(8.5, { title: 'Station ID', author: null, all_music_id: null, jingle_id: 3, length: 12_000 }),
  play(12.5, { title: 'Glass Tide', author: 'Mirelle Okafor', ...cover(3) }),
  play(16, { title: 'Copper Sky', author: 'North of Ninety', img_url: null, img_medium_url: null }),
  play(20, { title: LONG, author: 'An Artist with a Rather Long Name, and Friends' }),
];
const onAir = [play(0.5), ...past];
const noCover = { img_url: null, img_medium_url: null, img_large_url: null };
const live = play(2, {
  title: null,
  author: null,
  all_music_id: null,
  dj_name: 'DJ Ana',
  length: null,
  ...noCover,
});

/** Two weeks of shows around the present. */
const grid = [];
for (let day = -8; day <= 8; day++) {
  const midnight = new Date(now).setHours(0, 0, 0, 0) + day * 24 * HOUR;
  const show = (name, from, to, color, cast_type = 'radioshow') =>
    grid.push({
      id: grid.length + 1,
      parent_id: null,
      name,
      cast_type,
      color,
      timezone: 'UTC',
      start_ts: (midnight + from * HOUR) / 1000,
      end_ts: (midnight + to * HOUR) / 1000,
    });
  show('Night Ferry', 0, 6, '#264653', 'rotation');
  show('Breakfast with Ada Winter', 6, 10, '#e9c46a');
  show('News', 10, 10.1, null);
  show('Records', 10.1, 17, '#2a9d8f', 'rotation');
  if (day % 3 === 0) show('From the harbour, with everybody who was there', 13, 15, '#d62828');
  show('Evening Post', 17, 24, '#8338ec');
}
const channels = [
  {
    id: 1,
    bitrate: '128',
    s_format: 'mp3',
    stream_url: 'https://stream.invalid/128',
    secure_stream_url: 'https://stream.invalid/128',
  },
  {
    id: 2,
    bitrate: '64',
    s_format: 'aac',
    stream_url: 'https://stream.invalid/64',
    secure_stream_url: 'https://stream.invalid/64',
  },
];
const podcasts = [
  {
    id: 1,
    title: 'Small Lighthouse',
    description: 'Stories from the coast.',
    episodes_count: 12,
    published: true,
    image: cover(2).img_url,
    feed_url: 'https://feeds.invalid/1',
    public_page_url: 'https://feeds.invalid/1',
  },
  {
    id: 2,
    title: 'The Long Way Home',
    description: LONG,
    episodes_count: 1,
    published: true,
    image: '',
    feed_url: 'https://feeds.invalid/2',
    public_page_url: '',
  },
];

/**
 * Returns a song for a response of AzuraCast, which also has the next track. It has no cover, because a private address
 * of the gallery would be replaced by the station's.
 */
const song = (title, artist) => ({ title, artist, text: `${artist} - ${title}`, art: null });
const azuracast = {
  station: { id: 1, name: 'Radio Meridian', shortcode: 'harbour', timezone: 'UTC', mounts: [] },
  live: { is_live: false },
  now_playing: {
    sh_id: 1,
    played_at: (now - MINUTE) / 1000,
    duration: 240,
    song: song('Paper Boats', 'Ada Winter'),
  },
  playing_next: {
    played_at: (now + 3 * MINUTE) / 1000,
    duration: 200,
    song: song('Lanterns', 'The Ferrymen'),
  },
  song_history: [],
  is_online: true,
};

/** A station with all kinds of data. */
const full = { history: onAir, grid, channels, podcasts, servers: [{ id: 1, name: 'Radio Meridian' }] };
/** Songs that can be requested. */
const songs = onAir
  .filter(({ all_music_id }) => all_music_id)
  .map((play, index) => ({ ...play, id: index + 1, refusal: null }));
const withRequests = { ...full, songs, refusal: null };
const counts = [118, 42, 42, 9, 1];
const chart = songs
  .slice(0, counts.length)
  .map((song, index) => ({ ...song, count: counts[index], rank: counts.indexOf(counts[index]) + 1 }));
const withCharts = { ...full, chart };
const empty = { history: [], grid: [], channels: [], podcasts: [], servers: full.servers };

/**
 * One group per element. Each state has its own station:
 * - `name`: the caption.
 * - `markup`: the element. `{base}` is the base URL of the station.
 * - `station`: the lists that the station's panel returns. Default: `full`.
 * - `fault`: `hang`, `fail`, or `later` (responds once and then fails). Default: none.
 * - `isWide`: whether the state takes a whole row.
 */
export const GROUPS = [
  {
    tag: 'onair-now-playing',
    states: [
      { name: 'On air', markup: '<onair-now-playing base-url="{base}"></onair-now-playing>' },
      {
        name: 'Votes and links',
        markup:
          '<onair-now-playing base-url="{base}" vote="counts" links="spotify youtube"></onair-now-playing>',
      },
      {
        name: 'Colour of the cover',
        markup: '<onair-now-playing base-url="{base}" tint></onair-now-playing>',
      },
      { name: 'Play button', markup: '<onair-now-playing base-url="{base}" play></onair-now-playing>' },
      {
        name: 'Without a cover',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: { ...full, history: [play(0.5, noCover), ...past] },
      },
      {
        name: 'Long titles',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: { ...full, history: [play(0.5, { title: LONG, author: LONG }), ...past] },
      },
      {
        name: 'Up next',
        markup:
          '<onair-now-playing base-url="{base}" source="azuracast" station="harbour"></onair-now-playing>',
        station: { nowPlaying: azuracast },
      },
      {
        name: 'Live',
        markup: '<onair-now-playing base-url="{base}" vote></onair-now-playing>',
        station: { ...full, history: [live, ...past] },
      },
      {
        name: 'Jingle',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: {
          ...full,
          history: [
            play(0.05, {
              title: 'Station ID',
              author: null,
              all_music_id: null,
              jingle_id: 3,
              length: 300_000,
              ...noCover,
            }),
            ...past,
          ],
        },
      },
      {
        name: 'A show, without a track',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: { ...full, history: [play(64)] },
      },
      {
        name: 'Nothing on air',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: { ...full, history: [play(64)], grid: [] },
      },
      {
        name: 'Loading, until the request times out',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        fault: 'hang',
      },
      {
        name: 'Stale',
        markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
        station: { ...full, history: [play(3.8), ...past] },
        fault: 'later',
      },
      { name: 'Failed', markup: '<onair-now-playing base-url="{base}"></onair-now-playing>', fault: 'fail' },
      { name: 'Without an address', markup: '<onair-now-playing base-url=""></onair-now-playing>' },
      { name: 'Line', markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>' },
      {
        name: 'Wall',
        markup: '<onair-now-playing base-url="{base}" layout="wall"></onair-now-playing>',
        isWide: true,
      },
    ],
  },
  {
    tag: 'onair-history',
    states: [
      { name: 'Plays', markup: '<onair-history base-url="{base}" limit="5"></onair-history>' },
      {
        name: 'Votes, links, without jingles',
        markup: '<onair-history base-url="{base}" limit="4" vote hide-jingles links></onair-history>',
      },
      { name: 'Search', markup: '<onair-history base-url="{base}" limit="3" search></onair-history>' },
      {
        name: 'Empty',
        markup: '<onair-history base-url="{base}" limit="3"></onair-history>',
        station: empty,
      },
      {
        name: 'Loading, until the request times out',
        markup: '<onair-history base-url="{base}" limit="3"></onair-history>',
        fault: 'hang',
      },
      {
        name: 'Failed',
        markup: '<onair-history base-url="{base}" limit="3"></onair-history>',
        fault: 'fail',
      },
    ],
  },
  {
    tag: 'onair-vote',
    states: [
      { name: 'Possible', markup: '<onair-vote base-url="{base}"></onair-vote>' },
      {
        name: 'The list of likes',
        markup: '<onair-vote base-url="{base}" view="likes" links="spotify apple youtube"></onair-vote>',
      },
      {
        name: 'Live',
        markup: '<onair-vote base-url="{base}"></onair-vote>',
        station: { ...full, history: [live] },
      },
    ],
  },
  {
    tag: 'onair-player',
    states: [
      { name: 'Bar', markup: '<onair-player base-url="{base}"></onair-player>' },
      { name: 'Card', markup: '<onair-player base-url="{base}" layout="card" vote></onair-player>' },
      { name: 'Mini', markup: '<onair-player base-url="{base}" layout="mini"></onair-player>' },
      {
        name: 'No stream',
        markup: '<onair-player base-url="{base}"></onair-player>',
        station: { ...full, channels: [] },
      },
      {
        name: 'Loading, until the request times out',
        markup: '<onair-player base-url="{base}"></onair-player>',
        fault: 'hang',
      },
    ],
  },
  {
    tag: 'onair-podcasts',
    states: [
      { name: 'List', markup: '<onair-podcasts base-url="{base}"></onair-podcasts>' },
      { name: 'Grid', markup: '<onair-podcasts base-url="{base}" layout="grid"></onair-podcasts>' },
      { name: 'Empty', markup: '<onair-podcasts base-url="{base}"></onair-podcasts>', station: empty },
    ],
  },
  {
    tag: 'onair-requests',
    states: [
      { name: 'On', markup: '<onair-requests base-url="{base}"></onair-requests>', station: withRequests },
      {
        name: 'Off',
        markup: '<onair-requests base-url="{base}" limit="2"></onair-requests>',
        station: { ...withRequests, refusal: 'requests_off' },
      },
      { name: 'Not supported', markup: '<onair-requests base-url="{base}"></onair-requests>' },
      { name: 'Failed', markup: '<onair-requests base-url="{base}"></onair-requests>', fault: 'fail' },
    ],
  },
  {
    tag: 'onair-charts',
    states: [
      {
        name: 'Plays',
        markup: '<onair-charts base-url="{base}" limit="5"></onair-charts>',
        station: withCharts,
      },
      {
        name: 'Likes',
        markup: '<onair-charts base-url="{base}" by="likes" days="30" limit="3"></onair-charts>',
        station: withCharts,
      },
      {
        name: 'Empty',
        markup: '<onair-charts base-url="{base}" limit="3"></onair-charts>',
        station: { ...withCharts, chart: [] },
      },
      { name: 'Not supported', markup: '<onair-charts base-url="{base}"></onair-charts>' },
      { name: 'Failed', markup: '<onair-charts base-url="{base}" limit="3"></onair-charts>', fault: 'fail' },
    ],
  },
  {
    tag: 'onair-schedule',
    states: [
      { name: 'Now and next', markup: '<onair-schedule base-url="{base}" view="now"></onair-schedule>' },
      { name: 'Day', markup: '<onair-schedule base-url="{base}" view="day"></onair-schedule>' },
      {
        name: 'Empty week',
        markup: '<onair-schedule base-url="{base}" view="now"></onair-schedule>',
        station: empty,
      },
      {
        name: 'Week',
        markup: '<onair-schedule base-url="{base}" view="week"></onair-schedule>',
        isWide: true,
      },
    ],
  },
].map(({ tag, states }) => ({ tag, states: states.map((state) => ({ station: full, ...state })) }));
