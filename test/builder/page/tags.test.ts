import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLength, ownAttributes, tagsOf, titleOf, tokensFor } from '../../../src/builder/page/tags.js';
// @ts-expect-error The build script has no types.
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

describe('the tags on the builder page', () => {
  it('are sorted by popularity', () => {
    assert.deepEqual(tags.visible, ['history', 'vote']);
  });

  it('share the attributes of onair-station', () => {
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

  it('have design tokens with colours before lengths', () => {
    assert.deepEqual(
      tokensFor(tags, ['vote', 'history']).map((token) => [token.name, isLength(token)]),
      [
        ['--onair-accent', false],
        ['--onair-radius', true],
      ],
    );
    assert.deepEqual(tokensFor(tags, []), []);
  });

  it("have descriptions in the page's language", () => {
    assert.equal(titleOf(tags, 'hide-jingles'), 'Ohne Jingles');
    assert.equal(titleOf(tags, 'vote'), 'Vote');
    assert.equal(tags.text(tags.known.get('history')!.summary), 'Was lief.');
    assert.equal(tags.text('The dot.'), 'Der Punkt.');
    assert.equal(titleOf(tagsOf(file, 'en', {}), 'hide-jingles'), 'Hide jingles');
  });

  it('have only the translations in use', () => {
    assert.deepEqual(Object.keys((file.words as { de: object }).de).sort(), [
      'Hide jingles',
      'What played, newest first.',
    ]);
  });

  it('include the native name of each language', () => {
    assert.deepEqual(tags.languages, { en: 'English', de: 'Deutsch' });
  });
});
