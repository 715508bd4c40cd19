import { describe, it } from 'node:test';
import { runFuzz } from './run.js';

describe('a panel under random requests', () => {
  it('survives 300 malformed requests', async (t) => {
    const { statuses } = await runFuzz('short', 300);
    t.diagnostic(JSON.stringify(statuses));
  });
});
