/** Serves a podcast's public page, feed, cover, audio, chapters and transcripts. For drafts, only the cover is served. */
import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { baseUrl } from '../../http/base-url.js';
import { matchesEtag } from '../../http/cacheable-response.js';
import { refuse } from '../../http/refusal.js';
import { redirectToSlash } from '../../http/trailing-slash.js';
import type { StationState } from '../../station/state.js';
import { CHAPTERS_TYPE, lastWritten, TRANSCRIPT_TYPE, writeFeed } from '../../station/podcasts/feed.js';
import { pagePolicy, writePage, type PodcastPage } from './page.js';
import { soundResponse } from '../../station/podcasts/sound-response.js';
import type { StoredEpisode } from '../../store/podcasts.js';
import { coverName, imageUrl } from '../../station/podcasts/urls.js';

export function podcastRoutes(state: StationState): Hono {
  const { podcasts, servers } = state.store;

  /**
   * Returns a published podcast. Responds with 404 if the podcast is unknown or a draft, or if it is relayed,
   * because its page is then on the source.
   */
  function published(c: Context): PodcastPage {
    const podcast = podcasts.one(Number(c.req.param('id')));
    if (!podcast?.published || state.store.relayed.fields('podcasts', podcast.id)) return refuse(404);
    const base = baseUrl(c, state.options);
    const cover = podcasts.coverMark(podcast.id);
    return {
      podcast,
      episodes: podcasts.episodes(podcast.id),
      station: servers.all().find(({ id }) => id === podcast.server)?.name ?? '',
      image: imageUrl(podcast, cover, base),
      base,
      cover,
      zone: state.options.zone,
      hasScript: state.options.dist !== null,
    };
  }

  /** Returns undefined if the episode is unknown or the podcast is a draft. */
  function publishedEpisode(c: Context): StoredEpisode | undefined {
    const podcast = podcasts.one(Number(c.req.param('id')));
    const episode = podcasts.episode(podcast?.id ?? 0, Number.parseInt(c.req.param('episode')!, 10));
    return podcast?.published ? episode : undefined;
  }

  /** Returns the response for chapters or a transcript. Elements on other sites can read it. */
  function linkedResponse(text: string | null | undefined, type: string): Response {
    if (!text) return refuse(404);
    return new Response(text, {
      headers: {
        'Content-Type': type,
        'Cache-Control': `public, max-age=${state.options.maxAge}`,
        'X-Content-Type-Options': 'nosniff',
        'Access-Control-Allow-Origin': '*',
      },
    });
  }

  /** The page and the feed have the same `max-age` as API responses, so that changes appear just as quickly. */
  const pageResponse = (c: Context, page: PodcastPage, body: string, headers: Record<string, string>) =>
    conditionalResponse(c, body, lastWritten(page.podcast, page.episodes), {
      'Cache-Control': `public, max-age=${state.options.maxAge}`,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });

  const at = '/podcasts/:id{[0-9]{1,15}}';
  const routes = new Hono();
  routes.get(at, redirectToSlash);
  routes.get(`${at}/`, (c) => {
    const page = published(c);
    return pageResponse(c, page, writePage(page), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(page),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });
  routes.get(`${at}/feed.xml`, async (c) => {
    const page = published(c);
    return pageResponse(c, page, await writeFeed(page), {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      // Elements on other sites read the feed. `--no-cors` only applies to the APIs.
      'Access-Control-Allow-Origin': '*',
    });
  });
  routes.get(`${at}/cover/:name`, (c) => {
    const id = Number(c.req.param('id'));
    const mark = podcasts.coverMark(id);
    const isThis = mark && coverName(mark) === `cover/${c.req.param('name')}`;
    const cover = isThis ? podcasts.cover(id) : undefined;
    if (!cover) return refuse(404);
    return new Response(cover.bytes, {
      headers: {
        'Content-Type': cover.type,
        // The file name contains a hash of the bytes.
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Never run scripts that a picture contains.
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Access-Control-Allow-Origin': '*',
      },
    });
  });
  const episodes = `${at}/episodes/:episode`;
  routes.get(`${episodes}{[0-9]{1,15}\\.wav}`, (c) => {
    const episode = publishedEpisode(c);
    return episode ? soundResponse(c, episode) : refuse(404);
  });
  routes.get(`${episodes}{[0-9]{1,15}\\.json}`, (c) =>
    linkedResponse(publishedEpisode(c)?.chapters, CHAPTERS_TYPE),
  );
  routes.get(`${episodes}{[0-9]{1,15}\\.vtt}`, (c) =>
    linkedResponse(publishedEpisode(c)?.transcript, `${TRANSCRIPT_TYPE}; charset=utf-8`),
  );
  return routes;
}

/** Returns a response with `ETag` and `Last-Modified`, or a 304. `changed` is in milliseconds UTC. */
function conditionalResponse(
  c: Context,
  body: string,
  changed: number,
  given: Record<string, string>,
): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { ...given, ETag: etag, 'Last-Modified': new Date(changed).toUTCString() };
  const tags = c.req.header('if-none-match');
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  // If the request has both headers, only the ETag counts. HTTP dates are in whole seconds. Dates must be
  // equal, and not just older, since the panel's clock may have been set back.
  const isSame = tags === undefined ? Math.floor(changed / 1000) * 1000 === since : matchesEtag(tags, etag);
  return isSame ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
