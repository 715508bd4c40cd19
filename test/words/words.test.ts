import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import * as english from '../../src/words/en/tags.js';
import { charts } from '../../src/words/en/charts.js';
import { likes } from '../../src/words/en/likes.js';
import { listening } from '../../src/words/en/listening.js';
import { requests } from '../../src/words/en/requests.js';
import { fill } from '../../src/words/fill.js';
import { languageCode, supportedLanguage } from '../../src/words/language.js';
import { LANGUAGES } from '../../src/words/languages.js';
import type { TagWords, Translated } from '../../src/words/tag-words.js';
// @ts-expect-error: a script without types.
import { languageFiles } from '../../scripts/languages.mjs';

const languages = new Map<string, Translated<TagWords>>();
for (const code of LANGUAGES) {
  const words = { ...((await import(`../../src/words/${code}/tags.ts`)) as Translated<TagWords>) };
  for (const name of ['requests', 'likes', 'charts', 'listening']) {
    const path = `src/words/${code}/${name}.ts`;
    if (existsSync(path)) Object.assign(words, await import(resolve(path)));
  }
  languages.set(code, words);
}

describe('element texts', () => {
  it('have current language lists (run `node scripts/languages.mjs`)', () => {
    for (const [name, text] of Object.entries(languageFiles()))
      assert.equal(readFileSync(`src/words/${name}`, 'utf8'), text, name);
    assert.ok(LANGUAGES.includes('en') && LANGUAGES.length >= 12);
  });

  for (const [code, words] of languages) {
    it(`have the same placeholders in ${code}`, (test) => {
      const expected = places({ ...english, charts, likes, listening, requests });
      const found = places(words);
      for (const [name, count] of Object.entries(found))
        if (name !== 'direction') assert.equal(count, expected[name], name);
      const missing = Object.keys(expected).filter((name) => !(name in found));
      if (missing.length) test.diagnostic(`${code}/tags.ts falls back to English for: ${missing.join(', ')}`);
    });

    it(`have every plural form in ${code}`, () => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      // Texts without items have sentences of their own, so `zero` isn’t needed.
      const forms = pluralCategories.filter((each) => each !== 'zero');
      for (const counted of [words.audience?.listeners, words.podcasts?.count])
        if (counted) for (const form of forms) assert.ok(counted[form as 'other'], form);
    });

    it(`are plain text in ${code}`, () => {
      for (const [name, sentence] of said(words)) {
        assert.doesNotMatch(sentence, /[<>]|^\s|\s$|\.\.\.|"/u, name);
        if (code === 'fr') assert.doesNotMatch(sentence, /[^\u202f][;:!?]|'/u, name);
        if (code === 'ar') assert.doesNotMatch(sentence, /[,;?]/u, name);
        if (code !== 'en') assert.doesNotMatch(sentence, /'/u, name);
      }
    });
  }

  it('fall back to English', () => {
    for (const [requested, spoken] of [
      ['en', 'en'],
      ['en-GB', 'en-GB'],
      ['DE', 'DE'],
      ['de_AT', 'de-AT'],
      ['fr-CA', 'fr-CA'],
      ['PT_br', 'PT-br'],
      ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
      ['deu', 'en'],
      ['zh', 'en'],
      ['', 'en'],
      ['constructor', 'en'],
      ['den', 'en'],
      ['../x', 'en'],
      ['x/fr', 'en'],
      ['<b>', 'en'],
    ] as const) {
      assert.equal(supportedLanguage(requested), spoken, requested);
    }
  });

  it('are found for alternative language codes', () => {
    const languages = ['en', 'nb', 'he'];
    for (const [requested, spoken] of [
      ['no', 'nb'],
      ['no-NO', 'nb-NO'],
      ['nn_NO', 'nb-NO'],
      ['nb', 'nb'],
      ['iw', 'he'],
      ['in', 'en'],
    ] as const) {
      assert.equal(supportedLanguage(requested, languages), spoken, requested);
    }
    assert.equal(supportedLanguage('no', ['en', 'no', 'nb']), 'no');
  });

  it('are loaded only for supported language codes', () => {
    for (const requested of [
      'fr/../../x',
      'FR?x',
      'ru\\x',
      'uk\u0000',
      'ar"onerror="',
      '//x',
      'it:x',
      'es.js',
    ]) {
      assert.ok(LANGUAGES.includes(languageCode(supportedLanguage(requested))), requested);
    }
  });

  it('contain the value in place of {}', () => {
    assert.equal(fill('as of {}', '14:05'), 'as of 14:05');
    assert.equal(fill('({})', '$&'), '($&)');
  });
});

/** Returns every string by key. An empty one counts as missing. */
function said(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return value ? [[prefix + name, value] as [string, string]] : [];
    return said(value as object, prefix + name + '.');
  });
}

/** Returns the number of placeholders in each string. Not every language has every plural form. */
function places(words: object): Record<string, number> {
  const named = said(words).filter(([name]) => !/\.(two|few|many)$/.test(name));
  return Object.fromEntries(named.map(([name, sentence]) => [name, sentence.split('{}').length - 1]));
}
