import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCallbackName } from '../../../src/panel/resources/callback-name.js';

describe('a callback name', () => {
  const good = [
    'cb',
    '$',
    '_a1',
    'a.b.c',
    'onair.now[0]',
    'a[0][12].b',
    'größe',
    '名前',
    'newValue',
    'jQuery123_456',
  ];
  for (const name of good) it(`may be ${name}`, () => assert.equal(isCallbackName(name), true));

  const bad = [
    '',
    ' ',
    '1a',
    'a-b',
    'a b',
    'alert(1)',
    'a;b',
    'a.',
    '.a',
    'a..b',
    'a[b]',
    'a[]',
    'a[0',
    '[0]',
    'a[0]b',
    'new',
    'a.delete',
    'class[0]',
    'a\nb',
    'a\u2028',
    '</script>',
    'a/*',
    "a'",
  ];
  for (const name of bad)
    it(`may not be ${JSON.stringify(name)}`, () => assert.equal(isCallbackName(name), false));
});
