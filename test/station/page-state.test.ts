import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { watchPage } from '../../src/station/page-state.js';
import { stage, useStage } from './stage.js';

describe('watchPage', () => {
  useStage();

  it('calls back until it is unsubscribed, with one listener on the page for all watchers', (t) => {
    const added = t.mock.method(globalThis, 'addEventListener');
    const told: string[] = [];
    const stopOne = watchPage(() => told.push('one'));
    const stopOther = watchPage(() => told.push('other'));
    stage.hide(true);
    assert.deepEqual(told, ['one', 'other']);
    stopOne();
    stage.hide(false);
    stopOther();
    stage.hide(true);
    assert.deepEqual(told, ['one', 'other', 'other']);
    assert.equal(new Set(added.mock.calls.map((call) => call.arguments[1])).size, 1);
  });

  it('calls back when a page resumes from sleep, but not when it is first shown', () => {
    let told = 0;
    const stop = watchPage(() => told++);
    stage.show(false);
    assert.equal(told, 0);
    stage.show(true);
    assert.equal(told, 1);
    stop();
  });
});
