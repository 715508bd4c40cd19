import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playlistDefaults } from '../../../../src/panel/store/playlists.js';
import { createPlayKeeper, type PlayKeeper } from '../../../../src/panel/playout/relay/play-keeper.js';
import { openStore, type Store } from '../../../../src/panel/store/store.js';
import type { PlayReport, ReportedPlay } from '../../../../src/servers/server-kind.js';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Kept {
  store: Store;
  keeper: PlayKeeper;
  /** Opens another keeper for the same store, as after a restart of the panel. */
  again(source?: string): PlayKeeper;
  /** The calls of `onFlood`. */
  floods: boolean[];
  /** Start in seconds after noon, length in seconds, and title; oldest first. */
  plays(): [at: number, length: number | null, title: string | null][];
}

function openKeeper(historyLimit = 1000): Kept {
  const store = openStore(null);
  store.servers.add({ id: 1, name: 'radio.example' });
  const floods: boolean[] = [];
  const onFlood = (isFlood: boolean): void => void floods.push(isFlood);
  const again = (source = 'panel:http://radio.example') =>
    createPlayKeeper(store, { server: 1, source, historyLimit, onFlood });
  return {
    store,
    floods,
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

const report = (plays: ReportedPlay[], more: Partial<PlayReport> = {}): PlayReport => ({
  plays,
  onAir: true,
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
): ReportedPlay => ({
  id,
  ts: NOON + at * SECOND,
  title,
  author: 'The Tides',
  length: length === null ? null : length * SECOND,
});
const titled = (title: string): ReportedPlay => ({ id: null, ts: null, title, author: 'The Tides' });

describe('plays with reported start times', () => {
  it('are stored at their reported times', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([dated('One', 0)]), NOON + 30 * SECOND);
    keeper.keepPlays(report([dated('One', 0)]), NOON + 45 * SECOND);
    keeper.keepPlays(
      report([dated('Four', 600), dated('Three', 400), dated('Two', 200), dated('One', 0)]),
      NOON + 700 * SECOND,
    );
    assert.deepEqual(plays(), [
      [0, 200, 'One'],
      [200, 200, 'Two'],
      [400, 200, 'Three'],
      [600, 200, 'Four'],
    ]);
  });

  it("aren't stored twice if the panel restarts", () => {
    const { keeper, again, plays } = openKeeper();
    const both = report([dated('Two', 200, 200, 8), dated('One', 0, 200, 7)]);
    keeper.keepPlays(both, NOON + 210 * SECOND);
    again().keepPlays(both, NOON + 220 * SECOND);
    assert.deepEqual(plays(), [
      [0, 200, 'One'],
      [200, 200, 'Two'],
    ]);
  });

  it('are kept if the source reuses ids', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([dated('Two', 200, 200, 2), dated('One', 0, 200, 1)]), NOON + 210 * SECOND);
    keeper.keepPlays(report([dated('Three', 400, 200, 2), dated('Two', 200, 200, 1)]), NOON + 410 * SECOND);
    assert.deepEqual(
      plays().map(([at, , title]) => [at, title]),
      [
        [0, 'One'],
        [200, 'Two'],
        [400, 'Three'],
      ],
    );
  });

  it('are updated if the source corrects them', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([dated('On', 0, null, 7)]), NOON + 5 * SECOND);
    keeper.keepPlays(report([dated('One', 3, 180, 7)]), NOON + 15 * SECOND);
    assert.deepEqual(plays(), [[3, 180, 'One']]);
  });

  it("are corrected if the source's clock is wrong", () => {
    const { keeper, plays } = openKeeper();
    const wrong = 7200;
    for (const at of [20, 35, 220]) {
      const title = at < 200 ? 'One' : 'Two';
      const now = NOON + (at + wrong) * SECOND;
      keeper.keepPlays(report([dated(title, wrong + (at < 200 ? 0 : 200))], { now }), NOON + at * SECOND);
    }
    for (const [at, , title] of plays())
      assert.ok(Math.abs(at - (title === 'One' ? 0 : 200)) <= 1, title ?? '');
  });

  it("keep their times when the source's clock changes", () => {
    const { keeper, plays } = openKeeper();
    const at = (seconds: number) => NOON + seconds * SECOND;
    for (let poll = 0; poll < 30; poll += 1) {
      const now = at(20 + poll) + (poll < 2 ? 0.123 * SECOND - 3600 * SECOND : 123);
      keeper.keepPlays(report([dated('One', -3600)], { now }), at(20 + poll));
    }
    assert.equal(plays().length, 1);
    assert.ok(Math.abs(plays()[0]?.[0] ?? 99) <= 1);
  });

  it('never start in the future', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([dated('One', 3600, 200, 7)]), NOON);
    keeper.keepPlays(report([dated('One', 3600, 200, 7)]), NOON + 15 * SECOND);
    assert.deepEqual(plays(), [[0, 200, 'One']]);
  });

  it('end when the source goes off air', () => {
    const { keeper, plays, store } = openKeeper();
    keeper.keepPlays(report([dated('One', 0)]), NOON + 15 * SECOND);
    for (const at of [100, 115, 300])
      keeper.keepPlays(report([dated('One', 0)], { onAir: false }), NOON + at * SECOND);
    assert.deepEqual(plays(), [[0, 100, 'One']]);
    assert.equal(store.history.latest(1)?.ends, NOON + 100 * SECOND);
  });

  it("aren't stored again after being removed", () => {
    const { keeper, plays, store } = openKeeper(2);
    const three = report([dated('Three', 400), dated('Two', 200), dated('One', 0)]);
    keeper.keepPlays(three, NOON + 410 * SECOND);
    store.history.dropOldest(1, 1);
    keeper.keepPlays(three, NOON + 8 * DAY);
    keeper.keepPlays(three, NOON + 8 * DAY + 15 * SECOND);
    assert.equal(plays().length, 2);
  });
});

