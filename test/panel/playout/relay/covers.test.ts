import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, describe, it } from 'node:test';
import { createCoverFetch } from '../../../../src/panel/playout/relay/source/cover-fetch.js';
import { SourceFailure } from '../../../../src/panel/playout/relay/source/source-failure.js';
import { until } from '../../../kit/until.js';
import { plain, readPixels } from '../../pages/sharing/picture/pixels.js';
import { openRelay } from './open-relay.js';
import { openServer } from './open-server.js';

const closing = new AbortController();
after(() => closing.abort());

const MEGABYTE = 1024 * 1024;

/** Fetches `/cover` from a server that responds as `respond` does, for a relay of that server or of `source`. */
async function fetchCover(respond: (response: ServerResponse) => void, source?: string): Promise<unknown> {
  const { url } = openServer((_, response) => respond(response));
  return createCoverFetch(source ?? url, false, closing.signal)(`${url}/cover`);
}

describe('the covers of a relayed station', () => {
  it("are fetched from the source's internal network", async () => {
    const { url, requests } = openServer((_, response) => response.end('bytes'));
    const body = await createCoverFetch(url, false, closing.signal)(`${url}/cover`);
    assert.equal(Buffer.from(body!).toString(), 'bytes');
    assert.match(requests[0]!.headers.accept!, /^image\//);
  });

  it("aren't fetched from other internal addresses", async () => {
    const forbidden = (error: unknown): boolean =>
      error instanceof SourceFailure && /may not use/.test(error.message);
    await assert.rejects(
      fetchCover((response) => response.end('secret'), 'https://radio.example'),
      forbidden,
    );
    await assert.rejects(
      fetchCover((response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end()),
      forbidden,
    );
  });

  it('are limited to 8 MB', async () => {
    await assert.rejects(
      fetchCover((response) => response.end(Buffer.alloc(8 * MEGABYTE + 1))),
      /longer than 8 MB/,
    );
    const stream = { 'Content-Type': 'audio/mpeg' };
    assert.equal(await fetchCover((response) => response.writeHead(200, stream).write('x')), null);
  });

  it('appear in the share picture of the play', async () => {
    const cover = await plain('#1d9e4b', 'jpeg');
    const source = openServer((request, response) => {
      if (request.url === '/art.jpg') response.end(cover);
      else if (request.url!.startsWith('/api/nowplaying')) response.end(JSON.stringify([nowPlaying()]));
      else response.writeHead(404).end();
    });
    const now = Date.parse('2026-03-06T12:00:00Z');
    const song = { title: 'Tide', artist: 'The Lights', art: `${source.url}/art.jpg` };
    const nowPlaying = () => ({
      station: { id: 1, name: 'Radio Sea', shortcode: 'sea' },
      now_playing: { sh_id: 7, played_at: now / 1000 - 5, duration: 600, song },
      song_history: [],
    });
    const { panel, get } = openRelay(`azuracast:${source.url}#1`, { now });
    const newest = () => get<{ id: number }[]>('/api/v2/history/?server=1');
    await until(async () => (await newest()).length > 0, 'the play');
    const [{ id } = { id: 0 }] = await newest();
    const response = await panel.app.request(`http://relay.test/plays/${id}/picture.png`);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=86400');
    const pixels = await readPixels(new Uint8Array(await response.arrayBuffer()));
    const [red = 255, green = 0, blue = 255] = pixels.at(315, 315);
    assert.ok(Math.abs(red - 29) < 8 && Math.abs(green - 158) < 8 && Math.abs(blue - 75) < 8);
  });
});
