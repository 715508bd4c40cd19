import type { ChannelRecord } from '../../../contract/records.js';
import { recordFields } from '../../resources/column-fields.js';
import { digits, integer, recordSchema, text, textOrNull } from '../../schema/record-schema.js';
import { channelColumns } from '../../store/channels.js';

export const channelSchema = recordSchema<ChannelRecord>('Channel', {
  id: integer(),
  ...recordFields(channelColumns),
  port: integer(),
  ssl_port: integer(),
  traf: integer(),
  traf_month: integer(),
  proxy_status: integer(),
  ssl_proxy_status: integer(),
  listeners_current: integer(),
  listeners_peak: integer(),
  state: integer(),
  bitrate: digits().meta({ description: 'kbit/s, as digits in a string.' }),
  listeners: digits(),
  ip_address: text(),
  traffic: text(),
  links_html: text(),
  stream_url: text(),
  secure_stream_url: text(),
  admin_link: text(),
  proxy_url_path: textOrNull(),
  ssl_proxy_url_path: textOrNull(),
  stream_a_stream_image: textOrNull(),
  stream_b_stream_image: textOrNull(),
  stream_c_stream_image: textOrNull(),
  stream_d_stream_image: textOrNull(),
  stream_e_stream_image: textOrNull(),
  stream_a_stream_image_resolution: textOrNull(),
  stream_b_stream_image_resolution: textOrNull(),
  stream_c_stream_image_resolution: textOrNull(),
  stream_d_stream_image_resolution: textOrNull(),
});
