import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as english from '../../src/words/en/owner.js';
import { LANGUAGES } from '../../src/words/languages.js';
import type { OwnerWords } from '../../src/words/owner-words.js';
import type { Translated } from '../../src/words/tag-words.js';
import { wholeText } from '../kit/cause-texts.js';

/** Code that is the same in every language. */
const CODE =
  /data-base-url|base-url|data-server|CORS|JSONP|JSON|Content-Security-Policy|Access-Control-Allow-Origin(: \*)?|trusted-types|transport="legacy"|onair\.js|\?onair-check|https:\/\/panel\.example:8080|:8080|\/api\/(v2\/)?|fullchain\.pem|DNS|gzip|ETag|\bDate\b|NTP|Let’s Encrypt|\bparts\b|\bv2\b|Ctrl\+C|\b[45]\d\d\b|https?\b/g;

// German keyboards have another name for the key.
const codeIn = (sentence: string): string[] =>
  [...new Set(sentence.replace('Strg+C', 'Ctrl+C').match(CODE))].sort();
const placeholdersIn = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('strings for site owners', () => {
  // Texts for owners are optional. Without them, owners read English.
  const codes = LANGUAGES.filter((code) => code !== 'en' && existsSync(`src/words/${code}/owner.ts`));

  for (const code of codes) {
    describe(`in ${code}`, async () => {
      const words = (await import(`../../src/words/${code}/owner.ts`)) as Translated<OwnerWords> & {
        direction?: string;
      };
      const sentences = sentencesOf(words);
      const expected = sentencesOf(english);

      it('have no keys that English lacks', (test) => {
        for (const [name, sentence] of sentences) {
          assert.ok(expected.has(name), name);
          assert.ok(sentence.trim(), name);
        }
        const missing = [...expected.keys()].filter((name) => !sentences.has(name));
        if (missing.length)
          test.diagnostic(`${code}/owner.ts falls back to English for: ${missing.join(', ')}`);
      });

      it('keep the placeholders and code samples', () => {
        for (const [name, own] of sentences) {
          assert.deepEqual(placeholdersIn(own), placeholdersIn(expected.get(name)!), name);
          assert.deepEqual(codeIn(own), codeIn(expected.get(name)!), name);
        }
      });

      it('differ for each cause', () => {
        const plain = Object.values({ ...words.causes, ...words.terminalCauses }).map((text) =>
          wholeText(text).replace(/\{\w+\}/g, ''),
        );
        assert.equal(new Set(plain).size, plain.length);
      });

      it('follow the typography of the language', () => {
        assert.equal(words.direction, code === 'ar' ? 'rtl' : undefined);
        for (const [name, sentence] of sentences) {
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

/** Returns all sentences by name, without those of the builder, which are in English and German only. */
function sentencesOf({
  causes = {},
  terminalCauses = {},
  checkLink,
  technicalDetails,
  checks,
  checkPage,
  streams,
  notices,
}: Translated<OwnerWords>): Map<string, string> {
  const groups = {
    ...Object.fromEntries(
      Object.entries({ ...causes, ...terminalCauses }).map(([cause, text]) => [`causes.${cause}`, text]),
    ),
    streams,
    notices,
    note: { ...(checkLink && { checkLink }), ...(technicalDetails && { technicalDetails }) },
    ...checks,
    checkPage,
  };
  return new Map(
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words ?? {}).map(([name, sentence]): [string, string] => [`${group}.${name}`, sentence]),
    ),
  );
}
