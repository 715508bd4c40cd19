import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('a channel that is written', () => {
  const { ask, send } = openPanel();

  it('is created, and plays', async () => {
    const answer = await send('POST', '/api/v2/channels/', { server: 1, bitrate: '64', s_format: 'mp3' });
    assert.equal(answer.status, 201);
    const channel = answer.json<ChannelRecord>();
    assert.deepEqual([channel.bitrate, channel.s_format, channel.s_type], ['64', 'mp3', 'icecast']);
    const { pathname } = new URL(channel.stream_url);
    assert.equal((await ask(pathname, { method: 'HEAD' })).status, 200);
    const listed = (await ask('/api/v2/channels/?server=1')).json<ChannelRecord[]>();
    assert.deepEqual(listed.at(-1), channel);
  });

  it('can be sent back as it was read, and changed in part', async () => {
    const channel = (await ask('/api/v2/channels/1/')).json<ChannelRecord>();
    const put = await send('PUT', '/api/v2/channels/1/', channel);
    assert.deepEqual([put.status, put.json()], [200, channel]);
    const patched = await send('PATCH', '/api/v2/channels/1/', { active: false, mount_point: '/live' });
    assert.deepEqual(patched.json(), { ...channel, active: false, mount_point: '/live' });
  });

  it('is refused with what is wrong, and nothing is changed', async () => {
    const answer = await send('POST', '/api/v2/channels/', {
      server: 1,
      bitrate: 'loud',
      mount_point: 'x y',
    });
    assert.deepEqual(answer.json(), {
      bitrate: ['A valid integer is required.'],
      mount_point: ['A mount point begins with / and has letters, digits and . _ ~ - / only.'],
    });
    assert.equal((await ask('/api/v2/channels/', { method: 'POST' })).status, 401);
    assert.equal((await ask('/api/v2/channels/99/')).status, 404);
  });

  it('is deleted once, with its stream', async () => {
    assert.equal((await send('DELETE', '/api/v2/channels/2/')).status, 204);
    assert.equal((await send('DELETE', '/api/v2/channels/2/')).status, 404);
    assert.equal((await ask('/listen/2/radio.wav', { method: 'HEAD' })).status, 404);
  });
});
