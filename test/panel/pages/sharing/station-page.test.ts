import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { newPanel } from '../../../kit/open-panel.js';

describe("a station's page", () => {
  it('has a play button on the cover', async () => {
    // A panel with a folder of scripts. This page doesn't read them.
    const panel = newPanel({ dist: tmpdir() });
    const { text } = await panel.request('/stations/1/');
    await panel.close();
    assert.match(text, /<onair-now-playing play [^]*<onair-player position="bottom">\s*<audio/);
  });
});
