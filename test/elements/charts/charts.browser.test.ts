import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/charts/define.js';
import type { OnairCharts } from '../../../src/elements/charts/charts.js';
import { setWorld, type PagePanel } from '../../kit/page-world.js';
import { isAccessible } from '../accessible.js';
import { heightOf, part, text, texts, until, untilStatus, untilText } from '../shown.js';

const ROWS = [
  ['Glass', 'Ada Winter', 118, 1],
  ['Harbour', 'The Tides', 42, 2],
  ['A title that is much too long for a narrow column, with a second half', 'Zora Lind', 42, 2],
  ['Salt', null, 1, 4],
].map(([title, author, count, rank]) => ({ title, author, count, rank, img_url: null }));

describe('<onair-charts>', () => {
  const world = setWorld();

  async function show(
    url: string,
    attributes: Record<string, string> = {},
    width = 600,
  ): Promise<OnairCharts> {
    const around = await fixture<HTMLElement>(html`<div></div>`);
    around.style.cssText = `inline-size: ${width}px; font: 16px sans-serif`;
    const element = document.createElement('onair-charts');
    element.setAttribute('base-url', url);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    around.append(element);
    return element;
  }

  /** Returns the address of a panel with these charts. `requested` collects the queries. */
  function serve(results: unknown, requested: string[] = []): string {
    return world.serveResponses({
      '/api/v2/history/': {
        body: '[]',
        headers: {
          Link: '</charts/1/>; rel="related"; title="charts"',
          'Access-Control-Expose-Headers': 'Link',
        },
      },
      '/charts/1/': ({ url }) => {
        requested.push(new URL(url).searchParams.toString());
        return { body: JSON.stringify({ results }) };
      },
    });
  }

  it('lists tracks with their rank and plays', async () => {
    const requested: string[] = [];
    const element = await show(serve(ROWS, requested));
    await untilStatus(element, 'ready');
    expect(text(element, 'heading')).to.equal('Most played in the last 7 days');
    expect(texts(element, 'rank').filter(String)).to.deep.equal(['1', '2', '2', '4']);
    expect(texts(element, 'title').slice(0, 2)).to.deep.equal(['Glass', 'Harbour']);
    expect(texts(element, 'artist').filter(String)).to.deep.equal(['Ada Winter', 'The Tides', 'Zora Lind']);
    const words = [...element.shadowRoot!.querySelectorAll('.words')].map((each) => each.textContent);
    expect(words).to.deep.equal(['118 plays', '42 plays', '42 plays', '1 play']);
    expect(requested).to.deep.equal(['days=7&by=plays']);
    const list = part(element, 'list')!;
    expect(list.localName).to.equal('ol');
    expect(element.shadowRoot!.getElementById(list.getAttribute('aria-labelledby')!)).to.equal(
      part(element, 'heading'),
    );
    await isAccessible(element);
  });

  it('can count likes or cover 30 days', async () => {
    const requested: string[] = [];
    const url = serve(ROWS, requested);
    const element = await show(url, { days: '30', by: 'likes', limit: '2' });
    await untilStatus(element, 'ready');
    expect(text(element, 'heading')).to.equal('Most liked in the last 30 days');
    expect(texts(element, 'row').length).to.equal(2);
    expect(part(element, 'count')!.querySelector('.words')!.textContent).to.equal('118 likes');
    expect(requested).to.deep.equal(['days=30&by=likes']);
    element.days = '7';
    await untilText(element, 'heading', 'Most liked in the last 7 days');
    await until(() => requested.length === 2, 'the other chart');
    expect(requested[1]).to.equal('days=7&by=likes');
    const odd = await show(url, { days: '14', by: 'dislikes', limit: '-3' });
    await untilStatus(odd, 'ready');
    expect(text(odd, 'heading')).to.equal('Most played in the last 7 days');
    expect(texts(odd, 'row').length).to.equal(1);
  });

  it('omits unreadable records', async () => {
    const bad = [
      null,
      7,
      {},
      { title: 'No count', rank: 1 },
      { ...ROWS[0], title: '' },
      { ...ROWS[0], rank: 0 },
    ];
    const cover = { ...ROWS[1], img_url: 'javascript:alert(1)', title: '<b>Bold</b>' };
    const element = await show(serve([...bad, cover]));
    await untilStatus(element, 'ready');
    expect(texts(element, 'title').filter(String)).to.deep.equal(['<b>Bold</b>']);
    expect(element.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('includes new plays within a minute', async () => {
    const panel: PagePanel = await world.panel();
    const element = await show(panel.url, { limit: '50' });
    await untilStatus(element, 'ready');
    expect(texts(element, 'row').length).to.be.greaterThan(10);
    const wordsOf = () => part(element, 'count')!.querySelector('.words')!.textContent;
    const most = Number.parseInt(wordsOf(), 10);
    for (let plays = 0; plays <= most; plays++) {
      await panel.play({ title: 'Glass', author: 'Ada Winter', length: 1000 });
      await world.pass(2000);
    }
    await world.pass(60_000);
    await untilText(element, 'title', 'Glass');
    expect(wordsOf()).to.equal(`${most + 1} plays`);
  });

  it('shows a message if there are no plays', async () => {
    const url = serve([]);
    const element = await show(url, { limit: '3' });
    const before = heightOf(element);
    await untilStatus(element, 'empty');
    expect(text(element, 'message')).to.equal('No plays yet');
    expect(heightOf(element)).to.equal(before);
    const likes = await show(url, { by: 'likes' });
    await untilText(likes, 'message', 'No likes yet');
    await isAccessible(element);
  });

  it('has the same height while loading and with data', async () => {
    for (const [width, em] of [
      [600, 3],
      [280, 4.25],
    ] as const) {
      const element = await show(serve(ROWS), { limit: '6' }, width);
      await element.updateComplete;
      expect(element.offsetHeight, 'loading').to.equal(16 * (6 * 4.25 + em));
      await untilStatus(element, 'ready');
      expect(element.offsetHeight, 'ready').to.equal(16 * (6 * 4.25 + em));
      const { scrollWidth, clientWidth } = document.scrollingElement!;
      expect(scrollWidth).to.equal(clientWidth);
    }
  });

  it('hides the word "plays" in a narrow column', async () => {
    const element = await show(serve(ROWS), {}, 280);
    await untilStatus(element, 'ready');
    const count = part(element, 'count')!;
    expect(count.querySelector('.number')!.checkVisibility()).to.equal(true);
    expect((count.querySelector('.words') as HTMLElement).offsetWidth).to.equal(1);
    expect(count.offsetWidth).to.be.lessThan(40);
    await isAccessible(element);
  });

  it('shows a message for a panel without charts', async () => {
    const url = world.serveLists({ history: [], grid: [], servers: [{ id: 1, name: 'One' }] });
    const element = await show(url);
    await untilText(element, 'message', 'This station has no charts.');
    expect(element.offsetHeight).to.be.lessThan(80);
  });

  it('shows a message for AzuraCast', async () => {
    const { url } = await world.other('azuracast');
    const element = await show(url, { source: 'azuracast', station: 'meridian' });
    await untilText(element, 'message', 'This station has no charts.');
    const detected = await show(url, { source: 'auto', station: 'meridian' });
    await untilText(detected, 'message', 'This station has no charts.');
  });

  it('recovers after the station fails', async () => {
    const panel = await world.panel();
    await panel.faults({ fail: 1 });
    const element = await show(panel.url);
    await untilStatus(element, 'failed');
    await until(() => /Can’t reach the station/.test(text(element, 'message') ?? ''), 'the message');
    const height = heightOf(element);
    await panel.faults({ reset: true });
    await world.passUntil(() => element.status === 'ready', 'the charts');
    expect(heightOf(element)).to.equal(height);
  });

  it('keeps the charts while the station fails', async () => {
    const panel = await world.panel();
    const element = await show(panel.url);
    await untilStatus(element, 'ready');
    const titles = texts(element, 'title');
    const height = heightOf(element);
    await panel.faults({ fail: 1 });
    await world.passUntil(() => element.status === 'stale', 'a failure');
    expect(texts(element, 'title')).to.deep.equal(titles);
    await until(() => /\d\d:\d\d/.test(text(element, 'state')!), 'the time');
    expect(heightOf(element)).to.equal(height);
  });

  it('shows cached charts until the response arrives', async () => {
    const panel = await world.panel();
    const first = await show(panel.url);
    await untilStatus(first, 'ready');
    const titles = texts(first, 'title');
    first.remove();
    const next = await show(panel.url);
    await until(() => texts(next, 'title')[0] === titles[0], 'the stored charts');
  });

  it("uses the page's language", async () => {
    const url = serve(ROWS);
    const german = await show(url, { lang: 'de' });
    await untilText(german, 'heading', 'Meistgespielt in den letzten 7 Tagen');
    await untilStatus(german, 'ready');
    expect(part(german, 'count')!.querySelector('.words')!.textContent).to.equal('118-mal gespielt');
    const arabic = await show(url, { lang: 'ar' });
    await untilText(arabic, 'heading', 'الأكثر إذاعةً في آخر 7 أيام');
    await untilStatus(arabic, 'ready');
    const [rank, count] = [part(arabic, 'rank')!, part(arabic, 'count')!];
    expect(rank.getBoundingClientRect().left).to.be.greaterThan(count.getBoundingClientRect().left);
  });
});
