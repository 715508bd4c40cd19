import type { PodcastRecord } from '../../../contract/records.js';
import { flag, integer, recordSchema, text } from '../../schema/record-schema.js';

export const podcastSchema = recordSchema<PodcastRecord>('Podcast', {
  id: integer(),
  folder: text(),
  image: text(),
  episodes_count: integer(),
  feed_url: text(),
  public_page_url: text(),
  title: text(),
  description: text(),
  published: flag(),
  server: integer(),
});
