import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Skin } from '../../src/elements/base/station-settings.js';

/** Typed so that the compiler reports a missing skin. */
const SKINS: Record<Skin, true> = {
  quiet: true,
  bare: true,
  sleeve: true,
  glass: true,
  ink: true,
  poster: true,
  neon: true,
  tape: true,
};
const page = readFileSync('demo/skins/index.html', 'utf8');
const sections = new Map(
  page
    .split('<li class="skin" id="')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('"')), section]),
);

describe('the skins page', () => {
  it('shows each skin in a section', () => {
    assert.deepEqual([...sections.keys()].sort(), Object.keys(SKINS).sort());
  });

  for (const [skin, section] of sections)
    it(`shows ${skin} on a light and a dark page`, () => {
      const tag = `<onair-now-playing skin="${skin}"></onair-now-playing>`;
      for (const ground of ['light', 'dark'])
        assert.ok(section.split(`<div class="ground ${ground}"`)[1]?.includes(tag), ground);
      assert.equal(section.split(tag).length, 3);
      assert.ok(section.includes(`<code>skin="${skin}"</code>`));
      assert.ok(section.includes(`href="../builder/?skin=${skin}"`));
    });
});
