import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addPress,
  addTitle,
  newlyMeasured,
  restart,
  UNMEASURED,
} from '../../../src/builder/page/measure-delay.js';

const START = 1_700_000_000_000;
const seconds = (count: number): number => START + count * 1000;
/** The first title, which started a minute ago. */
const waiting = addTitle(UNMEASURED, seconds(-60), 'Tide Tables');

describe('the delay measurement', () => {
  it('returns the time until the button press', () => {
    const changed = addTitle(waiting, seconds(0), 'Paper Boats');
    assert.equal(changed.awaited?.title, 'Paper Boats');
    assert.equal(addPress(changed, seconds(23.4)).seconds, 23);
  });

  it('reports the delay once', () => {
    const changed = addTitle(waiting, seconds(0), 'Paper Boats');
    const pressed = addPress(changed, seconds(23));
    assert.equal(newlyMeasured(waiting, changed), null);
    assert.equal(newlyMeasured(changed, pressed), 23);
    assert.equal(newlyMeasured(pressed, addTitle(pressed, seconds(200), 'Nebelhorn')), null);
  });

  it('ignores the title that is already current', () => {
    assert.equal(waiting.awaited, null);
    assert.equal(addTitle(waiting, seconds(-60), 'Tide Tables'), waiting);
    assert.equal(addPress(waiting, seconds(1)).seconds, null);
  });

  it('accepts a press before the title appears', () => {
    const heard = addPress(waiting, seconds(3));
    assert.equal(addTitle(heard, seconds(0), 'Paper Boats').seconds, 3);
  });

  it('returns 0 for a press just before the start', () => {
    assert.equal(addTitle(addPress(waiting, seconds(3)), seconds(4), 'Paper Boats').seconds, 0);
  });

  it('ignores a press long before the next title', () => {
    const later = addTitle(addPress(waiting, seconds(3)), seconds(40), 'Paper Boats');
    assert.deepEqual([later.seconds, later.awaited?.ts], [null, seconds(40)]);
    assert.equal(addPress(later, seconds(60)).seconds, 20);
  });

  it('uses the first of two new titles', () => {
    const two = addTitle(addTitle(waiting, seconds(0), 'Jingle'), seconds(10), 'Paper Boats');
    assert.equal(two.awaited?.title, 'Jingle');
    assert.equal(addPress(two, seconds(30)).seconds, 30);
  });

  it('caps the delay at ten minutes', () => {
    const changed = addTitle(waiting, seconds(0), 'Paper Boats');
    assert.equal(addPress(changed, seconds(600)).seconds, 600);
    const late = addPress(changed, seconds(601));
    assert.deepEqual([late.seconds, late.isTooLong, late.awaited], [null, true, null]);
  });

  it('keeps the result until the next measurement', () => {
    const done = addPress(addTitle(waiting, seconds(0), 'Paper Boats'), seconds(5));
    assert.equal(addPress(done, seconds(50)).seconds, 5);
    const next = addTitle(done, seconds(100), 'Low Water');
    assert.equal(next.seconds, 5);
    const once = restart(next);
    assert.deepEqual([once.seconds, once.newest], [null, seconds(100)]);
    assert.equal(addTitle(once, seconds(100), 'Low Water').awaited, null);
    assert.equal(addPress(addTitle(once, seconds(200), 'Slack'), seconds(207)).seconds, 7);
  });
});
