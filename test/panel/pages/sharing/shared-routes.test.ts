import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPanel } from '../../../kit/open-panel.js';

const BASE = 'https://radio.example/panel';
const TRACK = { title: 'Tide & <b>Tables</b>', author: 'The "Lights"', length: 200_000 };

describe('the shareable pages', () => {
  const { request, play } = openPanel({ publicUrl: `${BASE}/` });

  it("show a play's title, time and station", async () => {
    const { id } = await play(TRACK);
    const { status, headers, text } = await request(`/plays/${id}/`);
    assert.equal(status, 200);
    for (const words of [
      'Tide &amp; &lt;b&gt;Tables&lt;/b&gt;',
      'The &quot;Lights&quot;',
      'Radio Meridian',
      '6 March 2026',
    ])
      assert.ok(text.includes(words), words);
    // Everything is in a landmark.
    assert.match(
      text,
      /<body>\s*<header class="top"><a href="[^"]+" dir="auto" translate="no">Radio Meridian<\/a><\/header>\s*<main>/,
    );
    assert.doesNotMatch(text, /<b>Tables|<script(?! type="application\/ld\+json")/);
    assert.match(
      headers.get('content-security-policy')!,
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'/,
    );
    assert.equal(headers.get('cache-control'), 'public, max-age=1');
  });

  it('use a smaller font for a long title', async () => {
    const { id } = await play({ title: 'wörd '.repeat(20), length: 200_000 });
    assert.match((await request(`/plays/${id}/`)).text, /<h1 dir="auto" translate="no" class="long">\s*wörd/);
    assert.match(
      (await request(`/plays/${(await play(TRACK)).id}/`)).text,
      /<h1 dir="auto" translate="no" class="">\s*Tide/,
    );
  });

  it('remove direction control characters from names', async () => {
    const { id } = await play({ title: 'Tide\u202e gpj', author: '\u2066Lights', length: 200_000 });
    for (const path of [`/plays/${id}/`, `/embed/plays/${id}/`, '/stations/1/']) {
      const { text } = await request(path);
      assert.ok(text.includes('Tide gpj'), path);
      assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069]/, path);
    }
    const { text } = await request(`/oembed?${new URLSearchParams({ url: `${BASE}/plays/${id}/` })}`);
    assert.equal((JSON.parse(text) as { title: string }).title, 'Lights – Tide gpj');
  });

  it('have meta tags for oEmbed and pictures', async () => {
    const { id } = await play(TRACK);
    for (const path of [`/plays/${id}/`, '/stations/1/', '/podcasts/1/']) {
      const { text } = await request(path);
      const links = [...text.matchAll(/type="(?:application\/json|text\/xml)\+oembed"\s+href="([^"]+)"/g)];
      assert.equal(links.length, 2, path);
      const address = `${BASE}/oembed?url=${encodeURIComponent(BASE + path)}&amp;format=`;
      assert.deepEqual(
        links.map(([, href]) => href),
        [`${address}json`, `${address}xml`],
      );
      assert.ok(text.includes(`property="og:url" content="${BASE}${path}"`), path);
      assert.match(text, /property="og:image" content="https:\/\/radio\.example\/panel\/[^"]+"/);
    }
    for (const path of [`/plays/${id}/picture.png`, '/stations/1/picture.png']) {
      assert.ok(
        (await request(path.replace('picture.png', ''))).text.includes(`og:image" content="${BASE}${path}"`),
      );
      const { status, headers } = await request(path);
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'], path);
    }
  });

  it('pass only tag parameters on to oEmbed', async () => {
    const asked = async (query: string): Promise<string | null> => {
      const { text } = await request(`/stations/1/?${query}`);
      assert.ok(text.includes(`<link rel="canonical" href="${BASE}/stations/1/"`));
      const [, href = ''] = /type="application\/json\+oembed"\s+href="([^"]+)"/.exec(text)!;
      return new URL(href.replaceAll('&amp;', '&')).searchParams.get('url')!.slice(BASE.length);
    };
    assert.equal(
      await asked('show=now-playing&vote&--onair-accent=%23fff'),
      '/stations/1/?show=now-playing&vote=&--onair-accent=%23fff',
    );
    for (const query of ['utm_source=x', 'show=%22><script>', 'limit=3'])
      assert.equal(await asked(query), '/stations/1/');
    assert.equal(await asked('show=vote&utm_source=x&server=2'), '/stations/1/?show=vote');
  });

  it("show a station's current and previous plays", async () => {
    await play({ title: 'Older', author: 'One', length: 1000 });
    const { id } = await play({ title: 'Newest', author: 'Two', length: 200_000 });
    const { text } = await request('/stations/1/');
    assert.match(text, /<h1[^]*Newest[^]*Two/);
    assert.match(text, /Recently played[^]*Older<[^]*>One</);
    assert.equal(text.split('Newest').length, 2, 'it is not among those that played');
    assert.ok(!text.includes(`plays/${id}/"`));
  });

  it('list upcoming shows and recent plays', async () => {
    const { id } = await play({ title: 'Current', author: 'Two', length: 200_000 });
    const before = await play({ title: 'Later', author: 'Three', length: 200_000 });
    for (const path of ['/stations/1/', `/plays/${id}/`]) {
      const { text } = await request(path);
      assert.match(text, /Coming shows[^]*Noon Line[^]*12:00[^]*Open Windows[^]*14:00/, path);
      assert.match(text, /<audio\s[^>]*src="..\/..\/listen\/1\/radio.wav"/, path);
    }
    const { text } = await request(`/plays/${id}/`);
    assert.match(
      text,
      new RegExp(`Recently played[^]*plays/${before.id}/"[^>]*><b>Later</b> <span[^>]*>Three<`),
    );
    assert.ok(text.includes('href="https://open.spotify.com/search/Two%20Current"'));
    assert.ok(!text.includes(`plays/${id}/">`), 'it is not among the others');
  });

  it('contain Onair tags if the panel serves the script', async () => {
    const full = openPanel({ publicUrl: `${BASE}/`, dist: 'nowhere' });
    const { id } = await full.play(TRACK);
    for (const [path, tags] of [
      ['/stations/2/', ['now-playing', 'player']],
      [`/plays/${id}/`, ['player']],
    ] as const) {
      const { headers, text } = await full.request(path);
      const server = path.includes('stations') ? 2 : 1;
      assert.match(
        text,
        new RegExp(`src="../../onair.js"\\s+data-base-url="${BASE}"\\s+data-server="${server}"`),
      );
      for (const name of tags) assert.match(text, new RegExp(`<onair-${name} [^>]*>\\s*<`), path);
      const policy = headers.get('content-security-policy')!;
      assert.ok(policy.includes(`script-src 'self' ${BASE};`) && policy.includes("frame-ancestors 'none'"));
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
    }
  });

  it("don't exist for jingles and unknown ids", async () => {
    const jingle = await play({ title: 'Jingle', jingle_id: 3 });
    const nameless = await play({ title: null, author: null });
    for (const path of [
      `plays/${jingle.id}/`,
      `plays/${nameless.id}/`,
      'plays/999999/',
      `embed/plays/${jingle.id}/`,
    ]) {
      const { status, text } = await request(`/${path}`);
      assert.equal(status, 404, path);
      assert.match(text, /There is no page for this play/);
    }
    for (const path of [
      '/stations/99/',
      '/stations/99/picture.png',
      '/embed/podcasts/999/',
      '/plays/x/',
      '/plays/',
    ])
      assert.equal((await request(path)).status, 404, path);
    assert.equal((await request('/plays/1')).headers.get('location'), '/plays/1/');
  });

  it('tolerate values of any type', async () => {
    const odd = { title: 'Odd', author: 7, album: {}, length: 'long', img_medium_url: 'javascript:alert(1)' };
    const { id } = await play(odd);
    const { status, text } = await request(`/plays/${id}/`);
    assert.equal(status, 200);
    assert.doesNotMatch(text, /javascript:|<img/);
  });

  it('have versions that any site can frame', async () => {
    const { id } = await play(TRACK);
    for (const path of [`/embed/plays/${id}/`, '/embed/podcasts/1/']) {
      const { status, headers, text } = await request(path);
      assert.equal(status, 200);
      const policy = headers.get('content-security-policy')!;
      assert.match(policy, /frame-ancestors \*$/);
      assert.ok(policy.includes(`script-src 'self' ${BASE};`), policy);
      assert.deepEqual([...text.matchAll(/<script[^>]*>/g)].map(String), [
        '<script src="../../../embed-height.js" defer>',
      ]);
    }
  });

  it('are linked from history responses', async () => {
    const links = `<${BASE}/embed/>; rel="related"; title="embed", <${BASE}/plays/>; rel="related"; title="play"`;
    const response = await request('/api/v2/history/?server=1');
    assert.equal(response.headers.get('access-control-expose-headers'), 'Date, Link');
    const link = response.headers.get('link')!;
    assert.ok(link.endsWith(links) && link.includes('text/event-stream'), link);
    for (const path of [
      '/api/history/?server=1',
      '/api/v2/servers/',
      '/api/v2/history/',
      '/api/v2/history/?server=99',
    ])
      assert.equal((await request(path)).headers.get('link'), null, path);
  });
});
