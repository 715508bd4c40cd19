import { expect, fixture, html } from '@open-wc/testing';
import { heardOf, keepHeard, readHeard } from '../../../src/elements/podcasts/heard.js';
import { setWorld } from '../../kit/page-world.js';
import { part, text, texts, until, untilStatus } from '../shown.js';
import { buttons, name, setEpisodes, toggle } from './episodes.js';

describe('<onair-podcasts episodes>', () => {
  const world = setWorld();
  const { panel, serveLists, serveResponses } = world;
  const { serve, showing, unfolded } = setEpisodes(world);
  const said = (element: Element): string =>
    element.shadowRoot!.querySelector('[role=status]')?.textContent?.trim() ?? '';

  it('has no episodes button without the attribute', async () => {
    const { url } = await panel();
    const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await untilStatus(element, 'ready');
    expect(toggle(element)).to.equal(null);
  });

  it('requests the feed when the episodes are expanded', async () => {
    const { url, state } = await panel();
    const element = await showing(url);
    expect(toggle(element).getAttribute('aria-expanded')).to.equal('false');
    expect(name(toggle(element))).to.equal('Episodes – Ninety Seconds at Sea');
    const feeds = async (): Promise<string[]> =>
      (await state()).requests.recent.map(({ path }) => path).filter((path) => path.endsWith('feed.xml'));
    expect(await feeds()).to.deep.equal([]);
    toggle(element).click();
    await until(() => texts(element, 'episode').length === 8, 'eight episodes');
    expect(toggle(element).getAttribute('aria-expanded')).to.equal('true');
    expect(text(element, 'episode-title')).to.equal('A very small lighthouse');
    expect(text(element, 'date')!.replace(/\s+/g, ' ')).to.match(/^\d{1,2} \p{L}+ \d{4} · 1:35$/u);
    expect(text(element, 'about')).to.match(/^Four metres tall/);
    expect(name(buttons(element)[0])).to.equal('Play – A very small lighthouse');
    toggle(element).click();
    await until(() => !part(element, 'episodes'), 'folded');
    toggle(element).click();
    await until(() => texts(element, 'episode').length === 8, 'eight episodes again');
    expect(await feeds()).to.deep.equal(['/podcasts/1/feed.xml']);
  });

  it('shows a message if the feed can’t be read', async () => {
    for (const response of [
      { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' } },
      { body: '<!doctype html><script>window.hacked = 1</script>' },
      { status: 404 },
    ]) {
      const element = await showing(await serve('<item><title>One</title></item>', response));
      toggle(element).click();
      await until(() => said(element) !== '', 'a message');
      expect(said(element)).to.equal('The episodes can’t be shown here. Use the links instead.');
      expect(part(element, 'feed')!.getAttribute('href')).to.match(/^http.*\/feed$/);
      expect(element.status).to.equal('ready');
    }
    expect('hacked' in window).to.equal(false);
  });

  it('shows a message if the feed has no episodes', async () => {
    const element = await showing(await serve(''));
    toggle(element).click();
    await until(() => said(element) === 'No episodes yet', 'a message');
  });

  it("shows an episode's fields as text", async () => {
    const hostile = '&lt;img src=x onerror="window.hacked=1"&gt;';
    const element = await unfolded(
      await serve(
        `<item><title>${hostile}One</title><description>${hostile}About</description>
           <pubDate>whenever</pubDate><enclosure url="javascript:alert(1)"/></item>
         <item><enclosure url="https://x.example/2.mp3"/></item>`,
      ),
    );
    expect(texts(element, 'episode-title')).to.deep.equal(['One', 'Sea Talk']);
    expect(text(element, 'about')).to.equal('About');
    expect(text(element, 'date')).to.equal('');
    expect(buttons(element).length).to.equal(1);
    expect(element.shadowRoot!.querySelector('[part=episodes] img')).to.equal(null);
    expect('hacked' in window).to.equal(false);
  });

  it('requests chapters and transcripts on demand', async () => {
    const { url, state } = await panel();
    const element = await unfolded(url);
    const asked = async (): Promise<string[]> =>
      (await state()).requests.recent.map(({ path }) => path).filter((path) => /\.(json|vtt)$/.test(path));
    expect(await asked()).to.deep.equal([]);
    expect(texts(element, 'transcript-toggle').length, 'episodes with one').to.equal(1);
    const ways = ['chapters-toggle', 'transcript-toggle'].map((name) => part(element, name)!);
    expect(ways.map(name)).to.deep.equal([
      'Chapters – A very small lighthouse',
      'Transcript – A very small lighthouse',
    ]);
    const row = part(element, 'episode')!.getBoundingClientRect();
    for (const way of ways) {
      expect(way.getBoundingClientRect().bottom, 'the end of a button').to.be.at.most(row.bottom);
    }
    ways.forEach((way) => way.click());
    await until(() => texts(element, 'chapter').length === 4 && !!part(element, 'transcript'), 'both');
    expect(ways.map((way) => way.getAttribute('aria-expanded'))).to.deep.equal(['true', 'true']);
    expect(part(element, 'transcript')!.tabIndex, 'what scrolls is reached by keys').to.equal(0);
    expect(text(element, 'transcript')!.trim()).to.match(/^Mara Lindqvist: This is Ninety Seconds at Sea/);
    ways.forEach((way) => way.click());
    await until(() => !part(element, 'chapter') && !part(element, 'transcript'), 'neither');
    ways.forEach((way) => way.click());
    await until(() => texts(element, 'chapter').length === 4, 'both again');
    expect((await asked()).sort()).to.deep.equal([
      '/podcasts/1/episodes/8.json',
      '/podcasts/1/episodes/8.vtt',
    ]);
  });

  it('requests unreadable chapters again when they are reopened', async () => {
    const host = serveResponses({ '/gone': { status: 404 } });
    const url = await serve(
      `<item><title>One</title><enclosure url="/1.mp3"/><podcast:chapters xmlns:podcast="p" url="${host}/gone"/></item>`,
    );
    const element = await unfolded(url);
    const sentence = (): string =>
      element.shadowRoot!.querySelector('[part=episode] [role=status]')?.textContent?.trim() ?? '';
    for (let times = 0; times < 2; times++) {
      part(element, 'chapters-toggle')!.click();
      await until(() => sentence() === 'This can’t be shown here.', 'a message');
      part(element, 'chapters-toggle')!.click();
      await until(() => sentence() === '', 'closed');
    }
  });

  it('shows the chapters that the feed contains', async () => {
    const url = await serve(
      `<item><title>One</title><enclosure url="/1.mp3"/>
       <psc:chapters xmlns:psc="http://podlove.org/simple-chapters">
       <psc:chapter start="0" title="Start"/><psc:chapter start="1:02" title="End"/></psc:chapters></item>`,
    );
    const element = await unfolded(url);
    part(element, 'chapters-toggle')!.click();
    await until(() => texts(element, 'chapter').length === 2, 'both');
    expect(texts(element, 'chapter').map((each) => each.replace(/\s+/g, ' '))).to.deep.equal([
      '0:00Start',
      '1:02End',
    ]);
    part(element, 'chapters-toggle')!.click();
    await until(() => !part(element, 'chapter'), 'closed');
  });

  describe('the episodes of a paginated feed', () => {
    const items = (from: number, count: number): string =>
      Array.from(
        { length: count },
        (_, at) =>
          `<item><title>E${from - at}</title><pubDate>${new Date((from - at) * 86_400_000).toUTCString()}</pubDate></item>`,
      ).join('');
    const next = (href: string): string =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="next" href="${href}"/>`;
    const page = (inside: string): { body: string } => ({
      body: `<rss version="2.0"><channel>${inside}</channel></rss>`,
    });
    const more = (element: Element): HTMLElement | null =>
      element.shadowRoot!.querySelector('[part=episodes] [part=more]');

    it('are requested one page at a time', async () => {
      const host = serveResponses({
        '/feed': page(next('/feed/2') + items(30, 7)),
        '/feed/2': page(next('http://later.invalid/feed') + items(23, 7)),
      });
      const element = await unfolded(
        serveLists({ podcasts: [{ id: 1, title: 'Sea Talk', published: true, feed_url: host + '/feed' }] }),
      );
      await until(() => texts(element, 'episode').length === 10, 'ten');
      expect(texts(element, 'episode-title')[9]).to.equal('E21');
      more(element)!.click();
      await until(() => texts(element, 'episode').length === 14, 'all');
      // A page on another origin isn't read.
      expect(more(element)).to.equal(null);
    });

    it("are listed once even if the feed's pages loop", async () => {
      const host = serveResponses({
        '/feed': page(next('/feed/2') + items(30, 6)),
        '/feed/2': page(next('/feed') + items(24, 2)),
        '/same': page(next('/same?page=2') + items(30, 6)),
      });
      for (const [path, count] of [
        ['/feed', 8],
        ['/same', 6],
      ] as const) {
        const element = await unfolded(
          serveLists({ podcasts: [{ id: 1, title: 'Sea Talk', published: true, feed_url: host + path }] }),
        );
        await until(() => texts(element, 'episode').length === count && !more(element), path);
      }
    });

    it('stay listed if a later page can’t be read', async () => {
      const host = serveResponses({
        '/feed': page(next('/feed/2') + items(30, 10)),
        '/feed/2': { status: 500 },
      });
      const element = await unfolded(
        serveLists({ podcasts: [{ id: 1, title: 'Sea Talk', published: true, feed_url: host + '/feed' }] }),
      );
      for (let times = 0; times < 2; times++) {
        more(element)!.click();
        await until(() => said(element) === 'This can’t be shown here.', 'a message');
        expect(texts(element, 'episode').length).to.equal(10);
      }
    });
  });

  it('shows markup in chapters and transcripts as text', async () => {
    const hostile = '<img src=x onerror="window.hacked=1">';
    const host = serveResponses({
      '/1.json': { body: JSON.stringify({ chapters: [{ startTime: 0, title: hostile }] }) },
      '/1.html': {
        headers: { 'Content-Type': 'text/html' },
        body: `<p>Said ${hostile}</p><script>window.hacked=1</script>`,
      },
    });
    const url = await serve(
      `<item xmlns:podcast="p"><title>One</title><enclosure url="/1.mp3"/><podcast:chapters url="${host}/1.json"/>
       <podcast:transcript type="text/html" url="${host}/1.html"/></item>`,
    );
    const element = await unfolded(url);
    part(element, 'chapters-toggle')!.click();
    part(element, 'transcript-toggle')!.click();
    await until(() => !!part(element, 'chapter') && !!part(element, 'transcript'), 'both');
    expect(text(element, 'chapter')).to.include(hostile);
    expect(text(element, 'transcript')!.trim()).to.equal('Said');
    expect(element.shadowRoot!.querySelector('[part=episodes] img')).to.equal(null);
    expect('hacked' in window).to.equal(false);
  });

  it('stores the positions of the last 200 episodes', () => {
    localStorage.setItem('onair:heard', '{"not": "a list"}');
    readHeard();
    expect(heardOf('https://x.example/1.mp3')).to.equal(0);
    for (let at = 1; at <= 230; at++)
      keepHeard(`https://x.example/${'long/'.repeat(100)}${at}.mp3`, at + 0.5);
    readHeard();
    const kept = localStorage.getItem('onair:heard')!;
    expect((JSON.parse(kept) as unknown[]).length).to.equal(200);
    expect(kept.length).to.be.below(50_000);
    expect(heardOf(`https://x.example/${'long/'.repeat(100)}230.mp3`)).to.equal(230);
    expect(heardOf(`https://x.example/${'long/'.repeat(100)}1.mp3`)).to.equal(0);
  });
});
