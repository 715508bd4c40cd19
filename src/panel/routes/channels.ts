/** The streams that a listener can choose, as both APIs tell it. */
import { Hono } from 'hono';
import { legacy, v2 } from '../../contract/paths.js';
import type { ChannelRecord } from '../../contract/records.js';
import type { PanelState } from '../state.js';
import type { StoredChannel } from '../store/channels.js';
import { legacyList, legacyObject, legacyServer } from '../wire/legacy-list.js';
import { listOf } from '../wire/list.js';
import { escapeHtml } from '../wire/pages.js';
import { v2List } from '../wire/v2-list.js';
import { chosenServer } from './servers.js';

export function channelRoutes(state: PanelState): Hono {
  const { channels } = state.store;
  const read = (server: number | null, base: string) =>
    listOf(channels.all(server).map((channel) => channelRecord(state, channel, base)));
  const routes = new Hono();
  routes.all(
    v2.channels,
    v2List(state, 'Channel List', (query, base) => read(chosenServer(state, query), base)),
  );
  routes.all(
    legacy.channels,
    legacyList(state, (query, base) => read(legacyServer(query), base)),
  );
  routes.all(
    `${legacy.channels}:id{[0-9]+}/`,
    legacyObject(state, (id, base) => {
      const channel = channels.one(id);
      return channel && channelRecord(state, channel, base);
    }),
  );
  return routes;
}

/** The contract names these fields and leaves most meanings open; the values are plausible ones. */
function channelRecord(state: PanelState, channel: StoredChannel, base: string): ChannelRecord {
  const { id, server, bitrate, s_type, s_format, mount_point } = channel;
  const { protocol, hostname, port } = new URL(base);
  const isSecure = protocol === 'https:';
  const stream = base + mount_point;
  // The widest stream has most of the audience.
  const audience = state.store.history.latest(server)?.n_listeners ?? 0;
  const listening = bitrate >= 64 ? Math.ceil(audience * 0.85) : Math.floor(audience * 0.15);
  return {
    id,
    server,
    port: Number(port) || (isSecure ? 443 : 80),
    ssl_port: isSecure ? Number(port) || 443 : 0,
    traf: listening * bitrate * 450,
    traf_month: listening * bitrate * 450 * 24 * 30,
    proxy_status: 0,
    ssl_proxy_status: 0,
    queue_size: 524_288,
    burst_size: 65_536,
    listeners_current: listening,
    listeners_peak: Math.ceil(listening * 1.6),
    state: 1,
    active: channel.active === 1,
    public: channel.public === 1,
    autodj_enabled: true,
    vendor_compatible: true,
    proxy_enabled: false,
    ssl_proxy_enabled: false,
    allow_auth_listeners_only: false,
    bitrate: String(bitrate),
    listeners: String(listening),
    s_type,
    s_format,
    ip_address: hostname,
    mount_point,
    traffic: `${Math.round((listening * bitrate * 450) / 1024)} MB`,
    links_html: `<a href="${escapeHtml(stream)}">${bitrate} kbit/s</a>`,
    stream_url: stream,
    // Only a panel that is known by an https address has one.
    secure_stream_url: isSecure ? stream : '',
    admin_link: `${base}/`,
    proxy_url_path: null,
    ssl_proxy_url_path: null,
    stream_a_stream_image: null,
    stream_b_stream_image: null,
    stream_c_stream_image: null,
    stream_d_stream_image: null,
    stream_e_stream_image: null,
    stream_a_stream_image_resolution: null,
    stream_b_stream_image_resolution: null,
    stream_c_stream_image_resolution: null,
    stream_d_stream_image_resolution: null,
  };
}
