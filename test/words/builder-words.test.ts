import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as german from '../../src/words/de/builder.js';
import * as english from '../../src/words/en/builder.js';

const sentencesOf = ({
  builder: { texts: _texts, fields, ...words },
  frameTitles,
}: typeof english | typeof german): Map<string, string> =>
  new Map(
    Object.entries({ words, fields, frameTitles }).flatMap(([group, sentences]) =>
      Object.entries(sentences).map(([name, sentence]): [string, string] => [`${group}.${name}`, sentence]),
    ),
  );
const placeholders = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('the strings of the builder page', () => {
  const englishSentences = sentencesOf(english);
  const germanSentences = sentencesOf(german);

  it('have the same placeholders in both languages', (test) => {
    for (const [name, sentence] of germanSentences)
      assert.deepEqual(placeholders(sentence), placeholders(englishSentences.get(name)!), name);
    const missing = [...englishSentences.keys()].filter((name) => !germanSentences.has(name));
    if (missing.length) test.diagnostic(`de/builder.ts falls back to English for: ${missing.join(', ')}`);
  });

  it('have typographic quotes and ellipses', () => {
    for (const [name, sentence] of [...englishSentences, ...germanSentences])
      assert.doesNotMatch(sentence, /["']|\.\.\./, name);
  });

  it('are translated into German', () => {
    const names = [
      'words.iframe',
      'words.link',
      'words.pixels',
      'words.wordpress',
      'words.react',
      'words.vue',
      'words.text',
      'words.div',
      'fields.album',
      'fields.cover',
      'frameTitles.podcasts',
      'frameTitles.charts',
    ];
    const same = [...germanSentences].filter(([name, sentence]) => englishSentences.get(name) === sentence);
    assert.deepEqual(
      same.map(([name]) => name).filter((name) => !names.includes(name)),
      [],
    );
  });
});
