import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { castVote, type VoteResult } from '../../src/client/vote.js';
import { useWorld, type WorldPanel } from '../kit/world.js';

const TRACK = 1001;
const LIKE = `/api/v2/music/${TRACK}/like/`;

describe('voting', () => {
  const world = useWorld();

  describe('on a panel', () => {
    let panel: WorldPanel;
    beforeEach(() => {
      panel = world.openPanel();
    });

    const cast = (canRead = true, music = TRACK): Promise<VoteResult> =>
      world.wait(castVote(panel.url, music, 'like', canRead));
    const counted = async () => (await panel.state()).votes[TRACK];

    it('counts the vote', async () => {
      assert.deepEqual(await cast(), { kind: 'counted', counts: { up: 1, down: 0 } });
      const dislike = await castVote(panel.url, TRACK, 'dislike', true);
      assert.deepEqual(dislike, { kind: 'counted', counts: { up: 1, down: 1 } });
      assert.deepEqual(await counted(), { up: 1, down: 1 });
    });

    it('sends one request without a preflight', async () => {
      await cast();
      const sent = world.requests.map(({ method, path }) => `${method} ${path}`);
      assert.deepEqual(sent, [`POST ${LIKE}`]);
    });

    it('returns "repeated" for a repeated vote', async () => {
      await panel.faults({ vote_repeat: true });
      await cast();
      assert.deepEqual(await cast(), { kind: 'repeated' });
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('returns "gone" for a deleted track', async () => {
      assert.deepEqual(await cast(true, 999_999), { kind: 'gone' });
    });

    it('returns "sent" if the panel crashes', async () => {
      await panel.faults({ fail: 1 });
      assert.deepEqual(await cast(), { kind: 'sent' });
    });

    it('returns "sent" for a truncated response', async () => {
      await panel.faults({ truncate: true });
      assert.deepEqual(await cast(), { kind: 'sent' });
      assert.deepEqual(await counted(), { up: 1, down: 0 });
    });

    it('returns "sent" for a web page', async () => {
      await panel.faults({ html: true });
      assert.deepEqual(await cast(), { kind: 'sent' });
    });

    for (const canRead of [true, false]) {
      it(`sends one request despite ${canRead ? 'unexpected' : 'expected'} CORS errors`, async () => {
        await panel.faults({ cors: false });
        assert.deepEqual(await cast(canRead), { kind: 'sent' });
        assert.deepEqual(await counted(), { up: 1, down: 0 });
        assert.equal(world.requests.length, 1);
      });
    }

    it('sends nothing while offline', async () => {
      world.page.connect(false);
      const { url, stop } = world.openServer();
      stop();
      assert.deepEqual(await world.wait(castVote(url, TRACK, 'like', true)), { kind: 'offline' });
    });

    it('counts the vote despite a wrong offline report', async () => {
      world.page.connect(false);
      assert.deepEqual(await cast(), { kind: 'counted', counts: { up: 1, down: 0 } });
    });
  });

  for (const [status, kind] of [
    [401, 'refused'],
    [403, 'refused'],
    [405, 'refused'],
    [429, 'throttled'],
    [503, 'sent'],
  ] as const) {
    it(`returns "${kind}" for status ${status}`, async () => {
      const { url } = world.openServer({ '*': { status, body: '{"detail":"no"}' } });
      assert.deepEqual(await world.wait(castVote(url, TRACK, 'like', true)), { kind });
    });
  }

  for (const body of [
    '',
    '{}',
    '[]',
    'null',
    '{"up":"many","down":1}',
    '{"up":1.5,"down":0}',
    '{"up":-1,"down":0}',
    '{"up":1}',
  ]) {
    it(`returns "counted" without counts for ${body || 'an empty body'}`, async () => {
      const { url } = world.openServer({ '*': { body } });
      assert.deepEqual(await castVote(url, TRACK, 'like', true), { kind: 'counted', counts: null });
    });
  }
});
