import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import * as english from '../../src/words/en.js';
import { player as bottom } from '../../src/words/player/bottom-en.js';
import { player as popup } from '../../src/words/player/popup-en.js';
import { fill, languageCode, supportedLanguage, type Words } from '../../src/words/words.js';

/** Those that few elements need are in files of their own. */
const en: Words = { ...english, player: { ...english.player, ...bottom, ...popup } };
const codes = globSync('src/words/??.ts').map((file) => basename(file, '.ts'));
const languages = new Map<string, Words>();
for (const code of codes) {
  languages.set(code, code === 'en' ? en : ((await import(`../../src/words/${code}.ts`)) as Words));
}

describe('words', () => {
  it('are there in twelve languages', () => {
    assert.deepEqual(codes.sort(), ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk']);
  });

  for (const [code, words] of languages) {
    it(`say the same things in ${code} as in English, with the same places for values`, () => {
      assert.deepEqual(places(words), places(en));
    });

    it(`count in every form that ${code} has`, () => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      // Of nothing there is no word for nothing: it is counted as others are.
      const forms = pluralCategories.filter((each) => each !== 'zero');
      for (const counted of [words.audience.listeners, words.podcasts.count])
        for (const form of forms) assert.ok(counted[form as 'other'], form);
    });

    it(`are plain text in ${code}, written as that language is`, () => {
      for (const [name, sentence] of said(words)) {
        assert.doesNotMatch(sentence, /[<>]|^\s|\s$|\.\.\.|"/u, name);
        if (code === 'fr') assert.doesNotMatch(sentence, /[^\u202f][;:!?]|'/u, name);
        if (code === 'ar') assert.doesNotMatch(sentence, /[,;?]/u, name);
        if (code !== 'en') assert.doesNotMatch(sentence, /'/u, name);
      }
    });
  }

  it('are those of the language that was asked for, else English', () => {
    for (const [asked, spoken] of [
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
      assert.equal(supportedLanguage(asked), spoken, asked);
    }
  });

  it('are named by a code that is a known one, whatever a page asks for', () => {
    for (const asked of ['fr/../../x', 'FR?x', 'ru\\x', 'uk\u0000', 'ar"onerror="', '//x', 'it:x', 'es.js']) {
      assert.ok(codes.includes(languageCode(supportedLanguage(asked))), asked);
    }
  });

  it('take a value where a sentence has its place', () => {
    assert.equal(fill('as of {}', '14:05'), 'as of 14:05');
    assert.equal(fill('({})', '$&'), '($&)');
  });
});

/** Every sentence with its name; one that is empty is missing. */
function said(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return value ? [[prefix + name, value] as [string, string]] : [];
    return said(value as object, prefix + name + '.');
  });
}

/** How many places for values each sentence has. Not every language has every form of a number. */
function places(words: Words): Record<string, number> {
  const named = said(words).filter(([name]) => !/\.(two|few|many)$/.test(name));
  return Object.fromEntries(named.map(([name, sentence]) => [name, sentence.split('{}').length - 1]));
}
