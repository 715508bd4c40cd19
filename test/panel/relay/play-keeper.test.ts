import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPlayKeeper, type PlayKeeper } from '../../../src/panel/relay/play-keeper.js';
import { openStore, type Store } from '../../../src/panel/store/store.js';
import type { Told, ToldPlay } from '../../../src/sources/server-kind.js';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Kept {
  store: Store;
  keeper: PlayKeeper;
  /** The same store after a restart of the panel. */
  again(source?: string): PlayKeeper;
  /** Start in seconds after noon, length in seconds, and title; oldest first. */
  plays(): [at: number, length: number | null, title: string | null][];
}

function openKeeper(historyLimit = 1000): Kept {
  const store = openStore(null);
  store.servers.add({ id: 1, name: 'radio.example' });
  const again = (source = 'panel:http://radio.example') =>
    createPlayKeeper(store, { server: 1, source, historyLimit });
  return {
    store,
    keeper: again(),
    again,
    plays: () =>
      store.history
        .slice(1, { limit: null, offset: 0 }, 'asc')
        .map(({ ts, length, title }) => [
          (ts - NOON) / SECOND,
          length === null ? null : length / SECOND,
          title,
        ]),
  };
}

const told = (plays: ToldPlay[], more: Partial<Told> = {}): Told => ({
  plays,
  silent: false,
  now: null,
  name: null,
  ...more,
});
/** A play with times; `at` and `length` in seconds. */
const dated = (
  title: string,
  at: number,
  length: number | null = 200,
  id: number | null = null,
): ToldPlay => ({
  id,
  ts: NOON + at * SECOND,
  title,
  author: 'The Tides',
  length: length === null ? null : length * SECOND,
});
const titled = (title: string): ToldPlay => ({ id: null, ts: null, title, author: 'The Tides' });

describe('plays of a source with times', () => {
  it('are each there once, at the times that it tells, however late they are seen', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([dated('One', 0)]), NOON + 30 * SECOND);
    keeper.tell(told([dated('One', 0)]), NOON + 45 * SECOND);
    keeper.tell(
      told([dated('Four', 600), dated('Three', 400), dated('Two', 200), dated('One', 0)]),
      NOON + 700 * SECOND,
    );
    assert.deepEqual(plays(), [
      [0, 200, 'One'],
      [200, 200, 'Two'],
      [400, 200, 'Three'],
      [600, 200, 'Four'],
    ]);
  });

  it('are not doubled by a restart of the panel', () => {
    const { keeper, again, plays } = openKeeper();
    const both = told([dated('Two', 200, 200, 8), dated('One', 0, 200, 7)]);
    keeper.tell(both, NOON + 210 * SECOND);
    again().tell(both, NOON + 220 * SECOND);
    assert.deepEqual(plays(), [
      [0, 200, 'One'],
      [200, 200, 'Two'],
    ]);
  });

  it('are not doubled by a source that numbers them anew, nor lost where it gives a number again', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([dated('Two', 200, 200, 2), dated('One', 0, 200, 1)]), NOON + 210 * SECOND);
    keeper.tell(told([dated('Three', 400, 200, 2), dated('Two', 200, 200, 1)]), NOON + 410 * SECOND);
    assert.deepEqual(
      plays().map(([at, , title]) => [at, title]),
      [
        [0, 'One'],
        [200, 'Two'],
        [400, 'Three'],
      ],
    );
  });

  it('can be corrected by the source', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([dated('On', 0, null, 7)]), NOON + 5 * SECOND);
    keeper.tell(told([dated('One', 3, 180, 7)]), NOON + 15 * SECOND);
    assert.deepEqual(plays(), [[3, 180, 'One']]);
  });

  it('have the right times where the source’s clock is wrong and it tells so', () => {
    const { keeper, plays } = openKeeper();
    const wrong = 7200;
    for (const at of [20, 35, 220]) {
      const title = at < 200 ? 'One' : 'Two';
      const now = NOON + (at + wrong) * SECOND;
      keeper.tell(told([dated(title, wrong + (at < 200 ? 0 : 200))], { now }), NOON + at * SECOND);
    }
    for (const [at, , title] of plays())
      assert.ok(Math.abs(at - (title === 'One' ? 0 : 200)) <= 1, title ?? '');
  });

  it('are not moved when the source’s clock is set right', () => {
    const { keeper, plays } = openKeeper();
    const at = (seconds: number) => NOON + seconds * SECOND;
    for (let look = 0; look < 30; look += 1) {
      const now = at(20 + look) + (look < 2 ? 0.123 * SECOND - 3600 * SECOND : 123);
      keeper.tell(told([dated('One', -3600)], { now }), at(20 + look));
    }
    assert.equal(plays().length, 1);
    assert.ok(Math.abs(plays()[0]?.[0] ?? 99) <= 1);
  });

  it('never begin in the future', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([dated('One', 3600, 200, 7)]), NOON);
    keeper.tell(told([dated('One', 3600, 200, 7)]), NOON + 15 * SECOND);
    assert.deepEqual(plays(), [[0, 200, 'One']]);
  });

  it('end when the source says that it is silent', () => {
    const { keeper, plays, store } = openKeeper();
    keeper.tell(told([dated('One', 0)]), NOON + 15 * SECOND);
    for (const at of [100, 115, 300])
      keeper.tell(told([dated('One', 0)], { silent: true }), NOON + at * SECOND);
    assert.deepEqual(plays(), [[0, 100, 'One']]);
    assert.equal(store.history.latest(1)?.ends, NOON + 100 * SECOND);
  });

  it('are not taken back in when they were deleted past the limit', () => {
    const { keeper, plays, store } = openKeeper(2);
    const three = told([dated('Three', 400), dated('Two', 200), dated('One', 0)]);
    keeper.tell(three, NOON + 410 * SECOND);
    store.history.dropOldest(1, 1);
    assert.equal(keeper.tell(three, NOON + 425 * SECOND), false);
    assert.equal(plays().length, 2);
  });
});

