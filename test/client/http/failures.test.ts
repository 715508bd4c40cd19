import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  Refused,
  StationFailure,
  Unreachable,
  Unreadable,
  whyUnreachable,
} from '../../../src/client/http/failures.js';

const URL = 'https://panel.example/api/v2/history/';

describe('request failures', () => {
  it('contain the method and URL', () => {
    const cause = new TypeError('Failed to fetch');
    for (const [failure, kind] of [
      [new Unreachable(URL, 'network', cause), 'unreachable'],
      [new Refused(URL, 404), 'refused'],
      [new Unreadable(URL, 'not JSON'), 'unreadable'],
    ] as const) {
      assert.ok(failure instanceof Error && failure instanceof StationFailure);
      assert.equal(failure.kind, kind);
      assert.equal(failure.message, `GET ${URL}: ${failure.problem}`);
      assert.deepEqual([failure.url, failure.method, failure.retryAfterSeconds], [URL, 'GET', 0]);
    }
    assert.equal(new Unreachable(URL, 'network', cause).cause, cause);
  });

  it('list the rejected fields', () => {
    assert.deepEqual(new Refused(URL, 400, { server: ['no'] }).fields, { server: ['no'] });
    for (const body of [undefined, null]) assert.deepEqual(new Refused(URL, 400, body).fields, {});
    for (const body of ['text', 7, [1]]) assert.equal(typeof new Refused(URL, 400, body).fields, 'object');
  });

  it('contain the Retry-After delay in seconds', () => {
    assert.equal(new Refused(URL, 503, null, 120).retryAfterSeconds, 120);
    assert.equal(new Refused(URL, 503, null, NaN).retryAfterSeconds, 0);
  });
});

describe('whyUnreachable', () => {
  it('returns "offline" only if the browser says so', (t) => {
    for (const [onLine, why] of [
      [true, 'network'],
      [undefined, 'network'],
      [false, 'offline'],
    ] as const) {
      t.mock.getter(globalThis, 'navigator', () => ({ onLine }) as Navigator);
      assert.equal(whyUnreachable(), why);
      t.mock.restoreAll();
    }
  });
});
