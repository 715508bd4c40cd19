import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DjRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('the DJs', () => {
  const { ask } = openPanel({ now: Date.parse('2026-03-06T19:30:00Z') });
  const names = async (query: string) =>
    (await ask(`/api/djs/?${query}`)).json<{ objects: DjRecord[] }>().objects.map(({ name }) => name);

  it('are on air and connected in their live hour', async () => {
    assert.deepEqual(await names('server=1&on_air=1'), ['DJ Okapi']);
    assert.deepEqual(await names('server=1&connected=1'), ['DJ Okapi']);
    assert.equal((await names('server=1&on_air=0')).length, 3);
    assert.equal((await names('server=1&active=0')).length, 0);
  });

  it('are on air, but not connected, when they only present', async () => {
    const evening = openPanel({ now: Date.parse('2026-03-06T07:30:00Z') });
    const { objects } = (await evening.ask('/api/djs/?server=1&on_air=1')).json<{ objects: DjRecord[] }>();
    assert.deepEqual(
      objects.map(({ name, connected }) => [name, connected]),
      [['Mara Lindqvist', false]],
    );
  });

  it('refuses a filter that is neither yes nor no', async () => {
    const answer = await ask('/api/djs/?on_air=perhaps');
    assert.equal(answer.status, 400);
    assert.equal(typeof answer.json().error, 'string');
  });
});
