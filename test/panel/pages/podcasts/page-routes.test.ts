import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import type { ReadResponse } from '../../../kit/read-response.js';
import { MORNING, openPanel } from '../../../kit/open-panel.js';
import { form, openEditor, PODCASTS } from '../../station/podcasts/editor.js';
import { png } from '../../station/podcasts/pictures.js';
import { only, readXml, type XmlElement } from '../../station/podcasts/read-xml.js';

const WEEK = 7 * 86_400_000;
const HOSTILE: [what: string, sent: string, kept: string][] = [
  ['markup', '<script>alert(1)</script> & "quotes" \'too\'', '<script>alert(1)</script> & "quotes" \'too\''],
  ['CDATA end markers', 'a ]]> b ]]> c <![CDATA[ d ]]>', 'a ]]> b ]]> c <![CDATA[ d ]]>'],
  [
    'entities',
    'Tom &amp; Jerry &amp;amp; &lt;b&gt; &#0; &nope;',
    'Tom &amp; Jerry &amp;amp; &lt;b&gt; &#0; &nope;',
  ],
  ['control characters', 'a\u0001b\u0008c\u000bd\u001fe', 'abcde'],
  ['noncharacters', 'a\ufffeb\uffffc', 'abc'],
  ['a lone surrogate', 'a\ud83db\udc00c', 'a\ufffdb\ufffdc'],
  ['emoji and other scripts', '🎙️ مرحبا 日本 \u2028 𝄞', '🎙️ مرحبا 日本 \u2028 𝄞'],
  ['lines', 'one\n\ntwo\tthree', 'one\n\ntwo\tthree'],
  [
    'comments and processing instructions',
    '<!-- a --><?xml version="2.0"?>',
    '<!-- a --><?xml version="2.0"?>',
  ],
];

const channelOf = ({ text }: ReadResponse): XmlElement => only(only(readXml(text), 'rss'), 'channel');

