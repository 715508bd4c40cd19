import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { again, begin, newlyMeasured, onPress, onTitle } from '../../../src/builder/page/measure-delay.js';

const START = 1_700_000_000_000;
const seconds = (count: number): number => START + count * 1000;
/** One title is known, and it began a minute ago. */
const waiting = onTitle(begin, seconds(-60), 'Tide Tables');

describe('the delay by ear', () => {
  it('is the time from the change in the data to the press', () => {
    const changed = onTitle(waiting, seconds(0), 'Paper Boats');
    assert.equal(changed.awaited?.title, 'Paper Boats');
    assert.equal(onPress(changed, seconds(23.4)).seconds, 23);
  });

  it('is taken over once: by the next title, somebody may have written another one', () => {
    const changed = onTitle(waiting, seconds(0), 'Paper Boats');
    const pressed = onPress(changed, seconds(23));
    assert.equal(newlyMeasured(waiting, changed), null);
    assert.equal(newlyMeasured(changed, pressed), 23);
    assert.equal(newlyMeasured(pressed, onTitle(pressed, seconds(200), 'Nebelhorn')), null);
  });

  it('does not begin with the title that was on air before', () => {
    assert.equal(waiting.awaited, null);
    assert.equal(onTitle(waiting, seconds(-60), 'Tide Tables'), waiting);
    assert.equal(onPress(waiting, seconds(1)).seconds, null);
  });

  it('is known for a press that came before the data did', () => {
    const heard = onPress(waiting, seconds(3));
    assert.equal(onTitle(heard, seconds(0), 'Paper Boats').seconds, 3);
  });

  it('is 0 where a title is heard a moment before its beginning as the panel rounds it', () => {
    assert.equal(onTitle(onPress(waiting, seconds(3)), seconds(4), 'Paper Boats').seconds, 0);
  });

  it('is not measured by a press that was for nothing', () => {
    const later = onTitle(onPress(waiting, seconds(3)), seconds(40), 'Paper Boats');
    assert.deepEqual([later.seconds, later.awaited?.ts], [null, seconds(40)]);
    assert.equal(onPress(later, seconds(60)).seconds, 20);
  });

  it('is that of the first title, though the next one has begun in the studio meanwhile', () => {
    const two = onTitle(onTitle(waiting, seconds(0), 'Jingle'), seconds(10), 'Paper Boats');
    assert.equal(two.awaited?.title, 'Jingle');
    assert.equal(onPress(two, seconds(30)).seconds, 30);
  });

  it('is ten minutes at most', () => {
    const changed = onTitle(waiting, seconds(0), 'Paper Boats');
    assert.equal(onPress(changed, seconds(600)).seconds, 600);
    const late = onPress(changed, seconds(601));
    assert.deepEqual([late.seconds, late.isTooLong, late.awaited], [null, true, null]);
  });

  it('stays until it is measured once more, with the title after', () => {
    const done = onPress(onTitle(waiting, seconds(0), 'Paper Boats'), seconds(5));
    assert.equal(onPress(done, seconds(50)).seconds, 5);
    const next = onTitle(done, seconds(100), 'Low Water');
    assert.equal(next.seconds, 5);
    const once = again(next);
    assert.deepEqual([once.seconds, once.newest], [null, seconds(100)]);
    assert.equal(onTitle(once, seconds(100), 'Low Water').awaited, null);
    assert.equal(onPress(onTitle(once, seconds(200), 'Slack'), seconds(207)).seconds, 7);
  });
});
