import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builder as german } from '../../src/words/de/builder.js';
import { builder as english } from '../../src/words/en/builder.js';

const sentences = ({ texts: _texts, fields, ...words }: typeof english): [string, string][] => [
  ...Object.entries(words),
  ...Object.entries(fields).map(([name, label]): [string, string] => [`fields.${name}`, label]),
];
const placeholders = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe("the builder page's texts", () => {
  it('have the same placeholders in both languages', () => {
    const others = new Map(sentences(german));
    for (const [name, sentence] of sentences(english))
      assert.deepEqual(placeholders(others.get(name)!), placeholders(sentence), name);
  });

  it('have typographic quotes and ellipses', () => {
    for (const [name, sentence] of [...sentences(english), ...sentences(german)])
      assert.doesNotMatch(sentence, /["']|\.\.\./, name);
  });

  it('are translated into German, except names', () => {
    const names = [
      'iframe',
      'link',
      'pixels',
      'wordpress',
      'react',
      'vue',
      'text',
      'div',
      'fields.album',
      'fields.cover',
    ];
    const same = sentences(german).filter(
      ([name, sentence]) => new Map(sentences(english)).get(name) === sentence,
    );
    assert.deepEqual(
      same.map(([name]) => name).filter((name) => !names.includes(name)),
      [],
    );
  });
});
