import { expect } from '@open-wc/testing';
import { Refused, Unreachable, Unreadable } from '../../../src/client/http/failures.js';
import { feedPageOf, readFeedPage, type Episode } from '../../../src/client/podcasts/podcast-feed.js';

const AT = 'https://panel.example/podcasts/1/feed.xml';
const { fetch: realFetch } = window;

const feed = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
    <title>Sea Talk</title>${items}</channel></rss>`;
const only = (inside: string): Episode => episodesOf(feed(`<item>${inside}</item>`), AT)[0]!;
const episodesOf = (text: string, url: string): readonly Episode[] => feedPageOf(text, url).episodes;
const read = async (url: string): Promise<readonly Episode[]> =>
  (await readFeedPage(url, new AbortController().signal)).episodes;

describe('a podcast feed', () => {
  afterEach(() => {
    window.fetch = realFetch;
  });

  describe('an episode', () => {
    const GOOD = '<title>One</title><pubDate>Fri, 06 Mar 2026 09:00:00 GMT</pubDate>';
    const sound = (attributes: string): string | null => only(GOOD + `<enclosure ${attributes}/>`).url;

    it('has no date if the date is unreadable', () => {
      expect(only(GOOD).ts).to.equal(Date.UTC(2026, 2, 6, 9));
      for (const date of ['yesterday', '', 'Fri, 99 Mar 2026', '<b>6 March</b> or so']) {
        const { title, ts } = only(`<title>One</title><pubDate>${date}</pubDate>`);
        expect([title, ts]).to.deep.equal(['One', null]);
      }
    });

    it('has no length if the length is unreadable', () => {
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

    it('has no audio without an http(s) URL', () => {
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

    it('has an audio URL resolved against the feed', () => {
      expect(sound('url="1.mp3" type="audio/mpeg"')).to.equal('https://panel.example/podcasts/1/1.mp3');
      expect(sound('url=" /a/ä b.mp3 "')).to.equal('https://panel.example/a/%C3%A4%20b.mp3');
      expect(sound('url="//cdn.example/1.ogg"')).to.equal('https://cdn.example/1.ogg');
    });

    it('has no chapters without an http(s) URL', () => {
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

    it('can have audio with a wrong MIME type', () => {
      const at = 'https://panel.example/podcasts/1/';
      for (const [attributes, file] of [
        ['url="1.mp3" type="x-audio/mp3"', '1.mp3'],
        ['url="1.mp3" type="binary/octet-stream"', '1.mp3'],
        ['url="1.mp3?key=a&amp;b=c" type="file"', '1.mp3?key=a&b=c'],
        ['url="1.MP3" type="text/plain"', '1.MP3'],
        ['url="1.m4a" type="image/jpeg"', '1.m4a'],
        ['url="1.opus"', '1.opus'],
        ['url="1" type="mp3"', '1'],
        ['url="1" type="application/x-mpeg"', '1'],
        ['url="1" type="application/octet-stream"', '1'],
        ['url="get.php?file=1.mp3" type="application/force-download"', 'get.php?file=1.mp3'],
        ['url="r.mp3/track/1" type="text/html"', 'r.mp3/track/1'],
        ['url="1.mp3?a=1&amp;amp;b=2" type="audio/mpeg"', '1.mp3?a=1&b=2'],
        ['url="1" type="application/force-download"', '1'],
        ['url="it\'s 1.mp3"', 'it%27s%201.mp3'],
        ['url="\u200b 1.mp3"', '1.mp3'],
        ['url="1.jpg" type="audio/mpeg"', null],
        ['url="1?version=3" type="application/x-shockwave-flash"', null],
        ['url="1.jpg?for=1.mp3" type=""', null],
        ['url="1" type="text/html"', null],
        ['url="1.m3u8" type="application/x-mpegurl"', null],
        ['url="1" type="audio/x-mpegurl"', null],
        ['url="1.pls" type="audio/mpeg"', null],
        ['url=”1.mp3” type=”audio/mpeg”', '1.mp3'],
      ] as const) {
        expect(sound(attributes), attributes).to.equal(file && at + file);
      }
    });

    it('has the best of several audio files', () => {
      const at = 'https://panel.example/podcasts/1/';
      const media = (attributes: string): string =>
        `<m:content xmlns:m="http://search.yahoo.com/mrss/" ${attributes}/>`;
      for (const [inside, file] of [
        [media('url="1.mp3" type="audio/mpeg"'), '1.mp3'],
        [media('url="1" medium="audio"'), '1'],
        [media('url="1.jpg" medium="image"') + media('url="1.mp3"'), '1.mp3'],
        [media('url="1.mp3"') + media('url="2.mp3" isDefault="true"'), '2.mp3'],
        [`<media:group>${media('url="1.mp3"')}</media:group>`, '1.mp3'],
        [media('url="1.mp3"') + '<enclosure url="2.mp3" type="audio/mpeg"/>', '2.mp3'],
        ['<enclosure url="1.mp4" type="video/mp4"/><enclosure url="1.mp3" type="audio/mpeg"/>', '1.mp3'],
        ['<enclosure url="1.mp4" type="video/mp4"/>', '1.mp4'],
        ['<enclosure url="1.pdf" type="application/pdf"/><enclosure url="2.mp3"/>', '2.mp3'],
        ['<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="enclosure" href="1.mp3"/>', '1.mp3'],
        ['<enclosure>1.mp3</enclosure>', '1.mp3'],
        ['<content src="1.mp3" type="audio/mpeg"/>', '1.mp3'],
        ['<content src="1.html" type="text/html"/><link>2.mp3</link>', '2.mp3'],
        ['<enc:enclosure xmlns:enc="http://purl.oclc.org/net/rss_2.0/enc#" rdf:resource="1.mp3"/>', '1.mp3'],
        [
          '<podcast:alternateEnclosure type="audio/opus"><podcast:source uri="1"/></podcast:alternateEnclosure>',
          '1',
        ],
        ['<link>1.mp3</link>', '1.mp3'],
        ['<link>2.mp3</link><enclosure url="1.mp3"/>', '1.mp3'],
      ] as const) {
        expect(only(inside).url, inside).to.equal(at + file);
      }
    });

    it('has URLs resolved against `xml:base`', () => {
      const sound = '<enclosure url="1.mp3" type="audio/mpeg"/>';
      const based = (base: string): string =>
        feed(`<item xml:base="${base}">${sound}</item>`).replace('<channel>', '<channel xml:base="/a/">');
      for (const [base, url] of [
        ['b/', 'https://panel.example/a/b/1.mp3'],
        ['https://cdn.example/', 'https://cdn.example/1.mp3'],
        ['http://[', 'https://panel.example/a/1.mp3'],
      ] as const)
        expect(episodesOf(based(base), AT)[0]!.url, base).to.equal(url);
    });

    it('has no audio if it links a web page', () => {
      expect(only('<link>https://panel.example/1</link>').url).to.equal(null);
    });

    it('has its text decoded if escaped twice', () => {
      for (const [written, text] of [
        ['&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Two&amp;lt;/p&amp;gt;', 'One Two'],
        ['&lt;![CDATA[&lt;p&gt;One&lt;/p&gt;]]&gt;', 'One'],
        ['1 &amp;lt; 2', '1 < 2'],
        ['R&amp;amp;amp;B &amp;amp;#8211; soul', 'R&B – soul'],
        ['One &#55357;&#56832; two', 'One 😀 two'],
        ['One &#xD83D;&#xde00; two', 'One 😀 two'],
      ] as const)
        expect(only(`<description>${written}</description>`).description, written).to.equal(text);
    });

    it("has no audio if its file isn't audio", () => {
      expect(sound('url="https://x.example/1.pdf" type="application/pdf"')).to.equal(null);
      const two = '<enclosure url="1.jpg" type="image/jpeg"/><enclosure url="1.mp3" type="audio/mpeg"/>';
      expect(only(two).url).to.equal('https://panel.example/podcasts/1/1.mp3');
    });
  });

  it("can't inject markup or scripts", async () => {
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
    // By the time this image fails to load, the images in the feed would have failed as well.
    const picture = new Image();
    const failed = new Promise((resolve) => (picture.onerror = resolve));
    picture.src = 'x';
    await failed;
    expect('hacked' in window).to.equal(false);
  });

  it("never takes an episode's title from its picture", () => {
    const picture = '<image><title>Cover</title></image><itunes:title>Short</itunes:title>';
    expect(only(picture + '<title>Long</title>').title).to.equal('Long');
    expect(only(picture).title).to.equal('Short');
    expect(only('').title).to.equal(null);
  });

  it('can use any name of a field', () => {
    const encoded = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
    expect(
      only(`<content:encoded ${encoded}><![CDATA[<p>All &amp; more</p>]]></content:encoded>`).description,
    ).to.equal('All & more');
    expect(only('<description> </description><itunes:summary>About</itunes:summary>').description).to.equal(
      'About',
    );
    expect(only('<googleplay:description>About</googleplay:description><description/>').description).to.equal(
      'About',
    );
    expect(
      only('<media:content xmlns:media="http://search.yahoo.com/mrss/" url="1.mp3" duration="79"/>').length,
    ).to.equal(79_000);
    expect(only('<itunes:duration>long</itunes:duration><duration>1:19</duration>').length).to.equal(79_000);
    expect(
      only('<a:duration xmlns:a="http://www.itunes.com/DTDs/Podcast-1.0.dtd">PT1M19S</a:duration>').length,
    ).to.equal(79_000);
    expect(
      only('<dc:date xmlns:dc="http://purl.org/dc/elements/1.1/">2026-03-06T09:00:00Z</dc:date>').ts,
    ).to.equal(Date.UTC(2026, 2, 6, 9));
    expect(only('<pubDate>soon</pubDate><published>2026-03-06</published>').ts).to.equal(
      Date.UTC(2026, 2, 6),
    );
  });

  it('can have any RSS version and prefix', () => {
    const inside = (prefix: string): string => {
      const tag = (name: string, text: string): string => `<${prefix}${name}>${text}</${prefix}${name}>`;
      return (
        `<${prefix}channel><${prefix}item>` +
        tag('title', 'One') +
        tag('description', 'About') +
        `<${prefix}enclosure url="/1.mp3" type="audio/mpeg"/></${prefix}item></${prefix}channel>`
      );
    };
    const rdf = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
    for (const text of [
      `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2">${inside('r:')}</r:rss>`,
      `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2">${inside('r:')}`,
      `<rss version="2.0" xmlns="http://backend.userland.com/rss2">${inside('')}</rss>`,
      `<rdf:RDF ${rdf} xmlns:r="http://purl.org/rss/1.0/">${inside('r:')}</rdf:RDF>`,
      `<rdf:RDF ${rdf} xmlns="http://my.netscape.com/rdf/simple/0.9/">${inside('')}</rdf:RDF>`,
      `<rdf:RDF ${rdf} xmlns:r="http://channel.netscape.com/rdf/simple/0.9/">${inside('r:')}</rdf:RDF>`,
      `<rss version="0.92">${inside('')}</rss>`,
    ]) {
      const [episode] = episodesOf(text, AT);
      expect(episode, text).to.include({
        title: 'One',
        description: 'About',
        url: 'https://panel.example/1.mp3',
      });
    }
  });

  it('can contain legacy and Dublin Core fields', () => {
    const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
    const dcterms = 'xmlns:t="http://purl.org/dc/terms/"';
    const media = 'xmlns:media="http://search.yahoo.com/mrss/"';
    expect(only(`<dc:title ${dc}>One</dc:title>`).title).to.equal('One');
    for (const field of ['<created>', '<modified>', `<t:modified ${dcterms}>`, `<t:created ${dcterms}>`]) {
      const [name] = /[\w:]+/.exec(field)!;
      expect(only(`${field}2026-03-06T09:00:00Z</${name}>`).ts, field).to.equal(Date.UTC(2026, 2, 6, 9));
    }
    for (const body of [
      '<body xmlns="http://www.w3.org/1999/xhtml"><p>About</p></body>',
      '<x:body xmlns:x="http://www.w3.org/1999/xhtml"><x:p>About</x:p></x:body>',
      '<fullitem>&lt;p&gt;About&lt;/p&gt;</fullitem>',
      '<description>&lt;svg>&lt;title>Logo&lt;/title>&lt;/svg>About</description>',
      '<content><svg xmlns="http://www.w3.org/2000/svg"><title>Logo</title></svg>About</content>',
      `<media:content ${media} url="/1.mp3"><media:description>About</media:description></media:content>`,
    ])
      expect(only(body).description, body).to.equal('About');
    expect(
      only(`<media:content ${media} url="/1.mp3"><media:title>One</media:title></media:content>`),
    ).to.include({ title: 'One', url: 'https://panel.example/1.mp3' });
  });

  it("can contain chapters in an episode's notes", () => {
    const list = [
      { seconds: 0, title: 'Intro' },
      { seconds: 90, title: 'Tom & Jerry' },
      { seconds: 3723, title: 'Goodbye' },
    ];
    const html =
      '<p>Today: boats.</p><p>00:00 Intro<br>01:30 Tom &amp; Jerry<br/>1:02:03 Goodbye</p><p>At 18:00 on air.</p>';
    const plain = 'Today: boats.\n00:00 Intro\n01:30 Tom &amp; Jerry\n1:02:03 Goodbye';
    for (const notes of [
      `<description><![CDATA[${html}]]></description>`,
      `<description>${html.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</description>`,
      `<description>x</description><content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[${html}]]></content:encoded>`,
      `<description>${plain}</description>`,
      `<itunes:summary><![CDATA[${plain.replace('&amp;', '&')}]]></itunes:summary>`,
      '<description><![CDATA[<ul><li>(0:00) Intro</li><li>(1:30) Tom &amp; Jerry</li><li>(1:02:03) Goodbye</li></ul>]]></description>',
    ])
      expect(only(notes).chapters, notes).to.deep.equal(list);
    const other = '<podcast:chapters url="1.json"/>';
    expect(only(`<description><![CDATA[${html}]]></description>${other}`).chapters).to.deep.equal([]);
    for (const notes of ['On air at 18:00.', '18:00 News\n19:00 Music\n20:00 Night', '00:00 Intro'])
      expect(only(`<description>${notes}</description>`).chapters, notes).to.deep.equal([]);
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: '1', content_html: html, attachments: [] }],
    };
    expect(episodesOf(JSON.stringify(feed), AT)[0]!.chapters).to.deep.equal(list);
  });

  it('can have zone abbreviations of its language', () => {
    const item = '<item><title>One</title><pubDate>Fri, 06 Mar 2026 17:00:00 CST</pubDate></item>';
    for (const [language, hour] of [
      ['zh-cn', 9],
      ['en-us', 23],
    ] as const)
      expect(
        new Date(episodesOf(feed(`<language>${language}</language>${item}`), AT)[0]!.ts!).getUTCHours(),
      ).to.equal(hour);
  });

  it('has chapters sorted by start', () => {
    const chapters = only(
      `<p:chapters xmlns:p="http://podlove.org/simple-chapters" version="1.2">
         <p:chapter start="00:01:02.500" title="Two"/><p:chapter start="0" title="One &amp;amp; all"/>
         <p:chapter start="soon" title="Three"/><p:chapter start="1:00:00"/></p:chapters>`,
    ).chapters;
    expect(chapters).to.deep.equal([
      { seconds: 0, title: 'One &amp; all' },
      { seconds: 62.5, title: 'Two' },
    ]);
  });

  it('can have chapters without a namespace prefix', () => {
    const chapter = '<chapter start="0:10" title="One"/>';
    expect(
      only(`<chapters xmlns="http://podlove.org/simple-chapters">${chapter}</chapters>`).chapters,
    ).to.deep.equal([{ seconds: 10, title: 'One' }]);
  });

  it('is sorted newest first', () => {
    const dated = (name: string, day: number | null): string =>
      `<item><title>${name}</title>${day === null ? '' : `<pubDate>${day} Mar 2026</pubDate>`}</item>`;
    const titles = (...items: string[]): string =>
      episodesOf(feed(items.join('')), AT)
        .map(({ title }) => title)
        .join('');
    expect(titles(dated('a', 1), dated('b', 2), dated('c', 3))).to.equal('cba');
    expect(titles(dated('c', 3), dated('b', 2), dated('a', 1))).to.equal('cba');
    expect(titles(dated('b', 2), dated('c', 3), dated('a', 1))).to.equal('cba');
    expect(titles(dated('c', 3), dated('b', null), dated('a', 1))).to.equal('cba');
    expect(titles(dated('a', 1), dated('b', null), dated('c', 3))).to.equal('cba');
    expect(titles(dated('a', 1), dated('b', 1), dated('c', 3), dated('d', 3))).to.equal('dcba');
    expect(titles(dated('x', null), dated('y', null))).to.equal('xy');
  });

  it('lists repeated episodes only once', () => {
    const item = (title: string, id: string, day: number, file = title): string =>
      `<item><title>${title}</title><guid>${id}</guid><pubDate>${day} Mar 2026</pubDate>` +
      `<enclosure url="/${file}.mp3"/></item>`;
    const titles = (...items: string[]): (string | null)[] =>
      episodesOf(feed(items.join('')), AT).map(({ title }) => title);
    expect(titles(item('Two', '2', 2), item('Two', '2', 2), item('One', '1', 1))).to.deep.equal([
      'Two',
      'One',
    ]);
    expect(titles(item('Two (fixed)', '2', 2), item('Two', '2', 2))).to.deep.equal(['Two (fixed)']);
    expect(titles(item('Two', '2', 2), item('Two', '2', 1, 'Two'))).to.deep.equal(['Two']);
    expect(titles(item('News', 'x', 2, '2'), item('News', 'x', 1, '1'))).to.deep.equal(['News', 'News']);
    expect(titles(item('Two', '', 2), item('One', '', 2))).to.deep.equal(['Two', 'One']);
    expect(titles(item('One', '', 2), item('One', 'other', 2))).to.deep.equal(['One']);
  });

  it('keeps the newest thousand episodes', () => {
    const items = Array.from(
      { length: 1200 },
      (_, at) =>
        `<item><title>${at}</title><pubDate>${new Date((at + 1) * 86_400_000).toUTCString()}</pubDate></item>`,
    );
    const episodes = episodesOf(feed(items.join('')), AT);
    expect([episodes.length, episodes[0]!.title, episodes[999]!.title]).to.deep.equal([1000, '1199', '200']);
  });

  describe('in Atom', () => {
    const atom = (entries: string): string =>
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Sea Talk</title>
        <link rel="enclosure" href="/not-an-episode.mp3"/>${entries}</feed>`;
    const entry = `<entry><title type="html">It&amp;#8217;s &lt;i&gt;late&lt;/i&gt;</title>
      <link href="/1.html"/><link rel="enclosure" type="audio/mpeg" href="1.mp3"/>
      <published>2026-03-06T09:00:00Z</published><updated>2026-03-07T09:00:00Z</updated>
      <summary>About</summary></entry>`;

    it('is parsed as a list of entries', () => {
      const [second, first] = episodesOf(
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
        chapters: [],
        chaptersUrl: null,
        transcriptUrl: null,
      });
      expect([second!.title, second!.ts, second!.url]).to.deep.equal([null, Date.UTC(2026, 2, 7, 9), null]);
      expect(second!.description).to.match(/^Two/);
    });
  });

  describe('as JSON Feed', () => {
    const json = (items: unknown, more = {}): string =>
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Sea Talk', items, ...more });
    const file = { url: '1.mp3', mime_type: 'audio/mpeg', size_in_bytes: 9, duration_in_seconds: 1860.5 };
    const item = {
      id: '1',
      title: 'It&#8217;s <i>late</i>',
      content_html: '<p>About</p>',
      attachments: [file],
    };

    it('is parsed as a list of items', () => {
      const old = { ...item, date_published: '2026-03-06T09:00:00+01:00' };
      const video = { url: 'https://cdn.example/2.mp4', mime_type: 'video/mp4' };
      const now = {
        id: 2,
        content_text: 'a <b> c\nd',
        date_modified: '2026-03-07T09:00:00Z',
        attachments: [video, { ...file, url: '/2.m4a', mime_type: '', duration_in_seconds: '60' }],
      };
      const [second, first] = episodesOf(json([old, now]), AT);
      expect(first).to.deep.equal({
        title: 'It’s late',
        description: 'About',
        ts: Date.UTC(2026, 2, 6, 8),
        length: 1_860_500,
        url: 'https://panel.example/podcasts/1/1.mp3',
        chapters: [],
        chaptersUrl: null,
        transcriptUrl: null,
      });
      expect([second!.title, second!.description, second!.ts]).to.deep.equal([
        null,
        'a <b> c d',
        Date.UTC(2026, 2, 7, 9),
      ]);
      expect([second!.url, second!.length]).to.deep.equal(['https://panel.example/2.m4a', 60_000]);
    });

    it('is read without invalid fields and files', () => {
      const files = [null, 1, { url: 5 }, { url: 'javascript:alert(1)', mime_type: 'audio/mpeg' }];
      const cover = { url: 'cover.jpg', mime_type: 'image/jpeg' };
      const empty = { title: null, description: null, ts: null, length: null, url: null };
      for (const each of [null, 'x', { title: {}, date_published: [], attachments: [...files, cover] }, {}])
        expect(episodesOf(json([each]), AT)[0]).to.include(empty);
    });

    it('has a next page only on the same origin', () => {
      const next = (next_url: unknown): string | null => feedPageOf(json([item], { next_url }), AT).next;
      expect(next('feed2.json')).to.equal('https://panel.example/podcasts/1/feed2.json');
      for (const other of ['https://elsewhere.example/2.json', AT, '', null, 5])
        expect(next(other)).to.equal(null);
    });

    it('is parsed in version 1', () => {
      const items = Array.from({ length: 1200 }, (_, at) => ({ id: at, title: String(at) }));
      const version = 'https://jsonfeed.org/version/1';
      const text = `<b>Warning</b>: array [1] given\n${json(items, { version })}`;
      expect(episodesOf(text, AT).length).to.equal(1000);
    });

    it('is recognized with escaped slashes', () => {
      const escaped = json([item]).replaceAll('/', '\\/');
      expect(escaped).to.include('jsonfeed.org\\/version');
      expect(episodesOf(escaped, AT)).to.deep.equal(episodesOf(json([item]), AT));
    });

    it('is unreadable if truncated', () => {
      const texts = ['{"items":[]}', '[]', json([item]).slice(0, -20), json('x'), json(null)];
      for (const text of texts) expect(() => feedPageOf(text, AT), text).to.throw(Unreadable);
    });
  });

  it('is limited to 1,000 episodes', () => {
    expect(episodesOf(feed('<item/>'.repeat(1200)), AT).length).to.equal(1000);
  });

  it('can be empty', () => {
    expect(episodesOf(feed(''), AT)).to.deep.equal([]);
  });

  it('is Refused on a 404', async () => {
    window.fetch = () => Promise.resolve(new Response('no', { status: 404 }));
    const failure: unknown = await read(AT).catch((thrown: unknown) => thrown);
    expect(failure).to.be.instanceOf(Refused);
  });

  it('is decompressed up to the size limit', async () => {
    const zip = (text: string): ReadableStream =>
      new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    const item = `<item><title>Ü</title><description>${'x'.repeat(100_000)}</description></item>`;
    for (const [count, expected] of [
      [1, 1],
      [200, Math.floor(5_000_000 / item.length)],
    ] as const) {
      const type = { 'Content-Type': 'application/rss+xml' };
      window.fetch = () => Promise.resolve(new Response(zip(feed(item.repeat(count))), { headers: type }));
      const episodes = await read(AT);
      expect([episodes.length, episodes[0]!.title]).to.deep.equal([expected, 'Ü']);
    }
    window.fetch = () => Promise.resolve(new Response(new Uint8Array([0x1f, 0x8b, 8, 0])));
    expect(await read(AT).catch((thrown: unknown) => thrown)).to.be.instanceOf(Unreachable);
  });

  it('is parsed up to the size limit', async () => {
    const item = '<item><title>Again</title><description>' + 'x'.repeat(100_000) + '</description></item>';
    window.fetch = () => Promise.resolve(new Response(feed(item.repeat(200))));
    const episodes = await read(AT);
    expect(episodes.length).to.equal(Math.floor(5_000_000 / item.length));
    expect(episodes.at(-1)!.description).to.have.lengthOf.within(1000, 2001);
  });

  it('is cancelled after five million bytes', async () => {
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

  it('can be aborted while it loads', async () => {
    window.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
      });
    const caller = new AbortController();
    const reading = readFeedPage(AT, caller.signal);
    caller.abort();
    const thrown: unknown = await reading.catch((error: unknown) => error);
    expect((thrown as Error).name).to.equal('AbortError');
  });
});
