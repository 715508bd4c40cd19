import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLength, ownAttributes, tagsOf, titleOf, tokensFor } from '../../../src/builder/page/tags.js';
// @ts-expect-error A script of the build, without types.
import { builderTags } from '../../../scripts/builder-tags.mjs';

const COMMON = [
  { name: 'base-url', type: { text: 'string' } },
  { name: 'server', type: { text: 'number' } },
  { name: 'lang', type: { text: 'string' }, description: 'Language of words.' },
];
const MANIFEST = {
  modules: [
    {
      declarations: [
        { name: 'Helper' },
        { tagName: 'onair-station', attributes: [...COMMON, { name: 'delay', type: { text: 'number' } }] },
        {
          tagName: 'onair-vote',
          attributes: COMMON,
          cssProperties: [{ name: '--onair-radius', default: '0.5em' }],
        },
      ],
    },
    {
      declarations: [
        {
          tagName: 'onair-history',
          summary: 'What `played`,\n newest first.',
          attributes: [...COMMON, { name: 'hide-jingles', type: { text: 'boolean' } }],
          cssProperties: [
            { name: '--onair-radius', default: '0.75em' },
            { name: '--onair-accent', default: 'currentColor', description: 'The dot.' },
          ],
        },
      ],
    },
  ],
};
const GERMAN = {
  'Hide jingles': 'Ohne Jingles',
  'What played, newest first.': 'Was lief.',
  Settings: 'Einstellungen',
};

const file = builderTags(MANIFEST, ['en', 'de'], GERMAN) as { words: unknown };
const tags = tagsOf(file, 'de', { 'The dot.': 'Der Punkt.' });

describe("the tags of the builder's page", () => {
  it('are those that show something, in the order of what most people want', () => {
    assert.deepEqual(tags.shown, ['history', 'vote']);
  });

  it('share what the station around them has, but for the station itself', () => {
    assert.deepEqual(
      tags.shared.map(({ name }) => name),
      ['lang', 'delay'],
    );
    assert.deepEqual(
      ownAttributes(tags, 'history').map(({ name }) => name),
      ['hide-jingles'],
    );
    assert.deepEqual(ownAttributes(tags, 'vote'), []);
  });

  it('have each token once, colours before lengths', () => {
    assert.deepEqual(
      tokensFor(tags, ['vote', 'history']).map((token) => [token.name, isLength(token)]),
      [
        ['--onair-accent', false],
        ['--onair-radius', true],
      ],
    );
    assert.deepEqual(tokensFor(tags, []), []);
  });

  it("speak the page's language where there are words, and English where there are none", () => {
    assert.equal(titleOf(tags, 'hide-jingles'), 'Ohne Jingles');
    assert.equal(titleOf(tags, 'vote'), 'Vote');
    assert.equal(tags.text(tags.known.get('history')!.summary), 'Was lief.');
    assert.equal(tags.text('The dot.'), 'Der Punkt.');
    assert.equal(titleOf(tagsOf(file, 'en', {}), 'hide-jingles'), 'Hide jingles');
  });

  it('bring no words that nothing of them has', () => {
    assert.deepEqual(Object.keys((file.words as { de: object }).de).sort(), [
      'Hide jingles',
      'What played, newest first.',
    ]);
  });

  it('know the languages by their own names', () => {
    assert.deepEqual(tags.languages, { en: 'English', de: 'Deutsch' });
  });
});
