import { expect, fixture, html } from '@open-wc/testing';
import type { StationFailure } from '../../../src/client/http/failures.js';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import {
  emptyPlace,
  heightOf,
  nextDetail,
  part,
  text,
  texts,
  until,
  untilStatus,
  untilText,
} from '../shown.js';
import { many, podcast, setPodcasts } from './fixture.js';

describe('<onair-podcasts>', () => {
  const { panel, serve, showing, settle } = setPodcasts();

  describe('with and without data', () => {
    it('shows a message if no podcast is published', async () => {
      for (const podcasts of [[], [podcast({ published: false })]]) {
        const element = await showing(...podcasts);
        expect(element.status).to.equal('empty');
        expect(text(element, 'message')).to.equal('No podcasts yet');
      }
    });

    it('shows a message when the station fails', async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = document.createElement('onair-podcasts');
      element.baseUrl = url;
      const place = emptyPlace();
      const received = nextDetail<{ failure: StationFailure }>(place, 'onair-failure');
      place.append(element);
      await untilText(element, 'message', 'Can’t reach the station. Retrying…');
      expect(element.status).to.equal('failed');
      expect((await received).failure.kind).to.equal('refused');
    });

    it('keeps the podcasts while the panel fails', async () => {
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
      expect(heightOf(element)).to.equal(high);
    });

    it('shows cached data instead of slotted content', async () => {
      const { url, faults } = await panel();
      const first = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(first, 'ready');
      first.remove();
      await faults({ hang: true });
      // Another transport is another station, which isn't in this page's memory.
      const next = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} transport="v2"><a href="/x">Ours</a></onair-podcasts>`,
      );
      await until(() => texts(next, 'title').length === 2, 'the last copy');
      expect(next.status).to.equal('loading');
      expect(next.shadowRoot!.querySelector('slot')).to.equal(null);
      expect(text(next, 'title')).to.equal('Ninety Seconds at Sea');
    });

    it('shows its slotted content until data arrives', async () => {
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

    it('reloads the podcasts when refresh() is called', async () => {
      const { url, requests } = await panel();
      const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
      await untilStatus(element, 'ready');
      const before = await requests('/api/v2/podcasts/');
      element.refresh();
      await settle();
      expect(await requests('/api/v2/podcasts/')).to.equal(before + 1);
    });
  });

  describe('a podcast', () => {
    it('shows markup as text and omits unsafe links', async () => {
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

    it('shows the number of episodes', async () => {
      const element = await showing(
        ...[0, 1, 2, 5, undefined].map((episodes_count, at) => podcast({ id: at + 1, episodes_count })),
      );
      expect(texts(element, 'count')).to.deep.equal(['0 episodes', '1 episode', '2 episodes', '5 episodes']);
      element.lang = 'de';
      await until(() => text(element, 'count') === '0 Folgen', 'German');
      expect(texts(element, 'count')[1]).to.equal('1 Folge');
    });

    it("includes its name in the links' labels", async () => {
      const element = await showing(
        podcast({ feed_url: 'https://x.example/feed', public_page_url: 'https://x.example/' }),
      );
      const names = ['page', 'feed', 'app'].map((name) => part(element, name)!.getAttribute('aria-label'));
      expect(names).to.deep.equal(['Website – Sea Talk', 'RSS – Sea Talk', 'App – Sea Talk']);
      expect(part(element, 'app')!.title).to.equal('Opens in your podcast app');
    });
  });

  describe('attributes', () => {
    it('limit: sets the number of podcasts', async () => {
      const url = serve(many(25));
      const element = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} limit="4"></onair-podcasts>`,
      );
      await untilStatus(element, 'ready');
      expect(texts(element, 'podcast').length).to.equal(4);
      const more = part(element, 'more')!;
      expect(more.textContent.trim()).to.equal('Show more');
      more.click();
      await until(() => texts(element, 'podcast').length === 8, 'eight');
      // The first added podcast gets the focus.
      expect(element.shadowRoot!.activeElement!.getAttribute('href')).to.equal('https://x.example/4');
      element.limit = null;
      await until(() => texts(element, 'podcast').length === 14, 'ten and those');
      element.limit = 'many' as unknown as number;
      part(element, 'more')!.click();
      part(element, 'more')!.click();
      await until(() => texts(element, 'podcast').length === 25, 'all');
      expect(part(element, 'more')).to.equal(null);
    });

    it('limit: requests further pages of the list when needed', async () => {
      const responseOf = (from: number): unknown => ({ count: 70, results: many(70).slice(from, from + 50) });
      const { fetch: realFetch } = window;
      const requested: string[] = [];
      window.fetch = (request) => {
        const url = request as string;
        requested.push(url);
        return Promise.resolve(Response.json(responseOf(+/offset=(\d+)/.exec(url)![1]!)));
      };
      try {
        const element = await fixture<OnairPodcasts>(
          html`<onair-podcasts base-url="https://pages.example" limit="60"></onair-podcasts>`,
        );
        await until(() => texts(element, 'podcast').length === 60, 'sixty');
        expect(part(element, 'more')).not.to.equal(null);
        expect(requested.some((url) => url.includes('offset=50'))).to.equal(true);
      } finally {
        window.fetch = realFetch;
      }
    });

    it('covers="none": draws covers instead of loading them', async () => {
      const url = serve([podcast({ image: 'https://x.example/cover.png' })]);
      const element = await fixture(html`<onair-podcasts base-url=${url} covers="none"></onair-podcasts>`);
      await untilStatus(element, 'ready');
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
      const drawing = part(element, 'cover')!.querySelector('svg')!;
      await until(() => drawing.querySelectorAll('path, circle').length > 5, 'a drawing');
    });

    it('server: selects the station whose podcasts are listed', async () => {
      const { url } = await panel();
      const element = await fixture<OnairPodcasts>(
        html`<onair-podcasts base-url=${url} server="2"></onair-podcasts>`,
      );
      await untilText(element, 'title', 'Fahrplan für Träumende');
      element.server = 1;
      await untilText(element, 'title', 'Ninety Seconds at Sea');
    });
  });

  it('requests only the podcasts', async () => {
    const { url, state } = await panel();
    const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await untilStatus(element, 'ready');
    element.remove();
    element.refresh();
    await settle();
    const { recent } = (await state()).requests;
    expect(recent.map(({ path }) => path)).to.deep.equal(['/api/v2/podcasts/']);
  });
});
