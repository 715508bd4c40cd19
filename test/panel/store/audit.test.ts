import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openStore } from '../../../src/panel/store/store.js';

describe('the audit log', () => {
  const store = openStore(null);
  after(() => store.close());
  const entry = { ts: 1, address: '10.0.0.1', action: 'logIn', path: '/api/v1/rest-auth/login/' };

  it("keeps an account's entries despite failed logins", () => {
    const deed = { ...entry, account: 1, username: 'chief', action: 'deleteBroadcaster', status: 204 };
    store.transaction(() => {
      for (let index = 0; index < 50; index += 1) store.audit.add(deed);
      for (let index = 0; index < 120_000; index += 1)
        store.audit.add({ ...entry, account: null, username: null, status: index % 2 ? 400 : 429 });
    });
    const kept = store.audit.latest(1_000_000);
    assert.equal(kept.filter(({ action }) => action === 'deleteBroadcaster').length, 50);
    const refused = kept.length - 50;
    assert.ok(refused >= 10_000 && refused < 11_100, `${refused}`);
  });
});
