import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { surviveRelayKills } from '../../kit/relay-kills.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-relay-kills-'));
after(() => rmSync(folder, { recursive: true }));

it('a relay that is killed three times has every play once', async () => {
  assert.ok((await surviveRelayKills(join(folder, 'relay.sqlite'), 3, 1)) > 2);
});
