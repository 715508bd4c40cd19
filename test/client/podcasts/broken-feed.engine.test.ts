import { expect } from '@open-wc/testing';
import { Unreadable } from '../../../src/client/http/failures.js';
import { feedPageOf, type Episode } from '../../../src/client/podcasts/podcast-feed.js';

const AT = 'https://radio.example/feed.xml';

const item = (inside: string): string => `<item>${inside}</item>`;
const good = (name: string): string =>
  item(
    `<title>${name}</title><description>About ${name}</description>` +
      `<pubDate>Fri, 06 Mar 2026 09:00:00 GMT</pubDate><itunes:duration>1:19</itunes:duration>` +
      `<enclosure url="/${name}.mp3" length="1" type="audio/mpeg"/>`,
  );
const head =
  '<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">';
const feed = (items: string): string => `${head}<channel><title>Sea Talk</title>${items}</channel></rss>`;

const episodesOf = (text: string): readonly Episode[] => feedPageOf(text, AT).episodes;
const titlesOf = (text: string): (string | null)[] => episodesOf(text).map(({ title }) => title);

/** Checks that a feed with this item between two good ones has three episodes, and returns the one in the middle. */
function between(broken: string): Episode {
  const episodes = episodesOf(feed(good('One') + broken + good('Three')));
  expect(episodes.length, broken).to.equal(3);
  const whole = { ts: Date.UTC(2026, 2, 6, 9), length: 79_000 };
  expect(episodes[0]).to.include({ ...whole, title: 'One', url: 'https://radio.example/One.mp3' });
  expect(episodes[2]).to.include({ ...whole, title: 'Three', description: 'About Three' });
  return episodes[1]!;
}

