import { describe, it } from 'node:test';
import { runFuzz } from './run.js';

describe('a panel under random requests', () => {
  it('responds to 300 malformed requests without a 500, and still works afterwards', async (t) => {
    const { statuses } = await runFuzz('short', 300);
    t.diagnostic(JSON.stringify(statuses));
  });
});
