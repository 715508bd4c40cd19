import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/requests/define.js';
import type { OnairRequests } from '../../../src/elements/requests/requests.js';
import { setWorld } from '../../kit/page-world.js';
import { isAccessible } from '../accessible.js';
import { heightOf, part, text, texts, until, untilStatus, untilText } from '../shown.js';

/** During a show that allows requests: 12:00 to 14:00 in Berlin. */
const DURING_SHOW = Date.parse('2026-03-06T11:10:00Z');
const HOUR = 3_600_000;

describe('<onair-requests>', () => {
  const world = setWorld({ now: DURING_SHOW });

  async function show(url: string, attributes: Record<string, string> = {}): Promise<OnairRequests> {
    const around = await fixture(html`<div></div>`);
    const element = document.createElement('onair-requests');
    element.setAttribute('base-url', url);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    around.append(element);
    return element;
  }

  async function open(options: Parameters<typeof world.panel>[0] = {}, attributes = {}) {
    const panel = await world.panel({ requestsPerHour: 50, requestAgain: 0, ...options });
    const element = await show(panel.url, attributes);
    await untilStatus(element, 'ready');
    await until(() => texts(element, 'song').length > 0, 'songs');
    return { panel, element };
  }

  it('wraps long titles in a narrow column', async () => {
    const { element } = await open({}, { limit: '25' });
    element.parentElement!.style.width = '280px';
    await element.updateComplete;
    const titles = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=song] [part=title]')];
    const lines = titles.map((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(Math.max(...lines)).to.be.at.least(2);
    for (const title of titles) {
      const { top, bottom } = title.closest('li')!.getBoundingClientRect();
      expect(title.scrollWidth, title.title).to.be.at.most(title.clientWidth);
      expect(title.getBoundingClientRect().top, title.title).to.be.at.least(top);
      const artist = title.parentElement!.querySelector('[part=artist]')!.getBoundingClientRect();
      expect(artist.bottom, title.title).to.be.at.most(bottom + 1);
    }
  });

  const button = (element: Element, index = 0): HTMLButtonElement =>
    element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part=request]')[index]!;

  async function type(element: Element, query: string): Promise<void> {
    const field = part(element, 'field') as HTMLInputElement;
    field.value = query;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await world.pass(400);
  }

  /** Returns the number of searches that the panel has received. */
  const searches = (panel: { requests(path: string): Promise<number> }) => panel.requests('/requests/1/');

  for (const dir of ['ltr', 'rtl'])
    for (const scheme of ['light', 'dark'])
      it(`passes axe, ${dir}, ${scheme}`, async () => {
        const { element } = await open();
        const place = element.parentElement!;
        place.dir = dir;
        place.style.cssText = scheme === 'dark' ? 'background:#111;color:#eee' : 'background:#fff;color:#222';
        await element.updateComplete;
        await isAccessible(element);
        button(element).click();
        await untilText(element, 'request-state', 'Will be played soon');
        await isAccessible(element);
        await type(element, 'no such song');
        await until(() => !texts(element, 'song').length, 'no song');
        await isAccessible(element);
      });

  it('lists songs with cover, title and artist', async () => {
    const { element } = await open();
    expect(texts(element, 'song').length).to.equal(5);
    const [title, artist] = [text(element, 'title')!, text(element, 'artist')!];
    expect(title && artist).to.not.equal('');
    expect(part(element, 'cover')).to.not.equal(null);
    expect(button(element).getAttribute('aria-label')).to.equal(`Request – ${artist} – ${title}`);
    expect(text(element, 'result')).to.match(/^Songs found: \d+$/);
    expect(part(element, 'field')!.closest('label')!.textContent).to.include('Find a song to request');
  });

  it('searches when the visitor stops typing', async () => {
    const { panel, element } = await open();
    const artist = text(element, 'artist')!;
    const before = await searches(panel);
    const field = part(element, 'field') as HTMLInputElement;
    for (let length = 1; length <= artist.length; length++) {
      field.value = artist.slice(0, length);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await world.pass(20);
    }
    await world.pass(400);
    await until(() => /^Songs found: \d+$/.test(text(element, 'result')!), 'the result');
    expect((await searches(panel)) - before).to.equal(1);
    expect(new Set(texts(element, 'artist'))).to.deep.equal(new Set([artist]));
    const status = part(element, 'result')!;
    expect(status.getAttribute('role')).to.equal('status');
    await type(element, 'zzzz');
    await untilText(element, 'result', 'No songs found.');
    expect(texts(element, 'song')).to.deep.equal([]);
  });

  it('ignores the response to an older search', async () => {
    const { panel, element } = await open();
    const artist = text(element, 'artist')!;
    const release = panel.hold();
    await type(element, 'zzzz');
    const field = part(element, 'field') as HTMLInputElement;
    field.value = artist;
    part(element, 'search')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    release();
    await until(() => /^Songs found/.test(text(element, 'result')!), 'the newer result');
    expect(text(element, 'artist')).to.equal(artist);
  });

  it('keeps the button for more songs apart from the last row', async () => {
    const { element } = await open();
    const row = [...element.shadowRoot!.querySelectorAll('[part=song]')].at(-1)!.getBoundingClientRect();
    expect(part(element, 'more')!.getBoundingClientRect().top - row.bottom).to.be.at.least(8);
  });

  it("doesn't show the top of a title's third line", async () => {
    const { element } = await open();
    element.style.width = '240px';
    const title = part(element, 'title')!;
    title.textContent = 'La niña que contaba gorriones blancos bajo la lluvia';
    const range = document.createRange();
    range.selectNodeContents(title);
    const tops = new Set([...range.getClientRects()].map(({ top }) => top));
    const [, , third] = [...tops].sort((a, b) => a - b);
    expect(title.getBoundingClientRect().bottom).to.be.at.most(third!);
  });

  it('keeps its height while the visitor types', async () => {
    const { element } = await open();
    const height = heightOf(element);
    await type(element, 'zzzz');
    await untilText(element, 'result', 'No songs found.');
    // The space of the button for more songs stays reserved.
    expect(heightOf(element)).to.equal(height);
  });

  it('focuses the first additional song', async () => {
    const { element } = await open({}, { limit: '3' });
    expect(texts(element, 'song').length).to.equal(3);
    const titles = texts(element, 'title');
    part(element, 'more')!.click();
    await until(() => texts(element, 'song').length === 6, 'more songs');
    expect(texts(element, 'title').slice(0, 3)).to.deep.equal(titles);
    await until(() => element.shadowRoot!.activeElement === button(element, 3), 'focus');
  });

  it('shows when a requested song was played', async () => {
    const { panel, element } = await open();
    const [title, artist] = [text(element, 'title')!, text(element, 'artist')!];
    button(element).click();
    await untilText(element, 'result', `${artist} – ${title} – Will be played soon`);
    expect(text(element, 'own')).to.include(`${artist} – ${title}`);
    expect(text(element, 'request-state')).to.equal('Will be played soon');
    await until(() => button(element).getAttribute('aria-disabled') === 'true', 'a disabled button');
    expect(button(element).textContent.trim()).to.equal('Requested');
    button(element).click();
    await untilText(element, 'result', 'This song has already been requested.');
    for (let minutes = 0; text(element, 'request-state') !== 'Played'; minutes += 2) {
      expect(minutes).to.be.lessThan(40);
      await world.pass(120_000);
    }
    const { playing } = (await panel.state()) as unknown as { playing: unknown };
    expect(JSON.stringify(playing)).to.not.equal('null');
  });

  it('keeps the request after a reload', async () => {
    const { panel, element } = await open();
    button(element).click();
    await untilText(element, 'request-state', 'Will be played soon');
    element.remove();
    const next = await show(panel.url);
    await untilText(next, 'request-state', 'Will be played soon');
  });

  it('shows that a request is waiting for approval', async () => {
    const { element } = await open({ approveRequests: true });
    button(element).click();
    await untilText(element, 'request-state', 'Waiting for the station’s approval');
  });

  it('shows why a song can’t be requested', async () => {
    const { element } = await open({ requestsPerHour: 1 });
    button(element, 0).click();
    await untilText(element, 'request-state', 'Will be played soon');
    button(element, 1).click();
    await untilText(element, 'result', 'You’ve requested as many songs as you can for now. Try again later.');
    expect(texts(element, 'request-state').length).to.equal(1);
  });

  it('shows that a song was played too recently', async () => {
    const { element } = await open({ requestAgain: 40 * 86_400 }, { limit: '25' });
    const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=request]')];
    const off = buttons.find((each) => each.getAttribute('aria-disabled') === 'true');
    off!.click();
    await untilText(
      element,
      'result',
      'This song was played or requested a short time ago. Try another one.',
    );
  });

  it('shows when requests are closed', async () => {
    world.setNow(DURING_SHOW - HOUR / 3);
    const { element } = await open();
    expect(text(element, 'result')).to.match(
      /^Song requests are off right now\. Next time: Noon Line, \d\d:\d\d/,
    );
    expect(button(element).getAttribute('aria-disabled')).to.equal('true');
    button(element).click();
    expect(texts(element, 'own')).to.deep.equal([]);
    await world.pass(HOUR / 3);
    await until(() => /^Songs found/.test(text(element, 'result')!), 'requests to be on');
    expect(button(element).getAttribute('aria-disabled')).to.equal(null);
  });

  it('shows a message for a panel without song requests', async () => {
    const url = world.serveLists({ history: [], grid: [], servers: [{ id: 1, name: 'One' }] });
    const element = await show(url);
    await untilText(element, 'message', 'This station doesn’t take song requests.');
    expect(element.offsetHeight).to.be.lessThan(80);
  });

  it('shows a message for an unsupported server', async () => {
    const element = await show('https://icecast.example', { source: 'icecast' });
    await untilText(element, 'message', 'This station doesn’t take song requests.');
  });

  it('recovers after the station fails', async () => {
    const panel = await world.panel();
    await panel.faults({ fail: 1 });
    const element = await show(panel.url);
    await untilStatus(element, 'failed');
    await until(() => /Can’t reach the station/.test(text(element, 'message') ?? ''), 'the message');
    const height = heightOf(element);
    await panel.faults({ reset: true });
    await world.passUntil(() => texts(element, 'song').length === 5, 'songs');
    expect(heightOf(element)).to.equal(height);
  });

  it('keeps the songs while the station fails', async () => {
    const { panel, element } = await open();
    await panel.faults({ fail: 1 });
    await type(element, 'a');
    await untilStatus(element, 'stale');
    expect(texts(element, 'song').length).to.equal(5);
    expect(text(element, 'result')).to.match(/ Retrying…$/);
    await panel.faults({ reset: true });
    await world.pass(15_000);
    await untilStatus(element, 'ready');
  });

  it('shows that a request may not have arrived', async () => {
    const { panel, element } = await open();
    await panel.faults({ fail: 1 });
    button(element).click();
    await until(
      () => /may not have arrived/.test(text(element, 'result')!) || element.status === 'stale',
      'a result',
    );
    expect(texts(element, 'own')).to.deep.equal([]);
  });

  it("uses the page's language", async () => {
    const { element } = await open({}, { lang: 'de' });
    await until(() => button(element).textContent.trim() === 'Wünschen', 'German');
    expect(element.shadowRoot!.querySelector('label')!.textContent).to.include('Musikwunsch suchen');
  });

  describe('with AzuraCast', () => {
    const SONGS = ['Glass', 'Harbour', 'Northern Line', 'Salt', 'Tin Roof', 'Umbra', 'Vale'].map((title) => ({
      title,
      artist: 'Ada Winter',
    }));

    async function openAzura(options: object = { requestable: SONGS }) {
      const server = await world.other('azuracast', options);
      await server.play({ title: 'Other', artist: 'Someone', length: 600 });
      const element = await show(server.url, { source: 'azuracast', station: 'meridian' });
      return { server, element };
    }

    it('requests a song', async () => {
      const { server, element } = await openAzura();
      await until(() => texts(element, 'song').length === 5, 'songs');
      await type(element, 'salt');
      await untilText(element, 'result', 'Songs found: 1');
      button(element).click();
      await untilText(element, 'result', 'Ada Winter – Salt – Will be played soon');
      await world.pass(60_000);
      await server.play({ title: 'Salt', artist: 'Ada Winter', length: 200 });
      await world.passUntil(() => text(element, 'request-state') === 'Played', 'the play');
    });

    it('lists possible reasons for a rejected request', async () => {
      const { server, element } = await openAzura();
      await until(() => texts(element, 'song').length === 5, 'songs');
      // Another visitor requests it first.
      await fetch(`${server.url}/api/station/meridian/request/song-0`);
      button(element).click();
      await untilText(
        element,
        'result',
        'The station didn’t accept this request: it may be too soon, already queued, or over the limit.',
      );
      expect(texts(element, 'own')).to.deep.equal([]);
    });

    it('shows that requests are off', async () => {
      const { element } = await openAzura({});
      await untilText(element, 'result', 'Song requests are off right now.');
      expect(texts(element, 'song')).to.deep.equal([]);
    });
  });
});
