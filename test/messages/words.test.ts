import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as de from '../../src/messages/de.js';
import * as en from '../../src/messages/en.js';
import { fill, spokenLanguage, wordsIn, type Words } from '../../src/messages/words.js';

const languages: Record<string, Words> = { en, de };

describe('words', () => {
  for (const [lang, words] of Object.entries(languages)) {
    it(`say the same things in ${lang} as in English`, () => {
      assert.deepEqual(shape(words), shape(en));
    });
  }

  it('are there in the language that was asked for, else in English', () => {
    for (const [asked, spoken] of [
      ['en', 'en'],
      ['en-GB', 'en-GB'],
      ['DE', 'DE'],
      ['de_AT', 'de-AT'],
      ['deu', 'en'],
      ['fr', 'en'],
      ['', 'en'],
      ['constructor', 'en'],
      ['den', 'en'],
    ] as const) {
      assert.equal(spokenLanguage(asked), spoken, asked);
      assert.ok(wordsIn(spokenLanguage(asked), { en: en.onAir, de: de.onAir }).onAir);
    }
  });

  it('take a value where a sentence has its place', () => {
    assert.equal(fill('as of {}', '14:05'), 'as of 14:05');
    assert.equal(fill('({})', '$&'), '($&)');
  });
});

/** Names, and for each sentence whether it takes a value; a sentence that is missing or empty has no shape. */
function shape(words: Words): Record<string, boolean> {
  const named = Object.entries(words).flatMap(([group, sentences]) =>
    Object.entries(sentences as Record<string, string>)
      .filter(([, sentence]) => sentence)
      .map(([name, sentence]) => [group + '.' + name, sentence.includes('{}')] as const),
  );
  return Object.fromEntries(named);
}
