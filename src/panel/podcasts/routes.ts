/** The podcasts of a station, as both APIs tell them. */
import { z } from 'zod';
import { legacy, v2 } from '../../contract/paths.js';
import type { PodcastRecord } from '../../contract/records.js';
import { requireServer } from '../auth/authorization.js';
import { refuse } from '../http/refusal.js';
import { folderName } from '../playlists/defaults.js';
import { booleanField, recordField, textField } from '../resources/fields.js';
import { itemOperations } from '../resources/item-operations.js';
import { legacyResource, type LegacyResource } from '../resources/legacy-resource.js';
import { listOf } from '../resources/list-source.js';
import { operation, type RequestContext, type Resource } from '../resources/resource.js';
import { legacyServer } from '../resources/serve-legacy.js';
import { answerList, listSchema, pageQuery, serverQuery } from '../resources/v2-list.js';
import { chosenServer } from '../servers/routes.js';
import type { PanelState } from '../state.js';
import { coverField, readCover } from './cover.js';
import type { StoredCover, StoredPodcast } from './rows.js';
import { podcastSchema } from './schema.js';
import { FEED, imageUrl, pagePath } from './urls.js';

const LONGEST_DESCRIPTION = 10_000;

export function podcastResources(state: PanelState): Resource[] {
  const { clock, store } = state;
  const { podcasts, servers } = store;
  const fields = z
    .object({
      server: recordField((id) => servers.has(id)),
      title: textField(),
      description: textField({ longest: LONGEST_DESCRIPTION, blank: true }),
      published: booleanField(),
      image: coverField().optional(),
    })
    .meta({
      id: 'PodcastFields',
      example: { server: 1, title: 'Harbour Talks', description: 'Talks at the harbour.', published: true },
    });
  type Fields = z.infer<typeof fields>;

  function changeCover(id: number, cover: StoredCover | null | undefined): void {
    if (cover === null) podcasts.dropCover(id);
    else if (cover) podcasts.keepCover(id, cover);
  }

  async function write(
    { id }: StoredPodcast,
    body: Partial<Fields>,
    { account }: RequestContext,
  ): Promise<void> {
    const { image, ...columns } = body;
    const cover = await readCover(image);
    // Reading a file takes its time: meanwhile others may have written to the podcast, moved it or deleted it.
    const row = podcasts.one(id) ?? refuse(404, { detail: 'Not found.' });
    requireServer(state, account, row.server);
    const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
    // The drawn sleeve stands for a cover: it goes where one would.
    const sleeve = cover === null ? null : row.sleeve;
    // Readers are told in whole seconds when it changed, and the panel's clock may stand still or go back.
    const changed = Math.max(clock.now(), row.changed + 1000);
    store.transaction(() => {
      podcasts.change({ ...row, ...Object.fromEntries(sent), sleeve, changed });
      changeCover(id, cover);
    });
  }

  const list = operation({
    id: 'listPodcasts',
    summary: 'The podcasts of a station',
    query: pageQuery.extend(serverQuery.shape),
    // The contract has no rule that would hide a draft: its record says that it is one.
    response: { status: 200, description: 'Podcasts, drafts among them.', schema: listSchema(podcastSchema) },
    run(context) {
      const chosen = podcasts.all(chosenServer(state, context.query));
      return answerList(
        context,
        state,
        listOf(chosen.map((each) => podcastRecord(state, each, context.base))),
      );
    },
  });
  const create = operation({
    id: 'createPodcast',
    summary: 'Add a podcast',
    body: fields,
    multipart: true,
    response: { status: 201, description: 'The new podcast.', schema: podcastSchema },
    async run({ body, account, base }) {
      requireServer(state, account, body.server);
      const { server, title, description, published, image } = body;
      const cover = await readCover(image);
      const id = store.transaction(() => {
        const added = podcasts.add({
          id: null,
          server,
          folder: folderName(title),
          title,
          description,
          published,
          // The contract has no such field, and a feed has to say one.
          language: podcasts.all(server)[0]?.language ?? 'en',
          sleeve: null,
          changed: clock.now(),
        });
        changeCover(added, cover);
        return added;
      });
      const podcast = podcasts.one(id);
      return podcast ? podcastRecord(state, podcast, base) : null;
    },
  });
  const item = itemOperations({
    state,
    noun: 'Podcast',
    rows: podcasts,
    fields,
    schema: podcastSchema,
    reading: 'readers',
    multipart: true,
    write,
    record: (podcast, base) => podcastRecord(state, podcast, base),
  });
  const shared = { tag: 'Podcasts', access: 'readers' as const };
  return [
    { ...shared, path: v2.podcasts, name: 'Podcast List', operations: { get: list, post: create } },
    { ...shared, path: `${v2.podcasts}{id}/`, name: 'Podcast Instance', operations: item },
  ];
}

export function legacyPodcasts(state: PanelState): LegacyResource {
  const { podcasts } = state.store;
  return legacyResource({
    path: legacy.podcasts,
    name: 'Podcasts',
    record: podcastSchema,
    query: serverQuery,
    list: (query, base) =>
      listOf(podcasts.all(legacyServer(query)).map((each) => podcastRecord(state, each, base))),
    item(id, base) {
      const podcast = podcasts.one(id);
      return podcast && podcastRecord(state, podcast, base);
    },
  });
}

function podcastRecord({ store }: PanelState, podcast: StoredPodcast, base: string): PodcastRecord {
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
  };
}
