import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openPanel } from '../../kit/open-panel.js';

it("GET /healthz reports the panel's state without accessing the store", async () => {
  const { ask, panel } = openPanel();
  const response = await ask('/healthz');
  assert.deepEqual([response.status, response.json()], [200, { status: 'ok', store: true }]);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  panel.close();
  const closed = await ask('/healthz');
  assert.deepEqual([closed.status, closed.json()], [503, { status: 'failing', store: false }]);
});
