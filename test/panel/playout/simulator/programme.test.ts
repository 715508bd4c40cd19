import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewPlay } from '../../../../src/panel/store/history.js';
import { createMinuteOfDay, createWeekday } from '../../../../src/panel/playout/simulator/local-time.js';
import { nextPlay, type Programme } from '../../../../src/panel/playout/simulator/programme.js';

const ZONE = 'Europe/Berlin';
const MIDNIGHT = Date.parse('2026-03-05T23:00:00Z');
const MINUTE = 60_000;

const programme: Programme = {
  seed: 1,
  server: 1,
  tracks: Array.from({ length: 90 }, (_, index) => ({
    id: index + 1,
    server: 1,
    author: `Artist ${index % 30}`,
    title: `Title ${index}`,
    album: 'Album',
    composer: null,
    genre: 'Pop',
    isrc: null,
    label: 'Label',
    year: '2020',
    playlist: null,
    playlist_title: 'List',
    length: 120_000 + index * 2000,
    cover: null,
  })),
  jingles: [{ id: 7, server: 1, title: 'Jingle', length: 8000 }],
  live: { from: 20 * 60, to: 21 * 60, dj: 'DJ Live' },
  shows: [{ from: 6 * 60, to: 10 * 60, dj: 'Voice' }],
  audience: 300,
  minuteOfDay: createMinuteOfDay(ZONE),
  weekday: createWeekday(ZONE),
};

function run(from: number, to: number, changes: Partial<Programme> = {}): NewPlay[] {
  const plays: NewPlay[] = [];
  for (let ts = from; ts < to; ts = plays.at(-1)?.ends ?? to) {
    plays.push(nextPlay({ ...programme, ...changes }, ts, plays.slice(-60)));
  }
  return plays;
}

const isLive = (play: NewPlay) => play.all_music_id === null && play.jingle_id === null;

describe('the simulated programme', () => {
  const days = 10;
  const plays = run(MIDNIGHT, MIDNIGHT + days * 24 * 60 * MINUTE);
  const tracks = plays.filter((play) => play.all_music_id !== null);

  it('has plays without gaps', () => {
    plays.forEach((play, index) => {
      assert.ok(play.ends > play.ts);
      assert.equal(play.ts, index === 0 ? MIDNIGHT : plays[index - 1]?.ends);
    });
  });

  it('never plays a track beyond its length', () => {
    for (const play of tracks) assert.ok(play.ends <= play.ts + (play.length ?? 0));
    const cut = tracks.filter((play) => play.ends < play.ts + (play.length ?? 0) - 10_000);
    assert.ok(cut.length > tracks.length * 0.01 && cut.length < tracks.length * 0.07, `${cut.length} cuts`);
  });

  it('is live for exactly one hour a day', () => {
    const live = plays.filter(isLive);
    const minutes = live.reduce((sum, play) => sum + (play.ends - play.ts) / MINUTE, 0);
    assert.equal(minutes, days * 60);
    for (let day = 0; day < days; day += 1) {
      const start = MIDNIGHT + (day * 24 + 20) * 60 * MINUTE;
      assert.ok(live.some((play) => play.ts === start));
      assert.ok(live.some((play) => play.ends === start + 60 * MINUTE));
    }
  });

  it('has live sets without a length', () => {
    const live = plays.filter(isLive);
    for (const play of live) {
      assert.ok(play.length === null || play.length === 0);
      assert.equal(play.dj_name, 'DJ Live');
      assert.match(play.metadata ?? '', /^DJ Live - ./);
      assert.equal(play.title === null, play.author === null);
    }
    for (const length of [null, 0]) assert.ok(live.some((play) => play.length === length));
    assert.ok(live.some((play) => play.title === null) && live.some((play) => play.title !== null));
  });

  it('plays a jingle every three to five tracks', () => {
    let since = 0;
    for (const play of plays) {
      if (play.jingle_id !== null) {
        assert.deepEqual([play.all_music_id, play.author, play.cover], [null, null, null]);
        assert.ok(since >= 3 && since <= 5, `${since} tracks`);
      }
      // No jingles play during a live set.
      if (play.jingle_id !== null) since = 0;
      else since = isLive(play) ? 3 : since + 1;
      if (since > 5) assert.fail('no jingle for too long');
    }
  });

  it("doesn't repeat tracks or artists too soon", () => {
    tracks.forEach((track, index) => {
      const before = tracks.slice(Math.max(0, index - 30), index);
      assert.ok(before.every((other) => other.all_music_id !== track.all_music_id));
      assert.ok(before.slice(-4).every((other) => other.author !== track.author));
    });
  });

  it('assigns DJs only to plays during shows', () => {
    const at = (hour: number) => nextPlay(programme, MIDNIGHT + hour * 60 * MINUTE, []).dj_name;
    assert.deepEqual([at(7), at(11)], ['Voice', null]);
  });

  it('has more listeners in the afternoon than before dawn', () => {
    const at = (hour: number) => nextPlay(programme, MIDNIGHT + hour * 60 * MINUTE, []).n_listeners ?? 0;
    assert.ok(at(4) > 0 && at(16) > at(4) * 3);
  });

  it('depends on the seed', () => {
    const hours = MIDNIGHT + 6 * 60 * MINUTE;
    assert.deepEqual(run(MIDNIGHT, hours), run(MIDNIGHT, hours));
    assert.notDeepEqual(run(MIDNIGHT, hours), run(MIDNIGHT, hours, { seed: 2 }));
  });
});

describe('createMinuteOfDay', () => {
  const minuteOfDay = createMinuteOfDay(ZONE);
  const at = (moment: string) => minuteOfDay(Date.parse(moment));

  it('follows the zone across both clock changes', () => {
    assert.equal(at('2026-03-29T00:59:30Z'), 119.5);
    assert.equal(at('2026-03-29T01:00:00Z'), 180);
    assert.equal(at('2026-10-25T00:59:00Z'), 179);
    assert.equal(at('2026-10-25T01:00:00Z'), 120);
  });

  it('returns at least 0 and less than 1440', () => {
    assert.equal(at('2026-03-05T23:00:00Z'), 0);
    assert.ok(at('2026-03-05T22:59:59.999Z') < 1440);
  });

  it('throws for an unknown zone', () => {
    assert.throws(() => createMinuteOfDay('Mars/Olympus'), RangeError);
  });
});
