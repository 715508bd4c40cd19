import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DjRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('the list of DJs', () => {
  const { request } = openPanel({ now: Date.parse('2026-03-06T19:30:00Z') });
  const names = async (query: string) =>
    (await request(`/api/djs/?${query}`)).json<{ objects: DjRecord[] }>().objects.map(({ name }) => name);

  it('marks live DJs as on air and connected', async () => {
    assert.deepEqual(await names('server=1&on_air=1'), ['DJ Okapi']);
    assert.deepEqual(await names('server=1&connected=1'), ['DJ Okapi']);
    assert.equal((await names('server=1&on_air=0')).length, 8);
    assert.equal((await names('server=1&active=0')).length, 0);
  });

  it('marks DJs who present library tracks as disconnected', async () => {
    const evening = openPanel({ now: Date.parse('2026-03-06T07:30:00Z') });
    const { objects } = (await evening.request('/api/djs/?server=1&on_air=1')).json<{
      objects: DjRecord[];
    }>();
    assert.deepEqual(
      objects.map(({ name, connected }) => [name, connected]),
      [['Mara Lindqvist', false]],
    );
  });

  it('rejects filter values other than 0 and 1', async () => {
    const response = await request('/api/djs/?on_air=perhaps');
    assert.equal(response.status, 400);
    assert.equal(typeof response.json().error, 'string');
  });
});
