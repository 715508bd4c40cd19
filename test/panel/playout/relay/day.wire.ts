import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relayDay } from '../../../kit/relay-day.js';

describe('a relay with an unreliable source', () => {
  it('stores each play of a day once', async () => {
    const { failures, restarts, plays } = await relayDay(24, 1, true);
    assert.ok(plays > 300 && failures > 100 && restarts > 20);
  });

  it('stores no duplicates if start times are missing', async () => {
    const { failures, restarts } = await relayDay(4, 2, false);
    assert.ok(failures > 0 && restarts > 0);
  });
});
