import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heightMessages } from '../../../src/elements/frame/report-height.js';

const messages = (search: string, hash: string) => heightMessages(321, { search, hash });

describe('the height of a frame', () => {
  it('is told in our own words to everybody', () => {
    assert.deepEqual(messages('', ''), [{ onairHeight: 321 }]);
  });

  it('is told to WordPress with the secret of its address', () => {
    assert.deepEqual(messages('?limit=3', '#?secret=aZ09'), [
      { onairHeight: 321 },
      { message: 'height', value: 321, secret: 'aZ09' },
    ]);
  });

  it('is told to Pym.js under the name that it gave', () => {
    assert.deepEqual(messages('?initialWidth=500&childId=card-1', ''), [
      { onairHeight: 321 },
      'pymxPYMxcard-1xPYMxheightxPYMx321',
    ]);
  });

  it('repeats nothing of the address that is no such name or secret', () => {
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
