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
    'documents.window',
    'a'.repeat(100),
  ];
  for (const name of good) it(`can be ${name}`, () => assert.equal(isCallbackName(name), true));

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
    'a'.repeat(101),
    'document.body.remove',
    'window[0].close',
    'self',
    'top.close',
    'parent.a',
    'opener.a',
    'frames[0].a',
    'location.reload',
    'globalThis.a',
  ];
  for (const name of bad)
    it(`can't be ${JSON.stringify(name)}`, () => assert.equal(isCallbackName(name), false));
});
