import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { surviveKills } from '../../support/kills.js';

describe('a panel that is killed while it writes', () => {
  it('has every write that it acknowledged, in a whole file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onair-kill-'));
    const { playlists, plays, likes } = await surviveKills(join(folder, 'station.sqlite'), 3, 1);
    assert.ok(playlists.size > 10 && plays.size > 10 && likes > 10);
    await rm(folder, { recursive: true });
  });
});
