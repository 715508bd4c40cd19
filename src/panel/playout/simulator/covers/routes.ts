/** Serves the drawn covers and portraits. */
import { Hono } from 'hono';
import type { BaseState } from '../../../base/state.js';
import { drawCover } from '../../../../artwork/draw-cover.js';
import { drawPortrait } from './draw-portrait.js';

const PORTRAIT = 'portrait.svg';
/** Width and height in pixels, for each possible last path segment. */
const SIZES: Record<string, number> = { '100': 100, '500': 500, large: 1200 };

export function coverRoutes(_state: BaseState): Hono {
  const routes = new Hono();
  routes.get('/covers/:cover{[0-9a-f]{1,8}}/:size{(?:100|500|large|portrait)\\.svg}', (c) => {
    const { cover, size } = c.req.param();
    const pixels = SIZES[size.replace('.svg', '')] ?? 500;
    return new Response(size === PORTRAIT ? drawPortrait(cover, pixels) : drawCover(cover, pixels), {
      headers: {
        'Content-Type': 'image/svg+xml',
        // The name determines the drawing, so the picture at a URL never changes.
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Access-Control-Allow-Origin': '*',
      },
    });
  });
  return routes;
}
