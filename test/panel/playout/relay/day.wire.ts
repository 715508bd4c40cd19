import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relayDay } from '../../../kit/relay-day.js';

describe('the relay of a source that fails, returns wrong values and restarts', () => {
  it('has each play of a day once, right to a second, if the source has start times', async () => {
    const { failures, restarts, plays } = await relayDay(24, 1, true);
    assert.ok(plays > 300 && failures > 100 && restarts > 20);
  });

  it('has no play twice, and none that was not on air, if the source has no start times', async () => {
    const { failures, restarts } = await relayDay(4, 2, false);
    assert.ok(failures > 0 && restarts > 0);
  });
});
