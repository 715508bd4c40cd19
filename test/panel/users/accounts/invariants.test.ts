import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInvariants } from './invariants.js';

describe('accounts under concurrent writes', () => {
  it('keep their limits and owners', async (t) => {
    const counted = await runInvariants('short', 300, 8);
    assert.ok(counted.limited! > 5, 'the limits were reached');
    assert.ok(counted.createdLater! > 5, 'accounts were created after the limits were reached');
    t.diagnostic(JSON.stringify(counted));
  });
});
