import { z } from 'zod';
import { legacy, v2 } from '../../../contract/paths.js';
import type { ChannelRecord } from '../../../contract/records.js';
import { html } from '../../http/html-page.js';
import { requestFields } from '../../resources/column-fields.js';
import { collection } from '../../resources/collection.js';
import { textField } from '../../schema/fields.js';
import type { LegacyResource } from '../../resources/legacy-resource.js';
import { legacyRows } from '../../resources/legacy-rows.js';
import type { Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import { serverScope } from '../servers/scope.js';
import { audienceOf, HOURS_A_MONTH } from './audience.js';
import type { StationState } from '../state.js';
import { streamPath } from './stream-path.js';
import { channelColumns, channelDefaults, type StoredChannel } from '../../store/channels.js';
import { channelSchema } from './schema.js';

const mountPointField = () =>
  textField().refine((path) => /^\/[\w.~/-]*$/.test(path), {
    error: 'A mount point must start with / and contain only letters, digits and . _ ~ - /.',
  });

export function channelResources(state: StationState): Resource[] {
  const { channels } = state.store;
  // The contract doesn't define a request body. Computed fields such as URLs, listeners and traffic can't be
  // written.
  const fields = z
    .object({ ...requestFields(channelColumns, state.store), mount_point: mountPointField().optional() })
    .meta({ id: 'ChannelFields', example: { server: 1, bitrate: 128 } });

  return collection(state, {
    path: v2.channels,
    key: 'id',
    noun: 'Channel',
    title: 'Channel',
    nounWithArticle: 'a channel',
    tag: 'Channels',
    access: 'readers',
    scope: serverScope(state, channels, 'readers'),
    schema: channelSchema,
    fields,
    describe: {
      list: { summary: 'List the channels (streams) of a station', returns: 'Channels.' },
      create: { summary: 'Add a channel' },
    },
    record: (channel, base) => channelRecord(state, channel, base),
    create(body) {
      const row: Omit<StoredChannel, 'id'> = { ...channelDefaults, ...body };
      return state.store.transaction(() => {
        const id = channels.add({ ...row, id: null });
        const added = { ...row, id, mount_point: row.mount_point || streamPath(id) };
        channels.change(added);
        return added;
      });
    },
    change: (row, body) => channels.change({ ...row, ...sentColumns(row, body) }),
    delete: ({ id }) => channels.delete(id),
  });
}

export function legacyChannels(state: StationState): LegacyResource {
  return legacyRows({
    path: legacy.channels,
    name: 'Channels',
    schema: channelSchema,
    rows: state.store.channels,
    record: (channel, base) => channelRecord(state, channel, base),
  });
}

/**
 * Returns the record of a channel. The contract doesn't define the meaning of most of these fields, so their
 * values are only plausible.
 */
function channelRecord(state: StationState, channel: StoredChannel, base: string): ChannelRecord {
  const { id, bitrate } = channel;
  const { protocol, hostname, port } = new URL(base);
  const isSecure = protocol === 'https:';
  const stream = base + streamPath(id);
  const { listening, traffic } = audienceOf(state.store, channel);
  return {
    ...channel,
    port: Number(port) || (isSecure ? 443 : 80),
    ssl_port: isSecure ? Number(port) || 443 : 0,
    traf: traffic,
    traf_month: traffic * HOURS_A_MONTH,
    proxy_status: 0,
    ssl_proxy_status: 0,
    listeners_current: listening,
    listeners_peak: Math.ceil(listening * 1.6),
    state: 1,
    bitrate: String(bitrate),
    listeners: String(listening),
    ip_address: hostname,
    traffic: `${Math.round(traffic / 1024)} MB`,
    links_html: String(html`<a href="${stream}">${bitrate} kbit/s</a>`),
    stream_url: stream,
    // The secure stream is available only if the panel is accessed over HTTPS.
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
    ...state.store.relayed.fields('channels', id),
  };
}