// Engines parse broken XML in different ways.
describe('a malformed podcast feed', () => {
  describe('with a malformed field', () => {
    for (const [name, written, title] of [
      ['a bare ampersand', 'Tom & Jerry', 'Tom & Jerry'],
      ['an ampersand before a letter', 'R&B now', 'R&B now'],
      ['an HTML entity', 'Caf&eacute;&nbsp;&ndash; open', 'Café – open'],
      ['an unknown entity', 'One &nope; two', 'One &nope; two'],
      ['a control character', 'One\u000btwo\u0000', 'One two'],
      ['a reference to a control character', 'One&#11;two', 'One two'],
      ['a reference to a lone surrogate', 'One &#xD83D; two', null],
      ['a less-than sign', 'I <3 it', 'I <3 it'],
      ['a less-than sign before a space', '1 < 2', '1 < 2'],
      ['a less-than sign before a letter', 'One<b', 'One'],
      ['markup', 'The <b>big</b> one', 'The big one'],
      ['an undeclared prefix', 'Two<foo:bar>x</foo:bar>', null],
      ['the end of a CDATA section', 'Two ]]> three', 'Two ]]> three'],
      ['an unclosed tag', '<i>Two', 'Two'],
      ['the wrong end tag', 'Two</i>', 'Two'],
    ] as const) {
      it(`keeps its other fields despite ${name}`, () => {
        const inside =
          `<title>${written}</title><description>Text</description>` +
          '<pubDate>Fri, 06 Mar 2026 09:00:00 GMT</pubDate><enclosure url="/2.mp3" type="audio/mpeg"/>';
        const episode = between(item(inside));
        if (title !== null) expect(episode.title).to.equal(title);
        expect(episode).to.include({
          description: 'Text',
          ts: Date.UTC(2026, 2, 6, 9),
          url: 'https://radio.example/2.mp3',
        });
      });
    }
  });

  const DATE = '<pubDate>Fri, 06 Mar 2026 09:00:00 GMT</pubDate>';
  const SOUND = '<enclosure url="/2.mp3" type="audio/mpeg"/>';

  it('keeps the fields after an unclosed field', () => {
    for (const inside of [
      `<title>Two${DATE}${SOUND}`,
      `<title>Two</titel>${DATE}${SOUND}`,
      `<Title>Two</title>${DATE}${SOUND}`,
      `<title>Two</title><description><p>One<br>two</description>${DATE}${SOUND}`,
      `<title>Two</title><description>${DATE}${SOUND}`,
      `<title>Two</title><enclosure url="/2.mp3" type="audio/mpeg">${DATE}`,
      `<title>Two</title><enclosure url=/2.mp3 type=audio/mpeg>${DATE}`,
      `<title>Two</title><image><title>Cover</title>${DATE}</image>${DATE}${SOUND}`,
      `<title>Two</title><description/><x:y/>&${DATE}${SOUND}`,
      `<title>Two</title><description><![CDATA[<p>One</p>]]></description>&${DATE}${SOUND}`,
    ]) {
      const { title, ts, url } = between(item(inside));
      expect({ title, ts, url }, inside).to.deep.equal({
        title: 'Two',
        ts: Date.UTC(2026, 2, 6, 9),
        url: 'https://radio.example/2.mp3',
      });
    }
  });

  it('keeps the fields after hundreds of unclosed tags', () => {
    const lines = (count: number): string =>
      item(`<title>Two</title><description>${'One line<br>'.repeat(count)}${DATE}${SOUND}`);
    expect(between(lines(500))).to.include({
      ts: Date.UTC(2026, 2, 6, 9),
      url: 'https://radio.example/2.mp3',
    });
    expect(between(lines(5000)).title).to.equal('Two');
  });

  it('has no fields from nested containers', () => {
    const { title, ts, chapters } = between(
      item(
        `&<description>Text<image><title>Cover</title><link><title>Inner</title></link></image>` +
          `<media:group><title>Sound</title></media:group><title>Two<pubDate>Fri, 06 Mar 2026 09:00:00 GMT` +
          '<psc:chapters><psc:chapter start="0" title="One"/></psc:chapters></pubDate>',
      ),
    );
    expect({ title, ts, chapters: chapters.map((each) => each.title) }).to.deep.equal({
      title: 'Two',
      ts: Date.UTC(2026, 2, 6, 9),
      chapters: ['One'],
    });
  });

  it('keeps the other items after an unclosed item', () => {
    expect(between(`<item><title>Two</title>${DATE}`).title).to.equal('Two');
    expect(between(`<item><title>Two</title>${DATE}</itm>`).title).to.equal('Two');
    expect(between(`<item><title>Two</title>${DATE}</item></item>`).title).to.equal('Two');
    expect(
      between(`<item><title>Two</title>${DATE}<description><![CDATA[Text</description></item>`).title,
    ).to.equal('Two');
    expect(between(`<item><title><![CDATA[Two</title>${DATE}${SOUND}</item>`)).to.include({
      title: 'Two',
      ts: Date.UTC(2026, 2, 6, 9),
      url: 'https://radio.example/2.mp3',
    });
    expect(
      between(`<item><title><![CDATA[Two</title>${DATE}<description><![CDATA[Text]]></description></item>`),
    ).to.include({ title: 'Two', description: 'Text', ts: Date.UTC(2026, 2, 6, 9) });
    expect(between(`<item><title>Two</title>${DATE}<enclosure url="/2.mp3/></item>`).title).to.equal('Two');
    expect(between(`<item><title>Two</title>${DATE}<!-- hidden</item>`).title).to.equal('Two');
    expect(titlesOf(feed('<item><title>Two</title>'))).to.deep.equal(['Two']);
  });

  it("can't inject markup or scripts", async () => {
    const { title, description } = between(
      item(
        `<title><img src=x onerror="window.hacked=1"/>Two</title>${DATE}` +
          '<description>Text & <script>window.hacked=1</script><svg onload="window.hacked=1"><p>more</description>',
      ),
    );
    expect([title, description]).to.deep.equal(['Two', 'Text & more']);
    const picture = new Image();
    const failed = new Promise((resolve) => (picture.onerror = resolve));
    picture.src = 'x';
    await failed;
    expect('hacked' in window).to.equal(false);
  });

  it('keeps its episodes despite text around the feed', () => {
    const whole = feed(good('One') + good('Two'));
    for (const text of [
      '\n\n' + whole,
      '\uFEFF\uFEFF' + whole,
      '<!-- generated -->' + whole,
      '<br />\n<b>Warning</b>: Undefined variable $x in <b>/var/www/feed.php</b> on line <b>7</b><br />\n' +
        whole,
      'Notice: Undefined index: a & b in /var/www/feed.php on line 7\n' + whole,
      '<?xml version="1.0"?>' + whole,
      '<?xml version="1.0"?><!-- not an <html> page -->' + whole,
      whole + '<script>count()</script>',
      whole + '<!-- cached & served -->',
      whole + '\u0000',
      whole.replace('</rss>', ''),
      whole.replace('</channel></rss>', ''),
      whole.replace(/ xmlns:itunes="[^"]*"/, ''),
      whole.replace('<rss ', '<RSS '),
      whole.replace('<channel>', '<channel foo>'),
      '<!DOCTYPE rss [<!ENTITY nbsp "&#160;"><!ENTITY % lat1 PUBLIC "x" "https://x.example/lat1.ent">%lat1;]>' +
        whole,
    ]) {
      const episodes = episodesOf(text);
      expect(
        episodes.map(({ title, length }) => [title, length]),
        text.slice(0, 60),
      ).to.deep.equal([
        ['One', 79_000],
        ['Two', 79_000],
      ]);
    }
  });

  it('keeps a field with a PHP error message', () => {
    for (const message of [
      '<br />\n<b>Warning</b>:  date(): x & y in <b>/var/www/feed.php</b> on line <b>7</b><br />\n',
      'Deprecated: strlen(): null < string in /var/www/feed.php on line 7\n',
    ]) {
      const { title, ts } = between(
        good('Two')
          .replace('<title>', '$&' + message)
          .replace('<pubDate>', '$&' + message),
      );
      expect([title, ts]).to.deep.equal(['Two', Date.UTC(2026, 2, 6, 9)]);
    }
  });

  it('can have upper-case element names', () => {
    const names = /<\/?(?:rss|channel|item|title|description|pubDate|itunes:duration|enclosure)\b/g;
    const upper = feed(good('One')).replace(names, (name) => name.toUpperCase());
    expect(episodesOf(upper)[0]).to.include({
      title: 'One',
      description: 'About One',
      ts: Date.UTC(2026, 2, 6, 9),
      length: 79_000,
      url: 'https://radio.example/One.mp3',
    });
  });

  it('is read without its commented-out items', () => {
    expect(titlesOf(feed(`&${good('One')}<!-- ${good('Two')} -->`))).to.deep.equal(['One']);
  });

  it('has no episodes if it has no items', () => {
    expect(titlesOf(feed('&'))).to.deep.equal([]);
  });

  it('is unreadable if truncated in its first item', () => {
    expect(() => titlesOf(feed(good('One')).replace(/<\/item>.*/, ''))).to.throw(Unreadable);
  });

  it('is parsed in bounded time', () => {
    for (const piece of [
      '<a>',
      '<item>',
      '<![CDATA[',
      '<!--',
      '<!-- -->',
      '<title>',
      '<description/>',
      '&amp',
      '<a b="',
      "<a b='c' ",
      ' xmlns:a="b',
      '</item>',
      '<media:group>',
      '<psc:chapters>',
    ]) {
      const text = feed(good('One') + '<item><title>&' + piece.repeat(500_000 / piece.length));
      expect(titlesOf(text)[0], piece).to.equal('One');
    }
  });
});
