import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('a channel', () => {
  const { request, send } = openPanel();

  it('has a stream as soon as it is created', async () => {
    const response = await send('POST', '/api/v2/channels/', { server: 1, bitrate: '64', s_format: 'mp3' });
    assert.equal(response.status, 201);
    const channel = response.json<ChannelRecord>();
    assert.deepEqual([channel.bitrate, channel.s_format, channel.s_type], ['64', 'mp3', 'icecast']);
    const { pathname } = new URL(channel.stream_url);
    assert.equal((await request(pathname, { method: 'HEAD' })).status, 200);
    const listed = (await request('/api/v2/channels/?server=1')).json<ChannelRecord[]>();
    assert.deepEqual(listed.at(-1), channel);
  });

  it('can be updated partially', async () => {
    const channel = (await request('/api/v2/channels/1/')).json<ChannelRecord>();
    const put = await send('PUT', '/api/v2/channels/1/', channel);
    assert.deepEqual([put.status, put.json()], [200, channel]);
    const patched = await send('PATCH', '/api/v2/channels/1/', { active: false, mount_point: '/live' });
    assert.deepEqual(patched.json(), { ...channel, active: false, mount_point: '/live' });
  });

  it("can't have invalid fields", async () => {
    const response = await send('POST', '/api/v2/channels/', {
      server: 1,
      bitrate: 'loud',
      mount_point: 'x y',
    });
    assert.deepEqual(response.json(), {
      bitrate: ['A valid integer is required.'],
      mount_point: ['A mount point must start with / and contain only letters, digits and . _ ~ - /.'],
    });
    assert.equal((await request('/api/v2/channels/', { method: 'POST' })).status, 401);
    assert.equal((await request('/api/v2/channels/99/')).status, 404);
  });

  it('loses its stream when deleted', async () => {
    assert.equal((await send('DELETE', '/api/v2/channels/2/')).status, 204);
    assert.equal((await send('DELETE', '/api/v2/channels/2/')).status, 404);
    assert.equal((await request('/listen/2/radio.wav', { method: 'HEAD' })).status, 404);
  });
});
