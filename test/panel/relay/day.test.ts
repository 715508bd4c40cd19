import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relayDay } from '../../kit/relay-day.js';

describe('the relay of a source that fails, lies and restarts', () => {
  it('has every play once, right to a second, where the source tells times', async () => {
    const { failures, restarts, plays } = await relayDay(4, 1, true);
    assert.ok(failures > 0 && restarts > 0 && plays > 40);
  });

  it('has none twice and none that was not on air, where it does not', async () => {
    const { failures, restarts } = await relayDay(4, 2, false);
    assert.ok(failures > 0 && restarts > 0);
  });
});
