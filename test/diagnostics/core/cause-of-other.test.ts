import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { causeOfOther } from '../../../src/diagnostics/core/cause-of-other.js';
import type { Finding } from '../../../src/diagnostics/core/facts.js';
import type { CauseName } from '../../../src/words/causes/names.js';
import { ask, askJsonp } from '../../../src/diagnostics/cli/ask.js';
import { startIcecast } from '../../kit/servers/icecast.js';

const ways = { ask, jsonp: askJsonp, page: {} };
const findingOf = (cause: CauseName): Finding => ({ cause, values: { url: 'asked' } });

describe('the cause of a failure where another kind of server stands', () => {
  it('names it and the attributes, unless the tag names it already', async (t) => {
    const server = await startIcecast({ isInProcess: true });
    t.after(() => server.close());
    const place = { baseUrl: server.url };
    const first = findingOf('noCors');
    const found = await causeOfOther(first, place, 'panel', ways);
    assert.equal(found.cause, 'otherServer');
    assert.deepEqual(found.values, {
      url: 'asked',
      kind: 'Icecast',
      address: server.url,
      attributes: `base-url="${server.url}" source="icecast"`,
    });
    assert.equal((await causeOfOther(first, place, 'azuracast', ways)).cause, 'otherServer');
    assert.equal(await causeOfOther(first, place, 'icecast', ways), first);
  });

  it('is not looked for where the first cause says enough', async (t) => {
    const server = await startIcecast({ isInProcess: true });
    t.after(() => server.close());
    const first = findingOf('busy');
    assert.equal(await causeOfOther(first, { baseUrl: server.url }, 'panel', ways), first);
    assert.deepEqual(server.requests, []);
  });
});
