import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import { startPanel } from '../../kit/panel.js';
import { emptyPlace, heightOf, part, text, texts, until, untilStatus } from '../shown.js';
import { many, podcast, setPodcasts } from './fixture.js';

describe('<onair-podcasts>', () => {
  const { panel, serve, showing } = setPodcasts();
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  const links = (element: Element, name: string): (string | null)[] =>
    [...element.shadowRoot!.querySelectorAll(`[part=${name}]`)].map((each) => each.getAttribute('href'));

  for (const [way, options] of [
    ['v2', {}],
    ['JSONP without CORS', { cors: false }],
  ] as const) {
    it(`shows podcasts via ${way}`, async () => {
      const { url, stop } = await startPanel(options);
      stops.push(stop);
      const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(element, 'ready');
      expect(texts(element, 'title')).to.deep.equal(['Ninety Seconds at Sea', 'The Lost Verse']);
      expect(text(element, 'count')).to.match(/^\d episodes$/);
      expect(text(element, 'description')).to.match(/^One harbour/);
      expect(links(element, 'page')[0]).to.equal(url + '/podcasts/1/');
      expect(links(element, 'feed')[0]).to.equal(url + '/podcasts/1/feed.xml');
      expect(links(element, 'app')[0]).to.equal(url.replace('http:', 'pcast:') + '/podcasts/1/feed.xml');
      const image = element.shadowRoot!.querySelector('img')!;
      await until(() => image.complete && image.naturalWidth > 0, 'a cover');
    });
  }

  it('has the same height after a failure', async () => {
    const { url, faults } = await panel();
    await faults({ hang: true });
    const loading = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    const failed = await fixture<OnairPodcasts>(html`<onair-podcasts></onair-podcasts>`);
    await until(() => !!text(failed, 'message'), 'a message');
    expect(loading.offsetHeight).to.be.greaterThan(100);
    expect(heightOf(failed)).to.equal(loading.offsetHeight);
  });

  it('truncates a description after two lines', async () => {
    const place = emptyPlace();
    place.style.width = '1200px';
    const url = serve([podcast({ description: 'One harbour after the other. '.repeat(40) })]);
    const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`, {
      parentNode: place,
    });
    await untilStatus(element, 'ready');
    const box = part(element, 'description')!;
    expect(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)).to.be.closeTo(2, 0.1);
  });

  it('has links with 44-pixel touch targets', async () => {
    const element = await showing(
      podcast({ feed_url: 'https://x.example/feed', public_page_url: 'https://x.example/' }),
    );
    for (const spacing of ['normal', '-0.4em']) {
      element.style.letterSpacing = spacing;
      const summary = part(element, 'follow')!.querySelector('summary')!;
      const { width, height } = getComputedStyle(summary, '::after');
      expect(parseFloat(width)).to.be.at.least(44);
      expect(parseFloat(height)).to.be.at.least(44);
      part(element, 'follow')!.setAttribute('open', '');
      for (const name of ['page', 'feed', 'app']) {
        const link = part(element, name)!.getBoundingClientRect();
        expect(link.width, name).to.be.at.least(44);
        expect(link.height, name).to.be.at.least(44);
      }
    }
  });

  it('closes the links menu when Escape is pressed', async () => {
    const element = await showing(podcast({ feed_url: 'https://x.example/feed' }));
    const menu = part(element, 'follow') as HTMLDetailsElement;
    const summary = menu.querySelector('summary')!;
    const open = async (): Promise<void> => {
      // The event follows later.
      const toggled = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
      summary.click();
      await until(() => menu.open, 'the menu');
      await toggled;
    };
    await open();
    part(element, 'app')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu.open).to.equal(false);
    await open();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(menu.open).to.equal(false);
  });

  it('layout="grid": puts at most four podcasts in a row', async () => {
    for (const [count, columns] of [
      [2, 2],
      [6, 4],
    ] as const) {
      const element = await showing(...many(count));
      element.layout = 'grid';
      element.style.width = '1200px';
      await until(() => !!element.shadowRoot!.querySelector('.grid'), 'a grid');
      const host = element.getBoundingClientRect();
      const boxes = [...element.shadowRoot!.querySelectorAll('[part=podcast]')].map((each) =>
        each.getBoundingClientRect(),
      );
      const row = boxes.filter(({ top }) => top === boxes[0]!.top);
      expect(row).to.have.length(columns);
      expect(row[0]!.left - host.left).to.be.closeTo(host.right - row.at(-1)!.right, 1);
    }
  });

  it('layout="grid": puts covers side by side', async () => {
    const element = await showing(...many(2));
    const [first, second] = element.shadowRoot!.querySelectorAll<HTMLElement>('[part=cover]');
    element.style.width = '390px';
    expect(second!.getBoundingClientRect().left).to.equal(first!.getBoundingClientRect().left);
    element.layout = 'grid';
    await until(
      () => second!.getBoundingClientRect().left > first!.getBoundingClientRect().right,
      'beside each other',
    );
    expect(first!.offsetWidth).to.be.greaterThan(150);
  });
});