describe("a podcast's feed", () => {
  const { request, send, add } = openEditor();

  it('is RSS 2.0 that other sites can read', async () => {
    const response = await request('/podcasts/1/feed.xml');
    assert.equal(response.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(only(readXml(response.text), 'rss').attributes['version'], '2.0');
  });

  it('contains the fields of its podcast', async () => {
    const [record] = (await request(PODCASTS)).json<PodcastRecord[]>();
    assert.ok(record);
    const channel = channelOf(await request('/podcasts/1/feed.xml'));
    const texts = [
      'title',
      'description',
      'link',
      'language',
      'itunes:author',
      'itunes:explicit',
      'itunes:type',
    ];
    assert.deepEqual(
      texts.map((name) => only(channel, name).text),
      [record.title, record.description, record.public_page_url, 'en', 'Radio Meridian', 'false', 'episodic'],
    );
    assert.deepEqual(only(channel, 'atom:link').attributes, {
      href: record.feed_url,
      rel: 'self',
      type: 'application/rss+xml',
    });
    assert.equal(only(only(channel, 'image'), 'url').text, record.image);
    assert.equal(only(channel, 'itunes:image').attributes['href'], record.image);
    assert.ok(only(channel, 'itunes:category').attributes['text']);
    assert.equal(only(channelOf(await request('/podcasts/11/feed.xml')), 'language').text, 'de');
  });

  it('lists every episode, newest first', async () => {
    for (const { id, episodes_count } of (await request(PODCASTS)).json<PodcastRecord[]>()) {
      if (id === 3) continue;
      const items = channelOf(await request(`/podcasts/${id}/feed.xml`)).children['item'] ?? [];
      assert.equal(items.length, episodes_count);
      const times = items.map((item) => Date.parse(only(item, 'pubDate').text));
      assert.ok(times[0] && times[0] < MORNING && times[0] > MORNING - 9 * 86_400_000);
      times.slice(1).forEach((time, index) => assert.equal((times[index] ?? 0) - time, WEEK));
      assert.deepEqual(
        items.map((item) => only(item, 'itunes:episode').text),
        items.map((_, index) => String(items.length - index)),
      );
      const guids = items.map((item) => only(item, 'guid'));
      assert.equal(new Set(guids.map(({ text }) => text)).size, items.length);
      assert.ok(guids.every(({ attributes }) => attributes['isPermaLink'] === 'false'));
    }
  });

  it('links to existing audio', async () => {
    for (const item of channelOf(await request('/podcasts/2/feed.xml')).children['item'] ?? []) {
      const { url = '', type, length } = only(item, 'enclosure').attributes;
      const sound = await request(new URL(url).pathname, { method: 'HEAD' });
      assert.equal(sound.status, 200);
      assert.equal(sound.headers.get('content-type'), type);
      assert.equal(sound.headers.get('content-length'), length);
      const [minutes = 0, seconds = 0] = only(item, 'itunes:duration').text.split(':').map(Number);
      assert.equal(Number(length), 44 + (minutes * 60 + seconds) * 16_000);
    }
  });

  it('links to chapters and transcripts', async () => {
    const [newest, before] = channelOf(await request('/podcasts/1/feed.xml')).children['item'] ?? [];
    assert.ok(newest && before);
    assert.equal(before.children['podcast:chapters'], undefined);
    assert.equal(before.children['podcast:transcript'], undefined);
    const chapters = only(newest, 'podcast:chapters').attributes;
    const transcript = only(newest, 'podcast:transcript').attributes;
    assert.deepEqual([chapters['type'], transcript['type']], ['application/json+chapters', 'text/vtt']);
    const listed = await request(new URL(chapters['url'] ?? '').pathname);
    const said = await request(new URL(transcript['url'] ?? '').pathname);
    for (const { headers } of [listed, said]) {
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
    assert.deepEqual(listed.json<{ chapters: unknown[] }>().chapters[1], {
      startTime: 15,
      title: 'Four steps up',
    });
    assert.equal(said.headers.get('content-type'), 'text/vtt; charset=utf-8');
    assert.match(said.text, /^WEBVTT\n\n00:00:04\.000 --> 00:00:10\.000\n<v Mara Lindqvist>This is/);
    assert.match(
      (await request('/podcasts/1/feed.xml')).text,
      /xmlns:podcast="https:\/\/podcastindex\.org\/namespace\/1\.0"/,
    );
    // An episode without chapters and a transcript, and an episode of another podcast.
    for (const path of [
      '/podcasts/1/episodes/1.json',
      '/podcasts/1/episodes/1.vtt',
      '/podcasts/2/episodes/8.vtt',
    ])
      assert.equal((await request(path)).status, 404, path);
  });

  it('uses the same guids under every host name', async () => {
    const guids = async (options: object) =>
      (channelOf(await openPanel(options).request('/podcasts/1/feed.xml')).children['item'] ?? []).map(
        (item) => only(item, 'guid').text,
      );
    assert.deepEqual(await guids({}), await guids({ publicUrl: 'https://radio.example/panel/' }));
  });

  for (const [what, sent, kept] of HOSTILE) {
    it(`can contain text with ${what}`, async () => {
      const { id } = await add({ title: sent, description: sent });
      const channel = channelOf(await request(`/podcasts/${id}/feed.xml`));
      assert.equal(only(channel, 'title').text, kept);
      assert.equal(only(channel, 'description').text, kept);
    });
  }

  it("isn't sent again until the podcast changes", async () => {
    const { id } = await add({ title: 'Before' });
    const path = `/podcasts/${id}/feed.xml`;
    const first = await request(path);
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    assert.equal(modified, new Date(MORNING).toUTCString());
    const known: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `W/${etag}` },
      { 'if-modified-since': modified },
    ];
    for (const headers of known) {
      const again = await request(path, { headers });
      assert.deepEqual([again.status, again.text], [304, '']);
      assert.equal(again.headers.get('etag'), etag);
    }
    const earlier = { 'if-modified-since': new Date(MORNING - 1000).toUTCString() };
    assert.equal((await request(path, { headers: earlier })).status, 200);
    await send('PATCH', `${PODCASTS}${id}/`, { title: 'After' });
    const changed = await request(path, {
      headers: { 'if-none-match': etag, 'if-modified-since': modified },
    });
    assert.equal(changed.status, 200);
    assert.match(changed.text, /After/);
    // Clients that send only the date also get the change, although this panel's clock is stopped.
    assert.equal((await request(path, { headers: { 'if-modified-since': modified } })).status, 200);
  });

  it('is unavailable until the podcast is published', async () => {
    const paths = ['/podcasts/3/', '/podcasts/3/feed.xml', '/podcasts/3/episodes/15.wav'];
    const statuses = async () => Promise.all(paths.map(async (path) => (await request(path)).status));
    assert.deepEqual(await statuses(), [404, 404, 404]);
    await send('PATCH', `${PODCASTS}3/`, { published: true });
    assert.deepEqual(await statuses(), [200, 200, 200]);
  });

  it("doesn't exist for an unknown podcast", async () => {
    for (const id of ['0', '99', 'x', '1e3', '999999999999999', '9'.repeat(40)])
      for (const rest of ['', 'feed.xml', 'cover/x.png', 'episodes/1.wav'])
        assert.equal((await request(`/podcasts/${id}/${rest}`)).status, 404, `${id}/${rest}`);
    assert.equal((await request('/podcasts/2/episodes/1.wav')).status, 404);
  });
});