describe('plays of a source without times', () => {
  it('begin when they are first seen, and end with the next one', () => {
    const { keeper, plays } = openKeeper();
    for (const at of [0, 15, 30, 45])
      keeper.tell(told([titled(at < 30 ? 'One' : 'Two')]), NOON + at * SECOND);
    assert.deepEqual(plays(), [
      [0, null, 'One'],
      [30, null, 'Two'],
    ]);
  });

  it('go on over a restart of the panel of a few minutes', () => {
    const { keeper, again, plays } = openKeeper();
    keeper.tell(told([titled('One')]), NOON);
    again().tell(told([titled('One')]), NOON + 3 * MINUTE);
    assert.deepEqual(plays(), [[0, null, 'One']]);
  });

  it('leave a gap where the source was gone for an hour', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([titled('One')]), NOON);
    keeper.tell(told([titled('One')]), NOON + MINUTE);
    assert.equal(keeper.settle(NOON + 4 * MINUTE), false);
    assert.equal(keeper.settle(NOON + 7 * MINUTE), true);
    assert.equal(keeper.settle(NOON + 8 * MINUTE), false);
    keeper.tell(told([titled('One')]), NOON + 61 * MINUTE);
    assert.deepEqual(plays(), [
      [0, 60, 'One'],
      [3660, null, 'One'],
    ]);
  });

  it('leave a gap where nothing is told for a while', () => {
    const { keeper, plays } = openKeeper();
    keeper.tell(told([titled('One')]), NOON);
    keeper.tell(told([]), NOON + MINUTE);
    keeper.tell(told([titled('One')]), NOON + 2 * MINUTE);
    assert.deepEqual(plays(), [
      [0, 60, 'One'],
      [120, null, 'One'],
    ]);
  });
});

describe('what a source tells', () => {
  it('gives each track one id, whatever its case and blanks, and none to a jingle or a title alone', () => {
    const { keeper, store, again } = openKeeper();
    const play = (
      at: number,
      author: string | null,
      title: string,
      jingle_id: number | null = null,
    ): ToldPlay => ({
      ...dated(title, at),
      author,
      jingle_id,
    });
    const tracks = [
      play(0, 'The Tides', 'Harbour'),
      play(200, 'the  tides', 'HARBOUR'),
      play(400, 'The Tides', 'Pier'),
      play(600, 'Station', 'Jingle', 5),
      play(800, null, 'News'),
      play(1000, 'The Tides', 'Harbour'),
    ];
    tracks.forEach((each, index) => (index < 3 ? keeper : again()).tell(told([each]), each.ts! + SECOND));
    const ids = store.history.slice(1, { limit: null, offset: 0 }, 'asc').map((each) => each.all_music_id);
    assert.deepEqual(ids, [1, 1, 2, null, null, 1]);
    store.votes.cast(1, 'up');
    store.music.remove([2]);
    keeper.tell(told([dated('New', 1200)]), NOON + 1201 * SECOND);
    keeper.tell(told([dated('Pier', 1400)]), NOON + 1401 * SECOND);
    assert.equal(store.history.latest(1)?.all_music_id, 2);
    assert.deepEqual(store.votes.all(), { 1: { up: 1, down: 0 } });
  });

  it('is cut and checked before it is kept', () => {
    const { keeper, store } = openKeeper();
    const play = {
      ...dated('x'.repeat(5000), 0, -1, 0.5),
      album: { a: 1 },
      genre: 'a\u0000b',
      img_url: 'javascript:alert(1)',
      img_large_url: 'https://radio.example/1.jpg',
      n_listeners: -7,
      dj_name: ['x'],
    } as unknown as ToldPlay;
    keeper.tell(told([play], { name: 'Radio\u0007Meridian' }), NOON);
    const kept = store.history.latest(1);
    assert.equal(kept?.title?.length, 2000);
    assert.deepEqual(
      [kept?.album, kept?.genre, kept?.length, kept?.n_listeners, kept?.dj_name, kept?.given],
      [
        null,
        'a b',
        null,
        null,
        null,
        { img_url: null, img_medium_url: null, img_large_url: 'https://radio.example/1.jpg' },
      ],
    );
    assert.equal(store.servers.all()[0]?.name, 'Radio Meridian');
  });

  it('of another source is not mixed up with what the one before told', () => {
    const { keeper, again, plays } = openKeeper();
    keeper.tell(told([dated('One', 0, 200, 7)]), NOON);
    again('icecast:http://other.example').tell(told([dated('Other', 300, 200, 7)]), NOON + 301 * SECOND);
    assert.deepEqual(
      plays().map(([, , title]) => title),
      ['One', 'Other'],
    );
  });
});
