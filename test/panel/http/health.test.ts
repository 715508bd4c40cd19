import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openPanel } from '../../kit/open-panel.js';

it("GET /healthz doesn't access the store", async () => {
  const { request, panel } = openPanel();
  const response = await request('/healthz');
  assert.deepEqual([response.status, response.json()], [200, { status: 'ok', store: true }]);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  panel.close();
  const closed = await request('/healthz');
  assert.deepEqual([closed.status, closed.json()], [503, { status: 'failing', store: false }]);
});
