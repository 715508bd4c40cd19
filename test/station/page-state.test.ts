import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { watchPage } from '../../src/station/page-state.js';
import { stage, useStage } from './stage.js';

describe('watchPage', () => {
  useStage();

  it('calls back until unsubscribed', (t) => {
    const added = t.mock.method(globalThis, 'addEventListener');
    const received: string[] = [];
    const stopOne = watchPage(() => received.push('one'));
    const stopOther = watchPage(() => received.push('other'));
    stage.hide(true);
    assert.deepEqual(received, ['one', 'other']);
    stopOne();
    stage.hide(false);
    stopOther();
    stage.hide(true);
    assert.deepEqual(received, ['one', 'other', 'other']);
    assert.equal(new Set(added.mock.calls.map((call) => call.arguments[1])).size, 1);
  });

  it('calls back when a page resumes from sleep', () => {
    let received = 0;
    const stop = watchPage(() => received++);
    stage.show(false);
    assert.equal(received, 0);
    stage.show(true);
    assert.equal(received, 1);
    stop();
  });
});
