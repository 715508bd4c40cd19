import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { causes, checkLink } from '../../src/words/causes/en.js';
import { checkPage } from '../../src/words/check-page/en.js';
import { checks } from '../../src/words/checks/en.js';
import type { OwnerWords } from '../../src/words/owner/words.js';

const codesIn = (folder: string): string[] =>
  globSync(`${folder}/??.ts`)
    .map((file) => basename(file, '.ts'))
    .sort();

const english: OwnerWords = { direction: 'ltr', causes, checkLink, checks, checkPage };

/** What stands on pages, in headers and in the docs by this name, in every language. */
const CODE =
  /data-base-url|base-url|data-server|CORS|JSONP|JSON|Content-Security-Policy|Access-Control-Allow-Origin(: \*)?|trusted-types|transport="legacy"|onair\.js|\?onair-check|https:\/\/panel\.example:8080|:8080|\/api\/(v2\/)?|fullchain\.pem|DNS|gzip|ETag|\bDate\b|NTP|Let’s Encrypt|\bparts\b|\bv2\b|Ctrl\+C|\b[45]\d\d\b|https?\b/g;

const codeIn = (sentence: string): string[] => [...new Set(sentence.match(CODE))].sort();
const placesIn = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('the words of owners', () => {
  const codes = codesIn('src/words/owner');

  it('are there in the languages of the tags', () => {
    assert.deepEqual([...codes, 'de', 'en'].sort(), codesIn('src/words'));
  });

  for (const code of codes) {
    describe(`in ${code}`, async () => {
      const words = (await import(`../../src/words/owner/${code}.ts`)) as OwnerWords;
      const said = sentencesOf(words);

      it('say as much as the English ones', () => {
        assert.deepEqual([...said.keys()].sort(), [...sentencesOf(english).keys()].sort());
        for (const [name, sentence] of said) assert.ok(sentence.trim(), name);
      });

      it('have the same places for values, and the same code', () => {
        for (const [name, sentence] of sentencesOf(english)) {
          const own = said.get(name)!;
          assert.deepEqual(placesIn(own), placesIn(sentence), name);
          assert.deepEqual(codeIn(own), codeIn(sentence), name);
        }
      });

      it('have another sentence for each cause', () => {
        const plain = Object.values(words.causes).map((sentence) => sentence.replace(/\{\w+\}/g, ''));
        assert.equal(new Set(plain).size, plain.length);
      });

      it('are written as that language is', () => {
        assert.equal(words.direction, code === 'ar' ? 'rtl' : 'ltr');
        for (const [name, sentence] of said) {
          const plain = sentence.replace(CODE, 'X');
          assert.doesNotMatch(plain, /[<>"']|^\s|\s$| {2}|\.\.\./u, name);
          if (code === 'fr')
            assert.doesNotMatch(plain, /[^\u202f\s][;:!?»]|[^\u202f] [;:!?»]|«[^\u202f]/u, name);
          if (code === 'ar') assert.doesNotMatch(plain, /[,;?]/u, name);
        }
      });
    });
  }
});

/** By their names. The direction of a language is no sentence. */
function sentencesOf({ causes, checkLink, checks, checkPage }: OwnerWords): Map<string, string> {
  const groups = { causes, link: { checkLink }, ...checks, checkPage };
  return new Map(
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words).map(([name, sentence]): [string, string] => [
        `${group}.${name}`,
        sentence as string,
      ]),
    ),
  );
}
