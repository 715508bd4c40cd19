import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OembedRecord } from '../../../../src/panel/pages/sharing/oembed.js';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';
import { only, readXml } from '../../station/podcasts/read-xml.js';

const BASE = 'https://radio.example/panel';

describe('/oembed', () => {
  const { request, play, send } = openPanel({ publicUrl: BASE });
  const oembed = (url: string, more: Record<string, string> = {}) =>
    request(`/oembed?${new URLSearchParams({ url, ...more })}`);
  const read = async (url: string, more?: Record<string, string>) =>
    (await oembed(url, more)).json<OembedRecord>();

  it("returns a station's card and history", async () => {
    for (const url of [
      BASE,
      `${BASE}/`,
      `${BASE}/stations/1/`,
      `${BASE}/stations/1`,
      `${BASE}/stations/1/?utm=x#y`,
    ]) {
      const { status, headers, text } = await oembed(url);
      assert.equal(status, 200, url);
      assert.equal(headers.get('content-type'), 'application/json');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      const { html, ...response } = JSON.parse(text) as OembedRecord;
      assert.deepEqual(response, {
        type: 'rich',
        version: '1.0',
        title: 'Radio Meridian',
        author_name: 'Radio Meridian',
        author_url: `${BASE}/stations/1/`,
        provider_name: 'Radio Meridian',
        provider_url: `${BASE}/`,
        cache_age: 3600,
        width: 600,
        height: 408,
        thumbnail_url: `${BASE}/stations/1/picture.png`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      });
      assert.match(html, /src="https:\/\/radio\.example\/panel\/embed\/station\/\?server=1&amp;limit=3"/);
    }
  });

  it('returns the tag that the query selects', async () => {
    const frameOf = async (query: string, more?: Record<string, string>): Promise<string> => {
      const { html, height } = await read(`${BASE}/stations/1/?${query}`, more);
      const [, src = ''] = / src="([^"]*)"/.exec(html)!;
      return `${src.slice(`${BASE}/embed/`.length).replaceAll('&amp;', '&')} ${height}`;
    };
    for (const [query, frame] of [
      ['show=now-playing', 'now-playing/?server=1 200'],
      ['show=now-playing&layout=wall', 'now-playing/?server=1&layout=wall 338'],
      [
        'show=now-playing&vote&--onair-accent=e4572e&utm_source=x',
        'now-playing/?server=1&vote=&--onair-accent=e4572e 264',
      ],
      ['show=station&limit=10&lang=de', 'station/?server=1&limit=10&lang=de 884'],
      ['show=schedule&view=now&only=radioshow+relay', 'schedule/?server=1&view=now&only=radioshow+relay 352'],
      ['show=vote&server=2&base-url=https://evil.example', 'vote/?server=1 104'],
      ['show=podcasts', 'podcasts/?server=1&limit=3 613'],
      ['show=nothing&limit=9', 'station/?server=1&limit=3 408'],
      ['lang=%22><script>', 'station/?server=1&limit=3 408'],
      ['show=history&lang=%22><script>', 'history/?server=1&lang=%22%3E%3Cscript%3E 696'],
    ] as const)
      assert.equal(await frameOf(query), frame, query);
    const small = { maxheight: '150' };
    assert.equal(await frameOf('show=now-playing&vote', small), 'now-playing/?server=1&vote=&layout=line 40');
    assert.equal(await frameOf('show=history&limit=1', small), 'history/?server=1&limit=1 84');
  });

  it("returns a play or a podcast's episodes", async () => {
    const { id } = await play({ title: 'Tide <i>"Tables"</i>', author: "Lights' Out" });
    const response = await read(`${BASE}/plays/${id}/`);
    assert.equal(response.title, 'Lights\' Out – Tide <i>"Tables"</i>');
    assert.ok(response.html.includes(`src="${BASE}/embed/plays/${id}/"`));
    assert.equal(response.height, 200);
    assert.doesNotMatch(response.html, /<i>/);
    const podcast = await read(`${BASE}/podcasts/1/`);
    assert.ok(podcast.html.includes(`src="${BASE}/embed/podcasts/1/"`));
    assert.equal(podcast.thumbnail_url, undefined);
  });

  it('returns only markup that WordPress keeps', async () => {
    const { html } = await read(BASE);
    assert.match(html, /^<blockquote><a href="[^"]+">[^<]+<\/a><\/blockquote><iframe [^>]+><\/iframe>$/);
    assert.match(html, / title="[^"]+" width="100%" height="408" frameborder="0" /);
  });

  it('chooses a frame that fits maxwidth and maxheight', async () => {
    for (const [maxheight, path] of [
      [1000, 'station/?'],
      [408, 'station/?'],
      [407, 'now-playing/?'],
      [200, 'now-playing/?'],
      [199, 'layout=line'],
      [10, 'layout=line'],
    ] as const) {
      const response = await read(BASE, { maxheight: String(maxheight), maxwidth: '320' });
      assert.ok(response.height <= maxheight && response.width === 320, String(maxheight));
      assert.ok(response.html.includes(path), `${maxheight}: ${response.html}`);
      assert.ok(response.html.includes(`height="${response.height}"`));
      assert.ok(response.html.includes('max-width:320px'));
      assert.equal(response.thumbnail_url, undefined);
    }
    assert.equal((await read(BASE, { maxwidth: '2000' })).width, 600);
    assert.equal((await read(BASE, { maxwidth: '1200', maxheight: '629' })).thumbnail_url, undefined);
    for (const odd of ['0', '-1', 'x', '1.5', '', '1e9'])
      assert.equal((await oembed(BASE, { maxwidth: odd })).status, 400, odd);
  });

  it('returns the same data as XML', async () => {
    const { id } = await play({ title: 'Tide & <Tables>\u0001', author: null });
    const { status, headers, text } = await oembed(`${BASE}/plays/${id}/`, { format: 'xml' });
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/xml; charset=utf-8']);
    const response = await read(`${BASE}/plays/${id}/`);
    const { children } = only(readXml(text), 'oembed');
    const fields = Object.fromEntries(Object.entries(children).map(([name, [child]]) => [name, child!.text]));
    assert.deepEqual(
      fields,
      Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, String(value).replaceAll('\u0001', '')]),
      ),
    );
    for (const format of ['yaml', 'JSON', ''])
      assert.equal((await oembed(BASE, { format })).status, 501, format);
  });

  it('returns 404 for other URLs', async () => {
    const jingle = await play({ title: 'Jingle', jingle_id: 3 });
    const draft = await send('POST', '/api/v2/podcasts/', { server: 1, title: 'Draft', published: false });
    for (const url of [
      'https://other.example/stations/1/',
      `${BASE}x/stations/1/`,
      'https://radio.example/stations/1/',
      'http://radio.example/panel/stations/1/',
      `${BASE}/stations/99/`,
      `${BASE}/plays/${jingle.id}/`,
      `${BASE}/plays/999999/`,
      `${BASE}/podcasts/${draft.json<PodcastRecord>().id ?? 999}/`,
      `${BASE}/docs/`,
      `${BASE}/stations/1/../2/`,
      'stations/1/',
      'javascript:alert(1)',
    ])
      assert.equal((await oembed(url)).status, 404, url);
    assert.equal((await request('/oembed')).status, 400);
  });

  it('ignores forged host headers', async () => {
    const listening = openPanel({ connected: true });
    const { text } = await listening.request(`/oembed?url=${encodeURIComponent(listening.url)}`);
    assert.ok(text.includes(`${listening.url}/embed/station/`));
    const forged = await listening.fetch('/oembed?url=http://evil.example/', {
      headers: { 'X-Forwarded-Host': 'evil.example' },
    });
    assert.equal(forged.status, 404);
  });
});
