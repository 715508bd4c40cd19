import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import '../../../src/elements/podcasts/define.js';
import type { StationFailure } from '../../../src/client/failures.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, nextDetail, part, text, texts, until, untilStatus, untilText } from '../shown.js';
import { setStations } from '../stations.js';
import { until as untilAsync } from '../../kit/until.js';

/** A podcast with nothing in it but what is given. */
function podcast(given: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: 1, title: 'Sea Talk', published: true, server: 1, ...given };
}

const many = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) =>
    podcast({ id: at + 1, title: 'Talk ' + (at + 1), public_page_url: 'https://x.example/' + at }),
  );

describe('<onair-podcasts>', () => {
  const { panel, saying } = setStations();
  const serve = (podcasts: unknown): Promise<string> => saying({ podcasts });

  async function showing(...podcasts: Record<string, unknown>[]): Promise<OnairPodcasts> {
    const url = await serve(podcasts);
    const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await until(() => element.status !== 'loading', 'an answer');
    return element;
  }

  const links = (element: Element, name: string): (string | null)[] =>
    [...element.shadowRoot!.querySelectorAll(`[part=${name}]`)].map((each) => each.getAttribute('href'));

  describe('is accessible', () => {
    it('while it loads', async () => {
      const { url, faults } = await panel();
      await faults({ hang: true });
      const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      expect(element.getAttribute('status')).to.equal('loading');
      await isAccessible(element);
    });

    for (const layout of ['list', 'grid']) {
      for (const dir of ['ltr', 'rtl']) {
        for (const scheme of ['light', 'dark']) {
          it(`as a ${layout}, ${dir}, ${scheme}`, async () => {
            const { url } = await panel();
            const look = scheme === 'dark' ? 'background:#111;color:#eee' : 'background:#fff;color:#222';
            const place = await fixture(
              html`<div dir=${dir} style=${look}>
                <onair-podcasts base-url=${url} layout=${layout} episodes></onair-podcasts>
              </div>`,
            );
            const element = place.firstElementChild!;
            await untilStatus(element, 'ready');
            await isAccessible(element);
          });
        }
      }
    }

    it('with more to come', async () => {
      const element = await showing(...many(12));
      await isAccessible(element);
    });

    it('when there is nothing', async () => {
      const element = await showing();
      await isAccessible(element);
    });

    it('when it failed', async () => {
      const element = await fixture(html`<onair-podcasts></onair-podcasts>`);
      await until(() => !!text(element, 'message'), 'a sentence');
      await isAccessible(element);
    });
  });

  for (const [way, options] of [
    ['v2', {}],
    ['JSONP', { v2: false }],
    ['JSONP without CORS', { cors: false }],
  ] as const) {
    it(`shows the podcasts of a real panel by ${way}, and never a draft`, async () => {
      const { url } = await panel(options);
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

  it('is sent drafts, which it does not show', async () => {
    const { url } = await panel();
    const sent = async (path: string): Promise<string> => (await fetch(url + path)).text();
    expect(await sent('/api/v2/podcasts/?server=1')).to.include('Night Desk (pilot)');
    expect(await sent('/api/podcasts/?server=1&format=json')).to.include('Night Desk (pilot)');
  });

  describe('states', () => {
    it('says so when there is no podcast, or none but drafts', async () => {
      for (const podcasts of [[], [podcast({ published: false })]]) {
        const element = await showing(...podcasts);
        expect(element.status).to.equal('empty');
        expect(text(element, 'message')).to.equal('No podcasts yet');
      }
    });

    it('says in one sentence that the station does not answer, and tells the page', async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = document.createElement('onair-podcasts');
      element.baseUrl = url;
      const place = emptyPlace();
      setTimeout(() => place.append(element));
      const { failure } = await nextDetail<{ failure: StationFailure }>(place, 'onair-failure');
      expect(failure.kind).to.equal('refused');
      await untilText(element, 'message', 'The station does not answer. Trying again.');
      expect(element.status).to.equal('failed');
    });

    it('keeps the podcasts when the panel no longer answers, and says from when they are', async () => {
      const { url, faults } = await panel();
      const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.equal('');
      const high = element.offsetHeight;
      await faults({ fail: 1 });
      element.refresh();
      await untilStatus(element, 'stale');
      expect(texts(element, 'title').length).to.equal(2);
      expect(text(element, 'state')).to.match(/^as of \d\d:\d\d$/);
      expect(element.offsetHeight).to.equal(high);
    });

    it('is as high while it loads as when it failed', async () => {
      const { url, faults } = await panel();
      await faults({ hang: true });
      const loading = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      const failed = await fixture<OnairPodcasts>(html`<onair-podcasts></onair-podcasts>`);
      await until(() => !!text(failed, 'message'), 'a sentence');
      expect(loading.offsetHeight).to.be.greaterThan(100);
      expect(failed.offsetHeight).to.equal(loading.offsetHeight);
    });

    it('begins with what it had on the last visit, before what stands inside', async () => {
      const { url, faults } = await panel();
      const first = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(first, 'ready');
      first.remove();
      await faults({ hang: true });
      // Another way to the same panel is another station: nothing of it is in this page’s memory.
      const next = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} transport="v2"><a href="/x">Ours</a></onair-podcasts>`,
      );
      await until(() => texts(next, 'title').length === 2, 'the last copy');
      expect(next.status).to.equal('loading');
      expect(next.shadowRoot!.querySelector('slot')).to.equal(null);
      expect(text(next, 'title')).to.equal('Ninety Seconds at Sea');
    });

    it('shows what stands inside until something comes', async () => {
      const { url, faults } = await panel();
      await faults({ hang: true });
      const element = await fixture(
        html`<onair-podcasts base-url=${url}><a href="/x">Ours</a></onair-podcasts>`,
      );
      const slot = element.shadowRoot!.querySelector('slot')!;
      expect(slot.assignedElements()[0]!.textContent).to.equal('Ours');
      await faults({ reset: true });
      (element as OnairPodcasts).refresh();
      await untilStatus(element, 'ready');
      expect(element.shadowRoot!.querySelector('slot')).to.equal(null);
    });

    it('asks again at once when the page knows of a change', async () => {
      const { url, requests } = await panel();
      const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(element, 'ready');
      const before = await requests('/api/v2/podcasts/');
      element.refresh();
      let now = before;
      await untilAsync(async () => (now = await requests('/api/v2/podcasts/')) > before, 'a request');
      expect(now).to.equal(before + 1);
    });
  });

  describe('a podcast', () => {
    it('shows two lines of its description, and nothing of a third', async () => {
      const place = emptyPlace();
      place.style.width = '1200px';
      const url = await serve([podcast({ description: 'One harbour after the other. '.repeat(40) })]);
      const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`, {
        parentNode: place,
      });
      await untilStatus(element, 'ready');
      const box = part(element, 'description')!;
      expect(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)).to.be.closeTo(2, 0.1);
    });

    it('shows hostile text as text, and links to web addresses alone', async () => {
      const title = '<img src=x onerror="window.hacked=1">';
      const bad = 'javascript:window.hacked=1';
      const element = await showing(
        podcast({ title, description: title, image: bad, feed_url: bad, public_page_url: bad }),
      );
      expect(text(element, 'title')).to.equal(title);
      expect(text(element, 'description')).to.equal(title);
      expect(element.shadowRoot!.querySelector('img, a')).to.equal(null);
      expect('hacked' in window).to.equal(false);
    });

    it('says how many episodes it has, as the language says it', async () => {
      const element = await showing(
        ...[0, 1, 2, 5, undefined].map((episodes_count, at) => podcast({ id: at + 1, episodes_count })),
      );
      expect(texts(element, 'count')).to.deep.equal(['0 episodes', '1 episode', '2 episodes', '5 episodes']);
      element.lang = 'de';
      await until(() => text(element, 'count') === '0 Folgen', 'German');
      expect(texts(element, 'count')[1]).to.equal('1 Folge');
    });

    it('says where each of its links leads', async () => {
      const element = await showing(
        podcast({ feed_url: 'https://x.example/feed', public_page_url: 'https://x.example/' }),
      );
      const names = ['page', 'feed', 'app'].map((name) => part(element, name)!.getAttribute('aria-label'));
      expect(names).to.deep.equal(['Open – Sea Talk', 'Feed – Sea Talk', 'App – Sea Talk']);
      expect(part(element, 'app')!.title).to.equal('Opens in a podcast app, where there is one');
    });

    it('has links that a finger finds, however narrow the letters', async () => {
      const element = await showing(
        podcast({ feed_url: 'https://x.example/feed', public_page_url: 'https://x.example/' }),
      );
      for (const spacing of ['normal', '-0.4em']) {
        element.style.letterSpacing = spacing;
        for (const name of ['page', 'feed', 'app']) {
          const link = part(element, name)!;
          const { width, height } = getComputedStyle(link, '::after');
          expect(parseFloat(width), name).to.be.at.least(44);
          expect(parseFloat(height), name).to.be.at.least(44);
        }
      }
    });
  });

  describe('attributes', () => {
    it('limit says how many there are, until somebody wants more', async () => {
      const url = await serve(many(25));
      const element = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} limit="4"></onair-podcasts>`,
      );
      await untilStatus(element, 'ready');
      expect(texts(element, 'podcast').length).to.equal(4);
      const more = part(element, 'more')!;
      expect(more.textContent.trim()).to.equal('Show more');
      more.click();
      await until(() => texts(element, 'podcast').length === 8, 'eight');
      // The next tab stop is the first of those that came.
      expect(element.shadowRoot!.activeElement!.getAttribute('href')).to.equal('https://x.example/4');
      element.limit = null;
      await until(() => texts(element, 'podcast').length === 14, 'ten and those');
      element.limit = 'many' as unknown as number;
      part(element, 'more')!.click();
      part(element, 'more')!.click();
      await until(() => texts(element, 'podcast').length === 25, 'all');
      expect(part(element, 'more')).to.equal(null);
    });

    it('limit asks for more where the panel gives a page at a time', async () => {
      const answers = (from: number): unknown => ({ count: 70, results: many(70).slice(from, from + 50) });
      const { fetch: realFetch } = window;
      const asked: string[] = [];
      window.fetch = (request) => {
        const url = request as string;
        asked.push(url);
        return Promise.resolve(Response.json(answers(+/offset=(\d+)/.exec(url)![1]!)));
      };
      try {
        const element = await fixture<OnairPodcasts>(
          html`<onair-podcasts base-url="https://pages.example" limit="60"></onair-podcasts>`,
        );
        await until(() => texts(element, 'podcast').length === 60, 'sixty');
        expect(part(element, 'more')).not.to.equal(null);
        expect(asked.some((url) => url.includes('offset=50'))).to.equal(true);
      } finally {
        window.fetch = realFetch;
      }
    });

    it('layout puts covers beside each other', async () => {
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

    it('covers="none" loads none', async () => {
      const url = await serve([podcast({ image: 'https://x.example/cover.png' })]);
      const element = await fixture(html`<onair-podcasts base-url=${url} covers="none"></onair-podcasts>`);
      await untilStatus(element, 'ready');
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
      expect(part(element, 'cover')!.textContent.trim()).to.equal('SE');
    });

    it('server and the other settings lead to another list', async () => {
      const { url } = await panel();
      const element = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} server="2"></onair-podcasts>`,
      );
      await untilText(element, 'title', 'Fahrplan für Träumende');
      element.server = 1;
      await untilText(element, 'title', 'Ninety Seconds at Sea');
    });
  });

  it('asks for nothing but the podcasts, and for nothing at all once it is gone', async () => {
    const { url, state } = await panel();
    const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await untilStatus(element, 'ready');
    element.remove();
    element.refresh();
    const { recent } = (await state()).requests;
    const asked = recent.map(({ path }) => path).filter((path) => !path.startsWith('/covers/'));
    expect(asked).to.deep.equal(['/api/v2/podcasts/']);
  });
});
