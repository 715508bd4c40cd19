import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cleanReport } from '../../../../../src/panel/playout/relay/reader/play-fields.js';
import { trackName } from '../../../../../src/panel/store/track-name.js';
import type { ReportedPlay } from '../../../../../src/servers/server-kind.js';

it('a relayed play keeps only history record fields', () => {
  const long = 'x'.repeat(100_000);
  const play = {
    id: 1,
    ts: Date.parse('2026-03-06T09:00:00Z'),
    title: long,
    author: long,
    comment: long,
    metadata: long,
    lyrics: long,
    nested: { long },
    img_url: `https://radio.example/${'x'.repeat(1900)}`,
    img_large_url: `https://radio.example/${long}`,
  } as ReportedPlay;
  const { plays, name } = cleanReport({ plays: [play], onAir: true, now: null, name: long });
  assert.ok(JSON.stringify(plays).length < 4000);
  assert.equal(name?.length, 300);
  assert.deepEqual(
    [plays[0]?.title?.length, plays[0]?.img_url?.length, plays[0]?.img_large_url],
    [300, 1922, null],
  );
});

it('truncation never splits a surrogate pair', () => {
  const plays = [{ id: 1, ts: null, title: `a\ud83db${'x'.repeat(295)}😀😀`, author: 'The Tides' }];
  const [play] = cleanReport({ plays, onAir: true, now: null, name: null }).plays;
  assert.equal(play?.title, `a\ufffdb${'x'.repeat(295)}😀`);
});

it("a track's key has a limited length", () => {
  assert.ok(trackName('ﷺ'.repeat(300), 'ﷺ'.repeat(300))!.length <= 601);
});
