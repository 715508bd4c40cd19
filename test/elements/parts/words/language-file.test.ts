import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageUrl } from '../../../../src/elements/parts/words/language-file.js';

describe('the file of a language', () => {
  for (const [bundle, file] of [
    ['https://radio.example/onair.js', 'https://radio.example/lang/fr.js'],
    ['https://radio.example/js/onair.min.js?v=2', 'https://radio.example/js/lang/fr.js?v=2'],
    ['https://radio.example/js/onair.js?from=/a/b#c', 'https://radio.example/js/lang/fr.js?from=/a/b'],
    ['https://panel.example:8080/v/1.0.0/onair.js', 'https://panel.example:8080/v/1.0.0/lang/fr.js'],
    ['https://radio.example/esm/onair.js', 'https://radio.example/lang/fr.js'],
    ['https://radio.example/esm/parts/x1-_y2.js', 'https://radio.example/lang/fr.js'],
    ['https://radio.example/w/esm/elements/history.js', 'https://radio.example/w/lang/fr.js'],
    ['file:///home/site/onair.js', 'file:///home/site/lang/fr.js'],
  ] as const) {
    it(`lies beside ${bundle}`, () => {
      assert.equal(languageUrl(bundle, 'fr'), file);
    });
  }
});
