import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failures } from '../../src/words/en/tags.js';
import { failureSentence, type FailureFacts } from '../../src/words/failure-sentence.js';

const url = 'https://panel.example/api/v2/history/';

const said: [Omit<FailureFacts, 'url'> & { url?: string }, string][] = [
  [{ kind: 'unreachable', reason: 'address', url: '' }, failures.missing],
  [{ kind: 'unreachable', reason: 'address' }, failures.address],
  [
    { kind: 'unreachable', reason: 'insecure' },
    'This page uses https, but the panel’s address uses http. Ask your host for the https address.',
  ],
  [{ kind: 'unreachable', reason: 'blocked' }, failures.blocked],
  [{ kind: 'unreachable', reason: 'offline' }, failures.offline],
  [{ kind: 'unreachable', reason: 'part' }, failures.part],
  [{ kind: 'unreachable', reason: 'network' }, ''],
  [{ kind: 'unreachable', reason: 'timeout' }, ''],
  [{ kind: 'refused', status: 400, fields: { server: ['unknown'] } }, failures.server],
  [{ kind: 'refused', status: 404, fields: {} }, failures.notFound],
  [{ kind: 'refused', status: 403, fields: {} }, 'The panel refused the request (403).'],
  [{ kind: 'refused', status: 429, fields: {} }, ''],
  [{ kind: 'refused', status: 500, fields: {} }, ''],
  [{ kind: 'unreadable' }, failures.unreadable],
  [{ kind: 'something new' }, ''],
];

describe('the message for a failure', () => {
  for (const [failure, sentence] of said) {
    it(`is "${sentence}" for ${JSON.stringify(failure)}`, () => {
      assert.equal(failureSentence({ url, ...failure }, failures), sentence);
    });
  }
});
