import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fontsOf } from '../../../../../src/panel/pages/sharing/picture/fonts.js';

const familiesUsed = (text: string): string[] =>
  [...new Set(fontsOf(text).subsets.map(({ family }) => family))].sort();

describe('fontsOf', () => {
  for (const [script, text, families] of [
    ['Latin', 'Wolność Ąęß – Tide & Tables', ['noto-sans']],
    ['Vietnamese', 'Đường về', ['noto-sans']],
    ['Cyrillic', 'Привет, Ёж і ґедзь', ['noto-sans']],
    ['Greek', 'Ελληνικά τραγούδια', ['noto-sans']],
    ['Devanagari', 'हिन्दी', ['noto-sans']],
    ['Hebrew', 'שלום', ['noto-sans-hebrew']],
    ['Arabic', 'ليالي', ['noto-sans-arabic']],
    ['Persian', 'گل‌ها', ['noto-sans', 'noto-sans-arabic']],
    ['Armenian', 'Հայ', ['noto-sans-armenian']],
    ['Georgian', 'ქართული', ['noto-sans-georgian']],
    ['Thai', 'เพลง', ['noto-sans-thai']],
    ['simplified Chinese', '爱情', ['noto-sans-sc']],
    ['traditional Chinese', '愛情', ['noto-sans-sc']],
    ['Japanese', '春を待つ手紙', ['noto-sans-jp']],
    ['Korean', '한국어', ['noto-sans-kr']],
    ['emoji', '☂😀', ['noto-emoji']],
  ] as const)
    it(`finds fonts for ${script}`, () => {
      const found = fontsOf(text);
      assert.equal(found.text, text);
      assert.deepEqual(familiesUsed(text), families);
      for (const { file } of found.subsets) assert.ok(existsSync(file), file);
    });

  it('returns few files for short texts', () => {
    assert.equal(fontsOf('Feeling Good').subsets.length, 1);
    assert.ok(fontsOf('春を待つ手紙').subsets.length <= 6);
  });

  it('omits symbols that no font contains', () => {
    assert.equal(fontsOf('Tide \u{1F0A1}\uE000').text, 'Tide');
    assert.equal(fontsOf('Tide 𒀀').text, '');
    assert.equal(fontsOf('').text, '');
  });

  it('combines a letter and a following accent', () => {
    assert.equal(fontsOf('E\u0301te\u0301').text, 'Été');
  });
});
