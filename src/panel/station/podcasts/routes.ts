import { z } from 'zod';
import { legacy, v2 } from '../../../contract/paths.js';
import type { PodcastRecord } from '../../../contract/records.js';
import { requireServer } from '../../resources/authorization.js';
import { folderName } from '../playlists/folder-name.js';
import { collection } from '../../resources/collection.js';
import { booleanField, recordField, textField } from '../../schema/fields.js';
import type { LegacyResource } from '../../resources/legacy-resource.js';
import { legacyRows } from '../../resources/legacy-rows.js';
import type { Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import { serverScope } from '../servers/scope.js';
import type { StationState } from '../state.js';
import { coverField, readUploadedCover } from './cover.js';
import type { StoredCover, StoredPodcast } from '../../store/podcasts.js';
import { podcastSchema } from './schema.js';
import { FEED, imageUrl, pagePath } from './urls.js';

const MAX_DESCRIPTION = 10_000;

export function podcastResources(state: StationState): Resource[] {
  const { clock, store } = state;
  const { podcasts, servers } = store;
  const fields = z
    .object({
      server: recordField((id) => servers.has(id)),
      title: textField(),
      description: textField({ maxLength: MAX_DESCRIPTION, blank: true }),
      published: booleanField(),
      image: coverField().optional(),
    })
    .meta({
      id: 'PodcastFields',
      example: { server: 1, title: 'Harbour Talks', description: 'Talks at the harbour.', published: true },
    });
  const scope = serverScope(state, podcasts, 'readers');

  function changeCover(id: number, cover: StoredCover | null | undefined): void {
    if (cover === null) podcasts.dropCover(id);
    else if (cover) podcasts.keepCover(id, cover);
  }

  return collection(state, {
    path: v2.podcasts,
    key: 'id',
    noun: 'Podcast',
    title: 'Podcast',
    nounWithArticle: 'a podcast',
    tag: 'Podcasts',
    access: 'readers',
    scope,
    schema: podcastSchema,
    fields,
    multipart: true,
    describe: {
      // Drafts are included, because the contract gives each record a `published` field.
      list: { summary: 'List the podcasts of a station', returns: 'Podcasts, including drafts.' },
    },
    record: (podcast, base) => podcastRecord(state, podcast, base),
    async create({ server, title, description, published, image }) {
      const cover = await readUploadedCover(image);
      const row = {
        server,
        folder: folderName(title),
        title,
        description,
        published,
        // A feed must have a language, but the contract's record has none.
        language: podcasts.all(server)[0]?.language ?? 'en',
        sleeve: null,
        changed: clock.now(),
      };
      return store.transaction(() => {
        const id = podcasts.add({ ...row, id: null });
        changeCover(id, cover);
        return { ...row, id };
      });
    },
    async change({ id }, { image, ...columns }, context) {
      const cover = await readUploadedCover(image);
      // Read the row again, because another request may have changed or deleted the podcast while the file was
      // being read.
      const row = scope.one(context);
      requireServer(state, context.account, row.server);
      // If the uploaded cover is removed, the drawn cover is removed as well.
      const sleeve = cover === null ? null : row.sleeve;
      // The time must be at least a second after the last change, because `Last-Modified` is in whole seconds
      // and the panel's clock may be stopped or set back.
      const changed = Math.max(clock.now(), row.changed + 1000);
      store.transaction(() => {
        podcasts.change({ ...row, ...sentColumns(row, columns), sleeve, changed });
        changeCover(id, cover);
      });
    },
    delete: ({ id }) => podcasts.delete(id),
  });
}

export function legacyPodcasts(state: StationState): LegacyResource {
  return legacyRows({
    path: legacy.podcasts,
    name: 'Podcasts',
    schema: podcastSchema,
    rows: state.store.podcasts,
    record: (podcast, base) => podcastRecord(state, podcast, base),
  });
}

function podcastRecord({ store }: StationState, podcast: StoredPodcast, base: string): PodcastRecord {
  const { id, server, folder, title, description, published } = podcast;
  const page = base + pagePath(id);
  return {
    id,
    folder,
    image: imageUrl(podcast, store.podcasts.coverMark(id), base),
    episodes_count: store.podcasts.countEpisodes(id),
    feed_url: page + FEED,
    public_page_url: page,
    title,
    description,
    published,
    server,
    ...store.relayed.fields('podcasts', id),
  };
}
