import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkedMoment, linkToMoment } from '../../../src/elements/format/search-link.js';

const MOMENT = Date.parse('2026-11-20T14:05:00Z');

describe('a link to a moment', () => {
  for (const [name, ms, address, link] of [
    ['onair-at', MOMENT, 'https://radio.example/', 'https://radio.example/?onair-at=2026-11-20T14:05:00Z'],
    ['onair-at', MOMENT + 7, 'https://a.example/x', 'https://a.example/x?onair-at=2026-11-20T14:05:00.007Z'],
    // The rest of the URL is unchanged, including a route in the fragment.
    [
      'onair-at',
      MOMENT,
      'https://a.example/?q=a%20b&flag&c=+#/songs?x=1',
      'https://a.example/?q=a%20b&flag&c=+&onair-at=2026-11-20T14:05:00Z#/songs?x=1',
    ],
    [
      'onair-at',
      MOMENT,
      'https://a.example/?onair-at=old&onair-at-2=other#end',
      'https://a.example/?onair-at-2=other&onair-at=2026-11-20T14:05:00Z#end',
    ],
    [
      'onair-at-é&=',
      MOMENT,
      'https://a.example/',
      'https://a.example/?onair-at-%C3%A9%26%3D=2026-11-20T14:05:00Z',
    ],
  ] as const) {
    it(`round-trips: ${link}`, () => {
      assert.equal(linkToMoment(name, ms, address), link);
      assert.equal(linkedMoment(name, new URL(link).search), ms);
      assert.equal(linkToMoment(name, ms, link), link);
    });
  }

  for (const query of [
    '',
    '?onair-at=',
    '?onair-at=garbage',
    '?onair-at=2026-11-20',
    '?onair-at=2026-99-99T99:99:99Z',
    '?onair-at=1e9',
    '?onair-at=%E0%A4%A',
    '?onair-at=<script>',
    '?onair-at=2026-11-20T14:05:00Z;DROP',
    '?onair-at-2=2026-11-20T14:05:00Z',
    `?onair-at=${'9'.repeat(100_000)}`,
  ]) {
    it(`is invalid with the query "${query.slice(0, 50)}"`, () => {
      assert.ok(isNaN(linkedMoment('onair-at', query)));
    });
  }
});
