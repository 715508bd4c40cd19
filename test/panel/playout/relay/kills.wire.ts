import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { surviveRelayKills } from '../../../kit/relay-kills.js';

describe('a relay that is killed three times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-relay-kills-'));
  after(() => rmSync(folder, { recursive: true }));

  it('stores each play once', async () => {
    assert.ok((await surviveRelayKills(join(folder, 'relay.sqlite'), 3, 1)) > 2);
  });
});
