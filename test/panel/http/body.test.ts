/** Bodies that are made to cost more than they weigh. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { API_KEY, openPanel, type OpenedPanel } from '../../support/open-panel.js';
import { watchTurns } from '../../support/longest-turn.js';

/** Of the event loop, in milliseconds of the processor. */
const LONGEST_TURN = 200;

describe('a body', () => {
  let panel: OpenedPanel;
  before(async () => void (panel = await openPanel({ port: 0 })));
  after(() => panel.close());
  const post = (path: string, body: string, type = 'application/json') =>
    panel.ask(path, { method: 'POST', headers: { 'content-type': type, 'service-api-key': API_KEY }, body });

  it('may be nested 32 levels deep, and no deeper', async () => {
    const nested = (levels: number) => `{"cast_type": ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const allowed = await post('/api/v2/grid/', nested(32));
    assert.deepEqual([allowed.status, 'cast_type' in allowed.json<object>()], [400, true]);
    for (const levels of [33, 500_000]) {
      const answer = await post('/api/v2/grid/', nested(levels));
      assert.deepEqual(
        [answer.status, answer.json()],
        [400, { detail: 'JSON parse error - nested more than 32 levels deep.' }],
        String(levels),
      );
    }
  });

  it('takes no longer for many values of one name', async () => {
    const turns = watchTurns();
    const values = 'files=1&'.repeat(85_500);
    const answer = await post('/api/v2/music/remove/', values, 'application/x-www-form-urlencoded');
    const longest = turns.longest();
    turns.stop();
    assert.equal(answer.status, 400);
    assert.ok(longest < LONGEST_TURN, `${longest} ms`);
  });
});