describe("a podcast's page", () => {
  const { request, send, add } = openEditor({ zone: 'Pacific/Apia' });

  it('loads nothing from other hosts', async () => {
    const { headers, text } = await request('/podcasts/1/');
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    assert.equal(
      headers.get('content-security-policy'),
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    assert.doesNotMatch(
      text,
      /<script(?! type="application\/ld\+json">)| style=|<iframe|javascript:| on\w+=/i,
    );
    for (const [, address = ''] of text.matchAll(/ src="([^"]*)"/g))
      assert.doesNotMatch(address, /^(\w+:|\/)/);
  });

  it("loads the players' script if available", async () => {
    const { headers, text } = await openPanel({ dist: 'nowhere' }).request('/podcasts/1/');
    assert.match(text, /<script type="module" src="\.\.\/\.\.\/podcast-page\.js" blocking="render">/);
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; script-src 'self' http://radio.test; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('shows the title and description', async () => {
    const { text } = await request('/podcasts/1/');
    assert.match(text, /^<!doctype html>\s*<html lang="en">/);
    assert.match(text, /<title>Ninety Seconds at Sea · Radio Meridian<\/title>/);
    assert.match(text, /<h1 dir="auto" translate="no">Ninety Seconds at Sea<\/h1>/);
    assert.match(text, /<meta name="viewport" content="width=device-width, initial-scale=1" \/>/);
    assert.match(text, /<meta name="description" content="One harbour, one voice/);
    assert.match(text, /<link rel="canonical" href="http:\/\/radio\.test\/podcasts\/1\/" \/>/);
    assert.match(
      text,
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="feed\.xml" \/>/,
    );
    assert.match(text, /<meta property="og:title" content="Ninety Seconds at Sea" \/>/);
    // Link previews don't accept the generated cover, which is SVG.
    assert.match(
      text,
      /<meta property="og:image" content="http:\/\/radio\.test\/podcasts\/1\/picture\.png" \/>/,
    );
    assert.equal(text.match(/<p dir="auto">/g)?.length, 2 + 9, 'a paragraph for each blank line');
  });

  it('has a player for each episode', async () => {
    const { text } = await request('/podcasts/1/');
    const players = [
      ...text.matchAll(/<audio\s+controls\s+preload="none"\s+aria-label="[^"]+"\s+src="([^"]+)"\s*>/g),
    ];
    assert.equal(players.length, 8);
    for (const [, source] of players)
      assert.equal((await request(`/podcasts/1/${source}`, { method: 'HEAD' })).status, 200);
  });

  it('shows chapters and transcripts of episodes', async () => {
    const { text } = await request('/podcasts/1/');
    const [first = ''] = text.match(/<li id="episode-[^]*?<\/audio>[^]*?<\/div>\s*<\/details>/) ?? [];
    const chapters = [
      ...first.matchAll(/<a href="(episodes\/\d+\.wav#t=\d+)">\s*<span>(.*?)<\/span> <bdi>(.*?)<\/bdi>/g),
    ];
    assert.deepEqual(chapters[1]?.slice(2), ['0:15', 'Four steps up']);
    assert.match(chapters[1][1] ?? '', /#t=15$/);
    assert.match(first, /<summary aria-label="Transcript – A very small lighthouse">Transcript<\/summary>/);
    assert.match(first, /<p>Mara Lindqvist: This is/);
    // A name is repeated only after another speaker.
    const speakers = [...first.matchAll(/<p>([^:<]{1,30}): /g)].map(([, name]) => name);
    assert.ok(speakers.length > 2);
    speakers.slice(1).forEach((name, index) => assert.notEqual(name, speakers[index]));
    // Podcast 3 is a draft without them.
    await send('PATCH', `${PODCASTS}3/`, { published: true });
    assert.doesNotMatch((await request('/podcasts/3/')).text, /<details>/);
  });

  it("shows dates in the station's zone", async () => {
    const { text } = await request('/podcasts/11/');
    assert.match(text, /^<!doctype html>\s*<html lang="de">/);
    // 21:00 UTC is the next day in Apia.
    assert.match(text, /<time datetime="2026-03-05T21:00:00.000Z">6\. März 2026<\/time> · 1 min 16 s/);
    assert.match(text, /Folgen <span>5<\/span>/);
  });

  for (const [what, sent] of HOSTILE) {
    it(`escapes text with ${what}`, async () => {
      const { id } = await add({ title: sent, description: sent });
      const { status, text } = await request(`/podcasts/${id}/`);
      assert.equal(status, 200);
      assert.doesNotMatch(text, /<script(?! type="application\/ld\+json">)|<b>|<!--|<\?xml/);
    });
  }

  it("shows the cover or the title's initials", async () => {
    const { id } = await add({ title: '“éclair” für alle', description: '' });
    const bare = (await request(`/podcasts/${id}/`)).text;
    assert.match(bare, /<div class="cover letters" aria-hidden="true">ÉF<\/div>/);
    assert.match(bare, /No episodes yet\./);
    assert.match(bare, /<meta name="description" content="A podcast by Radio Meridian" \/>/);
    await send('PATCH', `${PODCASTS}${id}/`, form({}, new Blob([new Uint8Array(png(3, 3))])));
    const [, source = ''] =
      /<img class="cover" src="([^"]+)"/.exec((await request(`/podcasts/${id}/`)).text) ?? [];
    assert.equal((await request(`/podcasts/${id}/${source}`)).headers.get('content-type'), 'image/png');
  });

  it('redirects to the URL with a trailing slash', async () => {
    const response = await request('/podcasts/1');
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/podcasts/1/']);
  });

  it('uses the public URL in its links', async () => {
    const { request } = openPanel({ publicUrl: 'https://radio.example/panel/' });
    assert.match(
      (await request('/podcasts/1/')).text,
      /canonical" href="https:\/\/radio\.example\/panel\/podcasts\/1\/"/,
    );
    const [record] = (await request(PODCASTS)).json<PodcastRecord[]>();
    assert.equal(record?.feed_url, 'https://radio.example/panel/podcasts/1/feed.xml');
  });
});

describe("an episode's audio", () => {
  it('can be requested with GET, HEAD and ranges', async () => {
    const { fetch } = openPanel();
    const url = '/podcasts/1/episodes/1.wav';
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const length = 44 + 88 * 16_000;
    assert.equal(bytes.length, length);
    assert.equal(whole.headers.get('accept-ranges'), 'bytes');
    assert.equal(whole.headers.get('content-length'), String(length));
    assert.equal(whole.headers.get('access-control-allow-origin'), '*');
    assert.equal(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16), 'RIFFWAVEfmt ');
    assert.deepEqual([bytes.readUInt32LE(4), bytes.readUInt32LE(40)], [length - 8, length - 44]);

    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=0-43', 0, 44],
      ['bytes=43-45', 43, 46],
      ['bytes=100001-200000', 100_001, 200_001],
      ['bytes=1400000-', 1_400_000, length],
      ['bytes=-9', length - 9, length],
      ['bytes=5-99999999999', 5, length],
    ] as const) {
      const part = await fetch(url, { headers: { range } });
      assert.equal(part.status, 206, range);
      assert.equal(part.headers.get('content-range'), `bytes ${from}-${to - 1}/${length}`);
      assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(from, to), range);
    }
    for (const range of [`bytes=${length}-`, 'bytes=-0']) {
      const outside = await fetch(url, { headers: { range } });
      assert.deepEqual([outside.status, await outside.text()], [416, '']);
      assert.equal(outside.headers.get('content-range'), `bytes */${length}`);
    }
    const head = await fetch(url, { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(length)]);

    const etag = whole.headers.get('etag') ?? '';
    const ifRange = async (tag: string) =>
      (await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-9', 'if-range': tag } })).status;
    assert.deepEqual([await ifRange(etag), await ifRange('"another"')], [206, 200]);
    const known = await fetch(url, { headers: { range: 'bytes=0-9', 'if-none-match': etag } });
    assert.deepEqual([known.status, await known.text()], [304, '']);
  });
});
