import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { readHistoryRecord } from '../../../src/servers/panel/history-record.js';
import { Station, type Transport } from '../../../src/station/station.js';
import type { Track } from '../../../src/station/snapshot.js';
import { votesOf, type Choice, type TrackVote, type Votes } from '../../../src/station/votes/votes.js';
import { NOON, useWorld, type WorldPanel } from '../../kit/world.js';

const TRACK = 1001;

// Several tabs are tested in votes.engine.test.ts.
describe('votes', () => {
  const world = useWorld();
  let panel: WorldPanel;
  beforeEach(async () => {
    panel = world.openPanel();
    await panel.play({ all_music_id: TRACK, title: 'Glass', author: 'Ada Winter', length: 600_000 });
  });

  /** The current track, once the station has a response. */
  async function heard(station: Station): Promise<Track> {
    let found: Track | null = null;
    world.afterwards(
      station.onAir.subscribe(({ track, status }) => {
        if (status === 'ready') found = track;
      }),
    );
    await world.until(() => !!found, 'a track');
    return found!;
  }

  async function open(transport: Transport = 'auto'): Promise<{ votes: Votes; track: Track }> {
    const station = Station.at({ baseUrl: panel.url, transport });
    return { votes: votesOf(station), track: await heard(station) };
  }

  const cast = (votes: Votes, track: Track, choice: Choice): Promise<TrackVote> =>
    world.wait(votes.cast(track, choice));
  const standing = ({ choice, state, problem }: TrackVote): unknown[] => [choice, state, problem];
  const counted = async () => (await panel.state()).votes[TRACK] ?? { up: 0, down: 0 };
  const posts = (): number => world.requests.filter(({ method }) => method === 'POST').length;

  it('are exposed as a property of the station', async () => {
    const station = Station.at({ baseUrl: panel.url });
    assert.equal(await station.votes, votesOf(station));
  });

  it('are shown before the panel responds', async () => {
    const { votes, track } = await open();
    assert.deepEqual(standing(votes.of(track)), [null, null, null]);
    const sending = votes.cast(track, 'dislike');
    assert.deepEqual(standing(votes.of(track)), ['dislike', 'sending', null]);
    const vote = await world.wait(sending);
    assert.deepEqual(vote, {
      possible: 'yes',
      choice: 'dislike',
      state: 'counted',
      problem: null,
      counts: { up: 0, down: 1 },
    });
    assert.ok(Object.isFrozen(vote));
    assert.deepEqual(await counted(), { up: 0, down: 1 });
  });

  it('cause notifications until a listener unsubscribes', async () => {
    const { votes, track } = await open();
    const states: unknown[] = [];
    const stop = votes.subscribe((each) => states.push(each.of(track).state));
    await cast(votes, track, 'like');
    assert.deepEqual([...new Set(states)], [null, 'sending', 'counted']);
    stop();
    const before = states.length;
    votes.clearLikes();
    assert.equal(states.length, before);
  });

  describe('repeated votes', () => {
    it('count once for a double click', async () => {
      const { votes, track } = await open();
      const choices: Choice[] = ['like', 'like', 'dislike'];
      await world.wait(Promise.all(choices.map((choice) => votes.cast(track, choice))));
      await cast(votes, track, 'dislike');
      assert.deepEqual(await counted(), { up: 1, down: 0 });
      assert.equal(posts(), 1);
    });

    it('count once across two transports', async () => {
      const one = await open('v2');
      const other = await open('legacy');
      await world.wait(
        Promise.all([one.votes.cast(one.track, 'like'), other.votes.cast(other.track, 'like')]),
      );
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('count once without Web Locks', async () => {
      world.page.removeLocks();
      const { votes, track } = await open();
      await world.wait(Promise.all([votes.cast(track, 'like'), votes.cast(track, 'dislike')]));
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('count once if storage is blocked', async () => {
      world.page.blockStorage();
      const { votes, track } = await open();
      await cast(votes, track, 'like');
      await cast(votes, track, 'like');
      assert.deepEqual(standing(votes.of(track)), ['like', 'counted', null]);
      assert.deepEqual(await counted(), { up: 1, down: 0 });
      assert.deepEqual(
        votes.likes.map(({ title }) => title),
        ['Glass'],
      );
    });
  });

  it('are separate for each play', async () => {
    const { votes, track } = await open();
    await cast(votes, track, 'like');
    const again = { ...track, id: track.id + 1 };
    assert.equal(votes.of(again).choice, null);
    await cast(votes, again, 'like');
    assert.deepEqual(await counted(), { up: 2, down: 0 });
    assert.equal(votes.likes.length, 1);
  });

  it("aren't possible on plays outside the library", async () => {
    const { votes, track } = await open();
    const live = { ...track, all_music_id: null, length: null };
    const jingle = { ...live, jingle_id: 4 };
    assert.equal(votes.of(live).possible, 'live');
    assert.equal(votes.of(jingle).possible, 'jingle');
    assert.equal(votes.of({ ...track, all_music_id: 1.5 }).possible, 'unknown');
    await cast(votes, live, 'like');
    await cast(votes, jingle, 'like');
    assert.equal(posts(), 0);
  });

  it('wait until v2 support is known', async () => {
    await open();
    const station = Station.at({ baseUrl: panel.url, transport: 'v2', server: 1 });
    const votes = votesOf(station);
    const track = readHistoryRecord({ id: 1, ts: NOON, all_music_id: TRACK })!;
    assert.equal((await cast(votes, track, 'like')).possible, 'waiting');
    assert.equal(posts(), 0);
    await heard(station);
    assert.equal(votes.of(track).possible, 'yes');
  });

  describe('failed votes', () => {
    it('are reverted if the browser is offline', async (t) => {
      const { votes, track } = await open();
      const { fetch } = globalThis;
      // Only the vote fails. Otherwise the feed would switch to JSONP, whose votes return no result.
      const network = t.mock.method(globalThis, 'fetch', (url: string, init?: RequestInit) =>
        init?.method === 'POST' ? Promise.reject(new TypeError('no network')) : fetch(url, init),
      );
      world.page.connect(false);
      assert.deepEqual(standing(await cast(votes, track, 'like')), [null, null, 'offline']);
      network.mock.restore();
      world.page.connect(true);
      assert.equal(posts(), 0);
      assert.deepEqual(standing(await cast(votes, track, 'like')), ['like', 'counted', null]);
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('are reverted on a deleted track', async () => {
      const { votes, track } = await open();
      const gone = { ...track, all_music_id: 999_999 };
      assert.deepEqual(standing(await cast(votes, gone, 'like')), [null, null, 'gone']);
      assert.deepEqual(votes.likes, []);
    });

    it('are reverted if the panel rejects them', async () => {
      const server = world.openServer({
        '/api/v2/history/': { body: JSON.stringify([{ id: 1, ts: NOON, title: 'A', all_music_id: 7 }]) },
        '*': { status: 403, body: '{}' },
      });
      const station = Station.at({ baseUrl: server.url });
      const track = await heard(station);
      assert.deepEqual(standing(await cast(votesOf(station), track, 'like')), [null, null, 'refused']);
    });
  });

  describe('votes without a clear result', () => {
    it('are kept if the panel already counted them', async () => {
      await panel.faults({ vote_repeat: true });
      const { votes, track } = await open();
      await cast(votes, track, 'like');
      world.page.storage.clear();
      assert.deepEqual(standing(await cast(votes, track, 'like')), ['like', 'repeated', null]);
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('are kept if the panel crashes', async () => {
      const { votes, track } = await open();
      await panel.faults({ fail: 1 });
      assert.deepEqual(standing(await cast(votes, track, 'like')), ['like', 'sent', null]);
      await panel.faults({ reset: true });
      await cast(votes, track, 'like');
      assert.equal(posts(), 1);
    });

    it('are kept if the response is lost', async () => {
      const { votes, track } = await open();
      await panel.faults({ cors: false });
      assert.deepEqual(standing(await cast(votes, track, 'like')), ['like', 'sent', null]);
      await cast(votes, track, 'like');
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    for (const without of [{ cors: false }, { v2: false, cors: false }, { cors: false, vote_repeat: true }]) {
      it(`are kept without readable responses: ${JSON.stringify(without)}`, async () => {
        await panel.faults(without);
        const { votes, track } = await open();
        assert.deepEqual(standing(await cast(votes, track, 'like')), ['like', 'sent', null]);
        await cast(votes, track, 'dislike');
        assert.equal(posts(), 1);
        assert.equal((await counted()).up, 'v2' in without ? 0 : 1);
      });
    }
  });

  describe('likes', () => {
    it('are sorted newest first', async () => {
      const { votes, track } = await open();
      await cast(votes, track, 'like');
      const { now } = world.clock;
      await cast(votes, { ...track, id: 5, all_music_id: 1002, title: 'Two', author: null }, 'like');
      await cast(votes, { ...track, id: 6, all_music_id: 1003, title: 'Three' }, 'dislike');
      assert.deepEqual(votes.likes, [
        { title: 'Two', artist: null, at: now, id: 5, ts: track.ts },
        { title: 'Glass', artist: 'Ada Winter', at: now, id: track.id, ts: track.ts },
      ]);
      votes.clearLikes();
      assert.deepEqual(votes.likes, []);
      assert.equal(votes.of(track).choice, 'like');
    });

    it('are limited to 200', async () => {
      const { votes, track } = await open();
      const { storage } = world.page;
      const key = `onair:votes:${panel.url} 1`;
      const like = { title: 'Old', artist: null, at: 5 };
      storage.set(
        key,
        JSON.stringify({
          plays: { [`${track.id}:${TRACK}`]: { choice: 'neither' }, a: null, b: 7 },
          likes: [...Array<object>(250).fill(like), null, 'x', { title: {}, at: 'never' }],
        }),
      );
      assert.equal(votes.of(track).choice, null);
      await cast(votes, track, 'like');
      assert.equal(votes.likes.length, 200);
      assert.equal(votes.likes[0]!.title, 'Glass');
      for (const junk of ['{', '7', 'null', '{"plays":[],"likes":{}}']) {
        storage.set(key, junk);
        assert.deepEqual(votes.likes, []);
      }
    });
  });
});
