import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heightMessages } from '../../../src/elements/frame/report-height.js';

const messages = (search: string, hash: string) => heightMessages(321, { search, hash });

describe('heightMessages', () => {
  it('always includes the message for embed.js', () => {
    assert.deepEqual(messages('', ''), [{ onairHeight: 321 }]);
  });

  it('includes the secret for WordPress', () => {
    assert.deepEqual(messages('?limit=3', '#?secret=aZ09'), [
      { onairHeight: 321 },
      { message: 'height', value: 321, secret: 'aZ09' },
    ]);
  });

  it('includes the id for Pym.js', () => {
    assert.deepEqual(messages('?initialWidth=500&childId=card-1', ''), [
      { onairHeight: 321 },
      'pymxPYMxcard-1xPYMxheightxPYMx321',
    ]);
  });

  it('ignores invalid ids and secrets in the URL', () => {
    for (const [search, hash] of [
      ['?childId=a%20b', '#?secret=a-b'],
      ['?childId=axPYMx%0A', '#?secret='],
      ['?childId=%3Cimg%3E', '#secret=abc'],
      ['?childId=', '#?secret=abc&x'],
      [`?childId=${'a'.repeat(101)}`, `#?secret=${'a'.repeat(41)}`],
    ] as const)
      assert.deepEqual(messages(search, hash), [{ onairHeight: 321 }], search + hash);
  });
});
