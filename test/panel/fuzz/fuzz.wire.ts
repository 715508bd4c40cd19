import { describe, it } from 'node:test';
import { runFuzz } from './run.js';

describe('a panel under random requests', () => {
  it('responds to 300 odd requests without a 500 and works as before afterwards', async (t) => {
    const { statuses } = await runFuzz('short', 300);
    t.diagnostic(JSON.stringify(statuses));
  });
});
