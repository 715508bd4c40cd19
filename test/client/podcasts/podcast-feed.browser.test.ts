import { expect } from '@open-wc/testing';
import { Refused } from '../../../src/client/http/failures.js';
import { episodesOf, readPodcastFeed, type Episode } from '../../../src/client/podcasts/podcast-feed.js';

const AT = 'https://panel.example/podcasts/1/feed.xml';
const { fetch: realFetch } = window;

const feed = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
    <title>Sea Talk</title>${items}</channel></rss>`;
const only = (inside: string): Episode => episodesOf(feed(`<item>${inside}</item>`), AT)[0]!;
const read = (url: string): Promise<Episode[]> => readPodcastFeed(url, new AbortController().signal);

describe('a podcast feed', () => {
  afterEach(() => {
    window.fetch = realFetch;
  });

  describe('keeps the other fields if one is invalid:', () => {
    const GOOD = '<title>One</title><pubDate>Fri, 06 Mar 2026 09:00:00 GMT</pubDate>';
    const sound = (attributes: string): string | null => only(GOOD + `<enclosure ${attributes}/>`).url;

    it('an unreadable date', () => {
      expect(only(GOOD).ts).to.equal(Date.UTC(2026, 2, 6, 9));
      for (const date of ['yesterday', '', 'Fri, 99 Mar 2026', '<b>6 March</b> or so']) {
        const { title, ts } = only(`<title>One</title><pubDate>${date}</pubDate>`);
        expect([title, ts]).to.deep.equal(['One', null]);
      }
    });

    it('an unreadable length', () => {
      for (const [written, length] of [
        ['79', 79_000],
        ['79.5', 79_500],
        ['1:19', 79_000],
        ['01:01:19', 3_679_000],
        ['0', null],
        ['1:2:3:4', null],
        ['-5', null],
        ['long', null],
        ['', null],
      ] as const) {
        expect(only(`<itunes:duration>${written}</itunes:duration>`).length, written).to.equal(length);
      }
    });

    it('audio without an http(s) URL', () => {
      for (const url of [
        'javascript:alert(1)',
        'data:audio/wav;base64,AA',
        'file:///etc/passwd',
        'http://',
        '',
      ]) {
        expect(sound(`url="${url}" type="audio/mpeg"`), url).to.equal(null);
      }
      expect(only(GOOD).url).to.equal(null);
      expect(sound('type="audio/mpeg"')).to.equal(null);
    });

    it('audio with a URL relative to the feed', () => {
      expect(sound('url="1.mp3" type="audio/mpeg"')).to.equal('https://panel.example/podcasts/1/1.mp3');
      expect(sound('url=" /a/ä b.mp3 "')).to.equal('https://panel.example/a/%C3%A4%20b.mp3');
      expect(sound('url="//cdn.example/1.ogg"')).to.equal('https://cdn.example/1.ogg');
    });

    it('chapters and a transcript without an http(s) URL', () => {
      const linked = (inside: string): unknown => {
        const { title, chaptersUrl, transcriptUrl } = only(GOOD + inside);
        expect(title).to.equal('One');
        return [chaptersUrl, transcriptUrl];
      };
      const transcript = (type: string, url: string): string =>
        `<podcast:transcript type="${type}" url="${url}"/>`;
      expect(linked('')).to.deep.equal([null, null]);
      expect(linked('<podcast:chapters url="javascript:alert(1)"/><podcast:transcript/>')).to.deep.equal([
        null,
        null,
      ]);
      expect(linked(transcript('text/vtt', 'file:///etc/passwd'))).to.deep.equal([null, null]);
      expect(linked(transcript('image/png', '1.png'))).to.deep.equal([null, null]);
      // Of several transcripts, the most readable one is used.
      const all = ['text/html', 'application/srt', 'text/vtt; charset=utf-8', 'application/json'];
      expect(
        linked(
          '<podcast:chapters url="1.json" type="application/json+chapters"/>' +
            all.map((type, at) => transcript(type, `${at}.txt`)).join(''),
        ),
      ).to.deep.equal(['https://panel.example/podcasts/1/1.json', 'https://panel.example/podcasts/1/2.txt']);
    });

    it("a file that isn't audio", () => {
      expect(sound('url="https://x.example/1.pdf" type="application/pdf"')).to.equal(null);
      const two = '<enclosure url="1.jpg" type="image/jpeg"/><enclosure url="1.mp3" type="audio/mpeg"/>';
      expect(only(two).url).to.equal('https://panel.example/podcasts/1/1.mp3');
    });
  });

  it('is treated as text whatever markup it contains, and runs no script', async () => {
    const hostile =
      '<p>One &amp;amp; <b>two</b>.</p><p>Three</p><script>window.hacked = 1</script>' +
      '<img src="x" onerror="window.hacked = 1"><style>p{}</style>';
    for (const inside of [
      `<description><![CDATA[${hostile.replace('&amp;amp;', '&amp;')}]]></description>`,
      `<description>${hostile.replaceAll('<', '&lt;')}</description>`,
    ]) {
      expect(only(inside).description).to.equal('One & two. Three');
    }
    const { title } = only('<title>It&amp;#8217;s &lt;i&gt;late&lt;/i&gt;, I &lt;3 it</title>');
    expect(title).to.equal('It’s late, I <3 it');
    // By the time this picture of the page fails, the ones above would have failed, too.
    const picture = new Image();
    const failed = new Promise((resolve) => (picture.onerror = resolve));
    picture.src = 'x';
    await failed;
    expect('hacked' in window).to.equal(false);
  });

  it("uses the episode's title, not its picture's", () => {
    const picture = '<image><title>Cover</title></image><itunes:title>Short</itunes:title>';
    expect(only(picture + '<title>Long</title>').title).to.equal('Long');
    expect(only(picture).title).to.equal('Short');
    expect(only('').title).to.equal(null);
  });

  describe('in Atom', () => {
    const atom = (entries: string): string =>
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Sea Talk</title>
        <link rel="enclosure" href="/not-an-episode.mp3"/>${entries}</feed>`;
    const entry = `<entry><title type="html">It&amp;#8217;s &lt;i&gt;late&lt;/i&gt;</title>
      <link href="/1.html"/><link rel="enclosure" type="audio/mpeg" href="1.mp3"/>
      <published>2026-03-06T09:00:00Z</published><updated>2026-03-07T09:00:00Z</updated>
      <summary>About</summary></entry>`;

    it('is read as a list of entries', () => {
      const [first, second] = episodesOf(
        atom(
          entry +
            `<entry><updated>2026-03-07T09:00:00Z</updated>
              <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Two<script>x</script></div></content>
              <link rel="enclosure" href="javascript:alert(1)"/></entry>`,
        ),
        AT,
      );
      expect(first).to.deep.equal({
        title: 'It’s late',
        description: 'About',
        ts: Date.UTC(2026, 2, 6, 9),
        length: null,
        url: 'https://panel.example/podcasts/1/1.mp3',
        chaptersUrl: null,
        transcriptUrl: null,
      });
      expect([second!.title, second!.ts, second!.url]).to.deep.equal([null, Date.UTC(2026, 2, 7, 9), null]);
      expect(second!.description).to.match(/^Two/);
    });
  });

  it('is limited to 1,000 episodes', () => {
    expect(episodesOf(feed('<item/>'.repeat(1200)), AT).length).to.equal(1000);
  });

  it('can have no episodes', () => {
    expect(episodesOf(feed(''), AT)).to.deep.equal([]);
  });

  it('reports a 404 as Refused', async () => {
    window.fetch = () => Promise.resolve(new Response('no', { status: 404 }));
    const failure: unknown = await read(AT).catch((thrown: unknown) => thrown);
    expect(failure).to.be.instanceOf(Refused);
  });

  it('is read as far as its first episodes if it has 20 MB', async () => {
    const item = '<item><title>Again</title><description>' + 'x'.repeat(100_000) + '</description></item>';
    window.fetch = () => Promise.resolve(new Response(feed(item.repeat(200))));
    const episodes = await read(AT);
    expect(episodes.length).to.equal(Math.floor(5_000_000 / item.length));
    expect(episodes.at(-1)!.description).to.have.lengthOf.within(1000, 2001);
  });

  it('is cancelled after five million bytes if it never ends', async () => {
    let sent = 0;
    let isOver = false;
    const item = new TextEncoder().encode('<item><title>Again</title></item>'.repeat(2000));
    window.fetch = (_, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(feed('').replace('</channel></rss>', '')));
              init!.signal!.addEventListener('abort', () => (isOver = true));
            },
            pull(controller) {
              if (isOver) return controller.close();
              sent += item.length;
              controller.enqueue(item);
            },
          }),
        ),
      );
    const episodes = await read(AT);
    expect(episodes.length).to.equal(1000);
    expect(sent).to.be.within(5_000_000, 5_500_000);
    expect(isOver).to.equal(true);
  });

  it('rejects with an AbortError when its caller aborts', async () => {
    window.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
      });
    const caller = new AbortController();
    const reading = readPodcastFeed(AT, caller.signal);
    caller.abort();
    const thrown: unknown = await reading.catch((error: unknown) => error);
    expect((thrown as Error).name).to.equal('AbortError');
  });
});
