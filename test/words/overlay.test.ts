import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overlay } from '../../src/words/overlay.js';

const words = { onAir: { onAir: 'On air', live: 'Live' }, history: { nothing: 'Nothing played yet' } };

describe('strings that override the defaults', () => {
  it('replace individual defaults and keep the others', () => {
    assert.deepEqual(overlay(words, { onAir: { live: 'Direct' } }), {
      onAir: { onAir: 'On air', live: 'Direct' },
      history: words.history,
    });
  });

  it('can be empty', () => {
    assert.equal(overlay(words, { onAir: { live: '' } }).onAir.live, '');
  });

  it("don't mutate the defaults", () => {
    overlay(words, { onAir: { live: 'Direct' } });
    assert.equal(words.onAir.live, 'Live');
  });

  for (const odd of [
    null,
    undefined,
    0,
    'On air',
    [],
    true,
    { onAir: null },
    { onAir: 'Live' },
    { onAir: { live: 7, onAir: { toString: 'x' } }, history: ['x'] },
    { history: { nothing: null }, other: { live: 'x' }, live: 'x' },
    JSON.parse('{"__proto__": {"live": "x"}, "onAir": {"__proto__": {"live": "x"}, "constructor": "x"}}'),
  ] as unknown[]) {
    it(`are ignored if invalid: ${JSON.stringify(odd)}`, () => {
      assert.equal(overlay(words, odd).onAir.onAir, 'On air');
      assert.deepEqual(Object.keys(overlay(words, odd)), ['onAir', 'history']);
      assert.equal(overlay(words, odd).history.nothing, 'Nothing played yet');
      assert.equal(({} as { live?: string }).live, undefined);
    });
  }
});
