/** Serves the pictures that other sites show with links to the panel's pages. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from '../../../http/cacheable-response.js';
import { createPlaces } from '../../../http/places.js';
import type { StationState } from '../../../station/state.js';
import type { ShareContent } from './draw-share-picture.js';
import { drawPattern, patternOf } from './pattern.js';
import { createPictureDrawer, type DrawPicture } from './picture-drawer.js';

/** A page that has a picture. */
export interface Shareable extends Omit<ShareContent, 'cover'> {
  /** The cover's file, or null if the panel draws the cover. */
  cover: { key: string; read(): Promise<Uint8Array | null> } | null;
}

/** Increment this when the design of the pictures changes, so that caches fetch them again. */
const DESIGN = 1;
const CACHED_BYTES = 24 * 1024 * 1024;
/** Maximum number of pictures that are being drawn or are waiting to be drawn. */
const MAX_PENDING = 12;
const DAY_SECONDS = 24 * 60 * 60;
/** Cache lifetime of a picture without its cover. It is short, because the cover may be readable later. */
const RETRY_SECONDS = 60;

interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  seconds: number;
}

export type ServePicture = (c: Context, page: Shareable) => Promise<Response>;

export function createSharePictures(
  { closed }: Pick<StationState, 'closed'>,
  draw: DrawPicture = createPictureDrawer({ closed }),
): ServePicture {
  const cache = new LRUCache<string, Picture>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const pending = new Map<string, Promise<Picture>>();
  const places = createPlaces(MAX_PENDING);
  const patterns = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

  /**
   * Returns a pattern without text, which is sent if the picture can't be drawn. Drawing a pattern takes 50 ms,
   * and there are only a few.
   */
  async function pattern(name: string): Promise<Picture> {
    const variant = patternOf(name);
    const drawn = patterns.get(variant) ?? drawPattern(variant);
    patterns.set(variant, drawn);
    return { bytes: await drawn, etag: `"pattern-${variant}"`, seconds: RETRY_SECONDS };
  }

  async function drawPage(etag: string, page: Shareable): Promise<Picture> {
    const free = places.take();
    if (!free) return pattern(page.name);
    try {
      const { title, artist, station, name } = page;
      const cover = (await page.cover?.read().catch(() => null)) ?? null;
      const drawn = await draw({ title, artist, station, name, cover });
      if (!drawn) return await pattern(page.name);
      const isComplete = drawn.hasCover || page.cover === null;
      const picture: Picture = {
        bytes: new Uint8Array(drawn.bytes),
        etag: isComplete ? etag : etag.replace(/"$/, '-drawn"'),
        seconds: isComplete ? DAY_SECONDS : RETRY_SECONDS,
      };
      cache.set(etag, picture, { ttl: picture.seconds * 1000 });
      return picture;
    } finally {
      free();
    }
  }

  /** All requests for a picture wait for the same drawing. */
  function pictureOf(etag: string, page: Shareable): Promise<Picture> {
    const drawing = pending.get(etag) ?? drawPage(etag, page).finally(() => pending.delete(etag));
    pending.set(etag, drawing);
    return drawing;
  }

  return async (c, page) => {
    const etag = etagOf(page);
    const tags = c.req.header('if-none-match');
    if (matchesEtag(tags, etag)) return response(null, etag, DAY_SECONDS);
    const picture = cache.get(etag) ?? (await pictureOf(etag, page));
    const isKnown = matchesEtag(tags, picture.etag);
    return response(isKnown ? null : picture.bytes, picture.etag, picture.seconds);
  };
}

/**
 * Returns the ETag of a page's picture. It depends only on the content of the picture, so a client that already
 * has the picture gets a 304 and nothing is drawn.
 */
function etagOf({ title, artist, station, name, cover }: Shareable): string {
  const shown = JSON.stringify([DESIGN, title, artist, station, name, cover?.key ?? null]);
  return `"${createHash('sha1').update(shown).digest('base64url')}"`;
}

function response(body: Uint8Array<ArrayBuffer> | null, etag: string, seconds: number): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${seconds}`,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  };
  return body === null
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': 'image/png' } });
}
