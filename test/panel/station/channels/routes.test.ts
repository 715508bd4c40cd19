import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

const NUMBERS =
  'id server port ssl_port traf traf_month proxy_status ssl_proxy_status queue_size burst_size listeners_current listeners_peak state';
const BOOLEANS =
  'active public autodj_enabled vendor_compatible proxy_enabled ssl_proxy_enabled allow_auth_listeners_only';
const TEXTS =
  'bitrate listeners s_type s_format ip_address mount_point traffic links_html stream_url secure_stream_url admin_link';
const NULLS =
  'proxy_url_path ssl_proxy_url_path stream_a_stream_image stream_b_stream_image stream_c_stream_image ' +
  'stream_d_stream_image stream_e_stream_image stream_a_stream_image_resolution stream_b_stream_image_resolution ' +
  'stream_c_stream_image_resolution stream_d_stream_image_resolution';

describe('channels', () => {
  const { request } = openPanel();

  it('include every field of the contract with the correct type', async () => {
    const channels = (await request('/api/v2/channels/')).json<ChannelRecord[]>();
    const names = [NUMBERS, BOOLEANS, TEXTS, NULLS].join(' ').split(' ');
    for (const channel of channels) {
      assert.deepEqual(Object.keys(channel).sort(), names.sort());
      const values = channel as unknown as Record<string, unknown>;
      for (const name of NUMBERS.split(' ')) assert.ok(Number.isInteger(values[name]), name);
      for (const name of BOOLEANS.split(' ')) assert.equal(typeof values[name], 'boolean', name);
      for (const name of TEXTS.split(' ')) assert.equal(typeof values[name], 'string', name);
      assert.match(channel.bitrate, /^\d+$/);
      assert.match(channel.listeners, /^\d+$/);
    }
  });

  it('are filtered by server in both APIs', async () => {
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

  it('have no secure URL if the panel is reached over HTTP', async () => {
    const [channel] = (await request('/api/v2/channels/')).json<ChannelRecord[]>();
    assert.equal(channel?.secure_stream_url, '');
    assert.equal(channel?.stream_url, 'http://radio.test/listen/1/radio.wav');
  });
});

describe('servers', () => {
  it('are the same in both APIs', async () => {
    const { request } = openPanel();
    const servers = (await request('/api/v2/servers/')).json<{ id: number; name: string }[]>();
    assert.deepEqual(servers[0], { id: 1, name: 'Radio Meridian' });
    assert.equal(servers.length, 2);
    assert.deepEqual((await request('/api/servers/')).json<{ objects: unknown }>().objects, servers);
  });
});
