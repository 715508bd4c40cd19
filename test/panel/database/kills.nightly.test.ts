import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { surviveKills } from '../../kit/kills.js';

describe('a panel that is killed twenty times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-kills-'));
  after(() => rmSync(folder, { recursive: true }));

  it('keeps more than a thousand acknowledged writes', async (test) => {
    const seed = Date.now() % 1_000_000;
    test.diagnostic(`seed ${seed}`);
    const { playlists, plays, likes } = await surviveKills(join(folder, 'station.sqlite'), 20, seed);
    const writes = playlists.size + plays.size + likes;
    test.diagnostic(`${writes} writes`);
    assert.ok(writes > 1000, `${writes}`);
  });
});
