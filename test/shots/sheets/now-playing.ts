import { cover, jingle, listed, live, LONG, MINUTE, NOW, openMenu, song, type Sheet } from '../sheet.js';

const onAir = { plays: [song(1.5, cover)] };
const long = { plays: [song(1.5, { title: LONG, author: LONG, dj_name: LONG })] };
const silent = { faults: { hang: true } };
const broken = { faults: { fail: 1 } };
const breaks = { plays: [song(1.5)], later: { fail: 1 } };
const breaksLive = { plays: [{ ...live(5), title: LONG }], later: { fail: 1 } };
const over = { history: [listed(song(64))] };
const show = {
  ...over,
  grid: [
    { id: 1, name: 'Morning show', start_ts: (NOW - 64 * MINUTE) / 1000, end_ts: (NOW + 56 * MINUTE) / 1000 },
  ],
};

const news = {
  id: 2,
  name: 'News and weather',
  start_ts: (NOW + 56 * MINUTE) / 1000,
  end_ts: (NOW + 90 * MINUTE) / 1000,
};

/** A response of AzuraCast, which also has the next track. */
const nowPlaying = {
  station: { id: 1, name: 'Radio Meridian', shortcode: 'harbour', timezone: 'UTC', mounts: [] },
  live: { is_live: false },
  now_playing: {
    sh_id: 1,
    played_at: (NOW - MINUTE) / 1000,
    duration: 240,
    song: { title: 'Paper Boats', artist: 'Ada Winter' },
  },
  playing_next: {
    played_at: (NOW + 3 * MINUTE) / 1000,
    duration: 200,
    song: { title: 'Lanterns', artist: 'The Ferrymen' },
  },
  song_history: [],
  is_online: true,
};

const like = (name: string) => `onair-vote button[part=${name}]:not([disabled])`;

/** Runs in the page. The browser blocks all sound. */
function refuseSound(): void {
  Audio.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
}

export const sheet: Sheet = {
  tag: 'onair-now-playing',
  states: [
    { name: 'card', markup: '<onair-now-playing base-url="{base}"></onair-now-playing>', station: onAir },
    {
      name: 'card: tokens',
      markup: `<onair-now-playing base-url="{base}" style="--onair-accent: #c2410c; --onair-radius: 0; --onair-surface: #c2410c14">
        </onair-now-playing>`,
    },
    {
      name: 'card: long titles',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: long,
    },
    {
      name: 'card: voted',
      markup: '<onair-now-playing base-url="{base}" vote="counts"></onair-now-playing>',
      act: async (element) => {
        await element.locator(like('like')).dispatchEvent('click');
        await element.locator('onair-vote [part=count]').first().waitFor();
      },
    },
    {
      name: 'card: long titles, links, open menu',
      markup: '<onair-now-playing base-url="{base}" links="spotify youtube bandcamp"></onair-now-playing>',
      station: long,
      act: openMenu,
    },
    {
      name: 'card: live',
      markup: '<onair-now-playing base-url="{base}" vote></onair-now-playing>',
      station: { plays: [live(55)] },
    },
    {
      name: 'card: jingle',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: { plays: [jingle(0.1)] },
    },
    {
      name: 'card: nothing on air',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: over,
      status: 'empty',
    },
    {
      name: 'card: show',
      markup: '<onair-now-playing base-url="{base}" vote></onair-now-playing>',
      station: show,
      act: (element) => element.locator('onair-vote [part=message] bdi').waitFor({ state: 'attached' }),
    },
    {
      name: 'card: no plays',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: { history: [] },
      status: 'empty',
    },
    {
      name: 'card: loading',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: silent,
      status: 'loading',
    },
    {
      name: 'card: loading, with own content',
      markup: '<onair-now-playing base-url="{base}"><a href="#">Listen to our stream</a></onair-now-playing>',
      station: silent,
      status: 'loading',
    },
    {
      name: 'card: stale',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: breaks,
      status: 'stale',
    },
    {
      name: 'card: stale, live',
      markup: '<onair-now-playing base-url="{base}"></onair-now-playing>',
      station: breaksLive,
      status: 'stale',
    },
    {
      name: 'card: failed',
      markup: '<onair-now-playing base-url="{base}" vote></onair-now-playing>',
      station: broken,
      status: 'failed',
    },
    {
      name: 'card: tint',
      markup: '<onair-now-playing base-url="{base}" tint></onair-now-playing>',
      station: onAir,
      act: async (element) =>
        element.locator('[part=card][data-sleeve] canvas').waitFor({ state: 'attached' }),
    },
    {
      name: 'card: play, a stream that fails',
      markup: '<onair-now-playing base-url="{base}" play></onair-now-playing>',
      station: onAir,
      act: async (element) => {
        await element.page().evaluate(refuseSound);
        await element.locator('[part=play]').dispatchEvent('click');
        await element.locator('[part=playback]:not(:empty)').waitFor();
      },
    },
    { name: 'card: no base-url', markup: '<onair-now-playing></onair-now-playing>', status: 'failed' },
    {
      name: 'line',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: onAir,
    },
    {
      name: 'line: long titles, vote',
      markup: '<onair-now-playing base-url="{base}" layout="line" vote></onair-now-playing>',
      station: long,
      // A narrow line hides the buttons.
      act: (element) => element.locator(like('like')).waitFor({ state: 'attached' }),
    },
    {
      name: 'line: long titles, vote, links',
      markup: '<onair-now-playing base-url="{base}" layout="line" vote links="spotify"></onair-now-playing>',
      station: long,
      act: (element) => element.locator('[part=more]').waitFor(),
    },
    {
      name: 'line: show',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: show,
    },
    {
      name: 'line: nothing on air',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: over,
      status: 'empty',
    },
    {
      name: 'line: loading',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: silent,
      status: 'loading',
    },
    {
      name: 'line: stale',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: breaks,
      status: 'stale',
    },
    {
      name: 'wall',
      markup: '<onair-now-playing base-url="{base}" layout="wall"></onair-now-playing>',
      station: { history: [listed(song(1.5))], grid: [...show.grid, news], name: 'Radio Meridian' },
      act: (element) => element.locator('[part=next] bdi').waitFor(),
    },
    {
      name: 'line: failed',
      markup: '<onair-now-playing base-url="{base}" layout="line"></onair-now-playing>',
      station: broken,
      status: 'failed',
    },
  ],
  rare: [
    {
      name: 'card: wide',
      // The page is narrower than a card with two columns.
      markup:
        '<div style="inline-size: 1100px"><onair-now-playing base-url="{base}"></onair-now-playing></div>',
      station: { plays: [song(9), song(5), song(1.5)] },
      act: (element) => element.locator('[part=recent]').waitFor(),
    },
    {
      name: 'card: next track',
      markup:
        '<onair-now-playing base-url="{base}" source="azuracast" station="harbour"></onair-now-playing>',
      station: { nowPlaying },
      act: (element) => element.locator('[part=upcoming]').waitFor(),
    },
  ],
};