describe('plays without reported start times', () => {
  it('start when they are first seen', () => {
    const { keeper, plays } = openKeeper();
    for (const at of [0, 15, 30, 45])
      keeper.keepPlays(report([titled(at < 30 ? 'One' : 'Two')]), NOON + at * SECOND);
    assert.deepEqual(plays(), [
      [0, null, 'One'],
      [30, null, 'Two'],
    ]);
  });

  it('continue after a short panel restart', () => {
    const { keeper, again, plays } = openKeeper();
    keeper.keepPlays(report([titled('One')]), NOON);
    again().keepPlays(report([titled('One')]), NOON + 3 * MINUTE);
    assert.deepEqual(plays(), [[0, null, 'One']]);
  });

  it('are followed by a gap after an outage', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([titled('One')]), NOON);
    keeper.keepPlays(report([titled('One')]), NOON + MINUTE);
    assert.equal(keeper.endStalePlay(NOON + 4 * MINUTE), false);
    assert.equal(keeper.endStalePlay(NOON + 7 * MINUTE), true);
    assert.equal(keeper.endStalePlay(NOON + 8 * MINUTE), false);
    keeper.keepPlays(report([titled('One')]), NOON + 61 * MINUTE);
    assert.deepEqual(plays(), [
      [0, 60, 'One'],
      [3660, null, 'One'],
    ]);
  });

  it('end when the source reports no play', () => {
    const { keeper, plays } = openKeeper();
    keeper.keepPlays(report([titled('One')]), NOON);
    keeper.keepPlays(report([]), NOON + MINUTE);
    keeper.keepPlays(report([titled('One')]), NOON + 2 * MINUTE);
    assert.deepEqual(plays(), [
      [0, 60, 'One'],
      [120, null, 'One'],
    ]);
  });
});

