import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { paced } from '../../../../src/panel/playout/relay/paced.js';

it('paced limits tasks to once per period', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let now = 0;
    let calls = 0;
    const closing = new AbortController();
    const notify = paced(
      () => (calls += 1),
      { atOnce: 3, every: 10_000 },
      closing.signal,
      () => now,
    );
    const pass = (seconds: number): void => {
      for (let second = 0; second < seconds; second += 1) {
        notify();
        notify();
        now += 1000;
        mock.timers.tick(1000);
      }
    };
    notify();
    assert.equal(calls, 1);
    pass(3600);
    assert.ok(calls >= 360 && calls <= 364, String(calls));
    const before = calls;
    notify();
    closing.abort();
    mock.timers.tick(60_000);
    assert.equal(calls, before);
  } finally {
    mock.timers.reset();
  }
});
