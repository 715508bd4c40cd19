import { describe, it } from 'node:test';
import { runFuzz } from './run.js';

describe('a panel in a storm', () => {
  it('answers 1,500 odd requests without a 500, in time, and is itself afterwards', async (t) => {
    const { statuses, milliseconds } = await runFuzz('short', 1500);
    t.diagnostic(`${JSON.stringify(statuses)} in ${Math.round(milliseconds)} ms`);
  });
});
