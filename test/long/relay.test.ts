import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { surviveRelayKills } from '../kit/relay-kills.js';
import { relayDay } from '../kit/relay-day.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-relay-'));
after(() => rmSync(folder, { recursive: true }));

describe('the relay', () => {
  for (const seed of [1, 2, 3]) {
    it(`has a day's plays once each, right to a second (seed ${seed})`, async () => {
      const { plays, failures, restarts } = await relayDay(24, seed, true);
      assert.ok(plays > 300 && failures > 100 && restarts > 20);
    });

    it(`has none twice over a day of a source without times (seed ${seed})`, async () => {
      const { failures, restarts } = await relayDay(24, seed, false);
      assert.ok(failures > 100 && restarts > 20);
    });
  }

  it('is killed twenty times, and nothing is doubled', async () => {
    // On a fast machine it takes half a minute, in which there are 20 plays.
    assert.ok((await surviveRelayKills(join(folder, 'relay.sqlite'), 20, 1)) > 12);
  });
});
