import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('channels', () => {
  const { request } = openPanel();

  it('can be filtered by server in both APIs', async () => {
    const first = (await request('/api/v2/channels/?server=1')).json<ChannelRecord[]>();
    assert.deepEqual(
      first.map(({ bitrate }) => bitrate),
      ['128', '32'],
    );
    const legacy = (await request('/api/channels/?server=2')).json<{ objects: ChannelRecord[] }>();
    assert.deepEqual(
      legacy.objects.map(({ server }) => server),
      [2],
    );
  });

  it('have no secure URL over plain HTTP', async () => {
    const [channel] = (await request('/api/v2/channels/')).json<ChannelRecord[]>();
    assert.equal(channel?.secure_stream_url, '');
    assert.equal(channel?.stream_url, 'http://radio.test/listen/1/radio.wav');
  });
});

describe('the list of servers', () => {
  it('is the same in both APIs', async () => {
    const { request } = openPanel();
    const servers = (await request('/api/v2/servers/')).json<{ id: number; name: string }[]>();
    assert.deepEqual(servers[0], { id: 1, name: 'Radio Meridian' });
    assert.equal(servers.length, 2);
    assert.deepEqual((await request('/api/servers/')).json<{ objects: unknown }>().objects, servers);
  });
});
