import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { surviveKills } from '../../kit/kills.js';

describe('a panel that is killed three times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-kills-'));
  after(() => rmSync(folder, { recursive: true }));

  it('keeps all acknowledged writes', async () => {
    const { playlists, plays, likes } = await surviveKills(join(folder, 'station.sqlite'), 3, 1);
    assert.ok(playlists.size + plays.size + likes > 150);
  });
});
