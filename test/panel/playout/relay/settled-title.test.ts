import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createSettledTitle, type SettledTitle } from '../../../../src/panel/playout/relay/settled-title.js';

const SECOND = 1000;

describe("a stream's title", () => {
  let now = 0;
  let titles: [title: string, seconds: number][] = [];

  /** `milliseconds` by the panel's clock. */
  function pass(milliseconds: number, speed = 1): void {
    now += milliseconds;
    mock.timers.tick(milliseconds / speed);
  }
  function open(speed = 1): SettledTitle {
    return createSettledTitle({ now: () => now, speed }, (title, seenAt) =>
      titles.push([title, seenAt / SECOND]),
    );
  }

  beforeEach(() => {
    now = 0;
    titles = [];
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => mock.timers.reset());

  it('is reported after two seconds', () => {
    const current = open();
    current.see('A');
    pass(1999);
    current.see('A');
    assert.deepEqual([titles, current.settled()], [[], null]);
    pass(1);
    assert.deepEqual([titles, current.settled()], [[['A', 0]], 'A']);
    pass(10 * SECOND);
    current.see('B');
    pass(2 * SECOND);
    assert.deepEqual(titles, [
      ['A', 0],
      ['B', 12],
    ]);
  });

  it("isn't reported if another title follows quickly", () => {
    const current = open();
    for (let index = 0; index < 3600; index += 1) {
      current.see(`Song ${index}`);
      pass(SECOND);
    }
    pass(SECOND);
    assert.deepEqual(titles, [['Song 3599', 3599]]);
  });

  it("isn't reported again after a short interruption", () => {
    const current = open();
    current.see('A');
    pass(5 * SECOND);
    for (const other of ['B', '', 'C']) {
      current.see(other);
      assert.equal(current.settled(), null);
      pass(SECOND);
      current.see('A');
      assert.equal(current.settled(), 'A');
      pass(5 * SECOND);
    }
    assert.deepEqual(titles, [['A', 0]]);
  });

  it('is dropped if the stream stops quickly', () => {
    const current = open();
    current.see('A');
    pass(SECOND);
    current.stop();
    pass(5 * SECOND);
    assert.deepEqual(titles, []);
  });

  it("is timed by the panel's clock", () => {
    const current = open(20);
    current.see('A');
    pass(1900, 20);
    assert.deepEqual(titles, []);
    pass(100, 20);
    assert.deepEqual(titles, [['A', 0]]);
  });
});
