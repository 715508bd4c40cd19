import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage as germanPage, checks as german } from '../../src/words/de/owner.js';
import { checkPage, checks } from '../../src/words/en/owner.js';
import { CHECKS, SAYS, WHYS } from '../../src/words/owner-words.js';

const placeholdersOf = (sentence = ''): string[] => [...(sentence.match(/\{\w+\}/g) ?? [])].sort();

describe('the strings of the check', () => {
  it('have the same placeholders in both languages', () => {
    for (const words of [checks, german]) {
      assert.deepEqual(Object.keys(words.lines).sort(), [...CHECKS].sort());
      assert.deepEqual(Object.keys(words.says).sort(), [...SAYS].sort());
      assert.deepEqual(Object.keys(words.whys).sort(), [...WHYS].sort());
    }
    for (const name of SAYS) {
      assert.deepEqual(placeholdersOf(german.says[name]), placeholdersOf(checks.says[name]), name);
      assert.deepEqual(placeholdersOf(german.cures[name]), placeholdersOf(checks.cures[name]), name);
      assert.equal(name in german.cures, name in checks.cures, name);
    }
  });

  it('include the check page in both languages', () => {
    assert.deepEqual(Object.keys(germanPage).sort(), Object.keys(checkPage).sort());
    for (const name of Object.keys(checkPage) as (keyof typeof checkPage)[])
      assert.deepEqual(placeholdersOf(germanPage[name]), placeholdersOf(checkPage[name]), name);
  });

  it('have typographic quotes and ellipses', () => {
    const { lines, says, whys, cures } = german;
    for (const words of [
      checks.says,
      checks.cures,
      checks.whys,
      checkPage,
      germanPage,
      lines,
      says,
      whys,
      cures,
    ])
      for (const sentence of Object.values(words)) assert.doesNotMatch(sentence, /["']|\.\.\./);
  });
});