describe("a source's report", () => {
  it('the same track always gets the same id', () => {
    const { keeper, store, again } = openKeeper();
    const play = (
      at: number,
      author: string | null,
      title: string,
      jingle_id: number | null = null,
    ): ReportedPlay => ({
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
    tracks.forEach((each, index) =>
      (index < 3 ? keeper : again()).keepPlays(report([each]), each.ts! + SECOND),
    );
    const ids = store.history.slice(1, { limit: null, offset: 0 }, 'asc').map((each) => each.all_music_id);
    assert.deepEqual(ids, [1, 1, 2, null, null, 1]);
    store.votes.cast(1, 'up');
    store.music.remove([2]);
    keeper.keepPlays(report([dated('New', 1200)]), NOON + 1201 * SECOND);
    keeper.keepPlays(report([dated('Pier', 1400)]), NOON + 1401 * SECOND);
    assert.equal(store.history.latest(1)?.all_music_id, 2);
    assert.deepEqual(store.votes.all(), { 1: { up: 1, down: 0 } });
  });

  it('is validated and truncated', () => {
    const { keeper, store } = openKeeper();
    const play = {
      ...dated('x'.repeat(5000), 0, -1, 0.5),
      album: { a: 1 },
      genre: 'a\u0000b',
      img_url: 'javascript:alert(1)',
      img_large_url: 'https://radio.example/1.jpg',
      n_listeners: -7,
      dj_name: ['x'],
    } as unknown as ReportedPlay;
    keeper.keepPlays(report([play], { name: 'Radio\u0007Meridian' }), NOON);
    const kept = store.history.latest(1);
    assert.equal(kept?.title?.length, 300);
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

  it("isn't merged with another source's plays", () => {
    const { keeper, again, plays } = openKeeper();
    keeper.keepPlays(report([dated('One', 0, 200, 7)]), NOON);
    again('icecast:http://other.example').keepPlays(
      report([dated('Other', 300, 200, 7)]),
      NOON + 301 * SECOND,
    );
    assert.deepEqual(
      plays().map(([, , title]) => title),
      ['One', 'Other'],
    );
  });
});

/** Polls a source every 10 s for some hours. `flood` returns the plays that it reports at a time. */
function poll(
  { keeper }: Pick<Kept, 'keeper'>,
  hours: number,
  flood: (now: number, poll: number) => ReportedPlay[],
) {
  for (let index = 0; index < hours * 360; index += 1) {
    const now = NOON + index * 10 * SECOND;
    keeper.keepPlays(report(flood(now, index)), now);
  }
  return NOON + hours * HOUR;
}

const AT_ONCE = 200;
const PER_HOUR = 120;

describe('flood protection', () => {
  const floods: Record<string, (now: number, poll: number) => ReportedPlay[]> = {
    'new plays': (now, poll) =>
      Array.from({ length: 40 }, (_, index) => ({
        id: poll * 40 + 40 - index,
        ts: now - index,
        length: SECOND,
        title: `Song ${poll} ${index}`,
        author: 'The Tides',
      })),
    'new titles without start times': (_, poll) => [titled(`Song ${poll}`)],
    'two alternating titles': (_, poll) => [titled(`Song ${poll % 2}`)],
    'old plays with new ids': (now, poll) =>
      Array.from({ length: 40 }, (_, index) => ({
        id: poll * 40 + 40 - index,
        ts: now - index * MINUTE - (poll % 60) * SECOND,
        title: `Song ${index}`,
        author: 'The Tides',
      })),
    'old plays at other times': (now, poll) =>
      Array.from({ length: 40 }, (_, index) => ({
        id: null,
        ts: now - ((poll * 7919 + index * 104_729) % (10 * 365)) * DAY,
        title: `Song ${index}`,
        author: 'The Tides',
      })),
    'old plays with new artists': (_, poll) =>
      Array.from({ length: 40 }, (__, index) => ({
        id: 40 - index,
        ts: NOON - index * MINUTE,
        title: `Song ${index}`,
        author: `Band ${poll} ${index}`,
      })),
  };
  for (const [what, flood] of Object.entries(floods)) {
    it(`limits a source that reports ${what}`, () => {
      const kept = openKeeper();
      const end = poll(kept, 2, flood);
      const { history, music } = kept.store;
      assert.ok(history.count(1) <= AT_ONCE + 2 * PER_HOUR, `${history.count(1)} plays`);
      assert.ok(music.tracks(1).length <= AT_ONCE + 2 * PER_HOUR, `${music.tracks(1).length} tracks`);
      if (what === 'old plays at other times') return;
      // The last poll was 10 s earlier.
      const [current] = flood(end - 10 * SECOND, 2 * 360 - 1);
      const latest = history.latest(1);
      assert.deepEqual([latest?.title, latest?.author], [current?.title, current?.author]);
    });
  }

  it('limits the bytes that a source adds', () => {
    const kept = openKeeper();
    const flood = (_: number, poll: number): ReportedPlay[] =>
      Array.from({ length: 100 }, (__, index) => {
        const texts = ['comment', 'genre', 'composer', 'publisher', 'lyricist', 'label', 'album', 'year'];
        const more = Object.fromEntries(texts.map((name) => [name, '€'.repeat(8 * poll)]));
        const img_url = `https://radio.example/${'c'.repeat(20 * poll)}`;
        return {
          ...more,
          id: 100 - index,
          ts: NOON - index * MINUTE,
          title: `Song ${index}`,
          author: 'The Tides',
          img_url,
          img_large_url: img_url,
        };
      });
    poll(kept, 0.15, flood);
    const plays = kept.store.history.slice(1, { limit: null, offset: 0 }, 'asc');
    const bytes = Buffer.byteLength(JSON.stringify(plays.map((play): unknown[] => Object.values(play))));
    assert.equal(plays.length, 100);
    assert.ok(bytes < (AT_ONCE + 0.15 * PER_HOUR + 1) * 2200, String(bytes));
    assert.deepEqual(kept.floods, [true]);
  });

  it('logs the start and end of a flood', () => {
    const kept = openKeeper();
    const end = poll(kept, 1, floods['new plays']!);
    const { keeper, store } = kept;
    assert.equal(store.history.latest(1)?.all_music_id, null);
    for (let minute = 0; minute < 60; minute += 1)
      keeper.keepPlays(
        report([dated('Calm', 3600 + 60 * Math.floor(minute / 5), 300)]),
        end + minute * MINUTE,
      );
    assert.deepEqual(kept.floods, [true, false]);
    assert.equal(store.history.latest(1)?.title, 'Calm');
    assert.notEqual(store.history.latest(1)?.all_music_id, null);
  });

  it('allows sixty plays an hour', () => {
    const kept = openKeeper();
    const list = (now: number): ReportedPlay[] =>
      Array.from({ length: 100 }, (_, index) => {
        const number = Math.floor((now - NOON) / MINUTE) - index;
        return {
          id: number + 100_000,
          ts: NOON + number * MINUTE,
          length: MINUTE,
          title: `Song ${number}`,
          author: 'Band',
        };
      });
    kept.keeper.keepPlays(report(list(NOON)), NOON);
    const gap = NOON + 2 * HOUR;
    for (let now = gap; now < gap + 4 * HOUR; now += 60 * SECOND)
      kept.keeper.keepPlays(report(list(now)), now);
    assert.equal(kept.store.history.count(1), 100 + 100 + 4 * 60 - 1);
    assert.deepEqual(kept.floods, []);
  });
});

describe('a stored track', () => {
  it('is deleted once nothing refers to it', () => {
    const { keeper, store } = openKeeper();
    const { history, music, relayed, votes, playlists } = store;
    const one = (title: string, at: number) =>
      keeper.keepPlays(report([dated(title, at)]), NOON + at * SECOND);
    // A store that a flood has filled.
    for (let index = 0; index < 1000; index += 1) {
      const track = relayed.addTrack(1, `band\nsong ${index}`);
      music.addTrack({
        id: track,
        server: 1,
        author: 'Band',
        title: `Song ${index}`,
        album: '',
        composer: null,
        genre: '',
        isrc: null,
        label: '',
        year: '',
        playlist:
          index === 6
            ? playlists.add({ ...playlistDefaults, id: null, server: 1, name: 'Own', directory_name: 'own' })
            : null,
        length: 0,
        cover: null,
      });
    }
    votes.cast(5, 'up');
    const sizes = Array.from({ length: 8 }, (_, index) => {
      one('Kept', index * 15);
      return music.tracks(1).length;
    });
    // Two tracks and the new one stay.
    assert.deepEqual(sizes.slice(0, 3), [803, 603, 403]);
    assert.deepEqual(
      music.tracks(1).map(({ id }) => id),
      [5, 7, 1001],
    );
    history.dropOldest(1, 100);
    for (let index = 0; index < 4; index += 1)
      keeper.keepPlays(report([]), NOON + HOUR + index * 15 * SECOND);
    assert.deepEqual(
      music.tracks(1).map(({ id }) => id),
      [5, 7],
    );
    one('Kept', 7200);
    assert.equal(history.latest(1)?.all_music_id, 1002);
    assert.deepEqual(votes.all(), { 5: { up: 1, down: 0 } });
  });
});
