/** Small bodies that are expensive to parse. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { API_KEY, openPanel } from '../../kit/open-panel.js';
import { watchTurns } from '../../kit/longest-turn.js';

/** Limit for a turn of the event loop: CPU milliseconds. */
const LONGEST_TURN = 600;

describe('parsing a body', () => {
  const panel = openPanel();
  const post = (path: string, body: string, type = 'application/json') =>
    panel.request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'service-api-key': API_KEY },
      body,
    });

  it('accepts at most 32 levels of nesting', async () => {
    const nested = (levels: number) => `{"cast_type": ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const allowed = await post('/api/v2/grid/', nested(32));
    assert.deepEqual([allowed.status, 'cast_type' in allowed.json<object>()], [400, true]);
    for (const levels of [33, 500_000]) {
      const response = await post('/api/v2/grid/', nested(levels));
      assert.deepEqual(
        [response.status, response.json()],
        [400, { detail: 'JSON parse error - nested more than 32 levels deep.' }],
        String(levels),
      );
    }
  });

  it('accepts at most 20,000 values', async () => {
    const parts = (count: number) =>
      `${'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n1\r\n'.repeat(count)}--b--\r\n`;
    const kinds: Record<string, (count: number) => string> = {
      // The list itself and the object around it also count as values.
      'application/json': (count) => `{"name": [${'1,'.repeat(count - 3)}1]}`,
      'application/x-www-form-urlencoded': (count) => Array<string>(count).fill('name=').join('&'),
      // Four lines per part, and one for the end.
      'multipart/form-data; boundary=b': (count) => parts(Math.floor((count - 1) / 4)),
    };
    for (const [type, make] of Object.entries(kinds)) {
      const allowed = await post('/api/v2/playlists/', make(20_000), type);
      assert.deepEqual([allowed.status, 'server' in allowed.json<object>()], [400, true], type);
      const refused = await post('/api/v2/playlists/', make(20_010), type);
      assert.equal(refused.status, 400);
      assert.match(refused.json<{ detail: string }>().detail, /more than 20000/, type);
    }
  });

  it('ignores brackets and commas in strings', async () => {
    const name = `a\\"${'[,'.repeat(50)}\\`;
    const response = await post('/api/v2/playlists/', JSON.stringify({ server: 1, name }));
    assert.deepEqual([response.status, response.json<{ name: string }>().name], [201, name]);
  });

  it("isn't slow for many identical names", async () => {
    const turns = watchTurns();
    const values = 'files=1&'.repeat(85_500);
    const response = await post('/api/v2/music/remove/', values, 'application/x-www-form-urlencoded');
    const longest = turns.longest();
    turns.stop();
    assert.equal(response.status, 400);
    assert.ok(longest < LONGEST_TURN, `${longest} ms`);
  });
});
