import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/vote/define.js';
import { isAccessible } from '../accessible.js';
import { setFonts } from '../fonts.js';
import { part, record, text, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';
import { NOON, setWorld } from '../../kit/page-world.js';
import { clock, gone, HOUR, live, MINUTE, setShows, week } from './fixture.js';

describe('<onair-now-playing> with scheduled shows', () => {
  setFonts();
  const { serveLists } = setWorld();
  // JSONP needs a real address.
  const { panel } = setStations();
  const { showing } = setShows(serveLists);

  /** Waits until the texts have faded in. */
  async function untilCalm(element: Element): Promise<void> {
    const song = element.shadowRoot!.querySelector('.song')!;
    await until(() => !song.getAnimations().length, 'no fade');
  }

  it('names the next show only on a card', async () => {
    const shows = week(['Morning show', -HOUR, HOUR], ['News', HOUR, 2 * HOUR]);
    const song = record({ ts: Date.now(), length: 600_000 });
    const element = await showing([song], shows);
    // Cards grow with the window, which is narrower if it has a scrollbar.
    element.style.width = '600px';
    await untilText(element, 'title', 'Paper Boats');
    const height = element.offsetHeight;
    await untilText(element, 'next', `Next ${clock(HOUR)} News`);
    expect(element.offsetHeight).to.equal(height);
    await untilCalm(element);
    await isAccessible(element);
    element.layout = 'line';
    await element.updateComplete;
    expect(part(element, 'next')).to.equal(null);
    // The next show also appears during a show, unless it is the title.
    await untilText(await showing([gone()], shows), 'next', `Next ${clock(HOUR)} News`);
    const next = await showing([gone()], week(['News', HOUR, 2 * HOUR]));
    await untilText(next, 'title', 'Off air');
    expect(part(next, 'next')).to.equal(null);
    const far = await showing([song], week(['Morning show', -HOUR, HOUR], ['News', 7 * HOUR, 8 * HOUR]));
    // The wall layout also shows distant shows, so wait there until the schedule has loaded.
    far.layout = 'wall';
    await until(() => /^News|News$/.test(text(far, 'next') ?? ''), 'the week');
    far.layout = 'card';
    await far.updateComplete;
    expect(part(far, 'next')).to.equal(null);
  });

  it('keeps the next show inside the card', async () => {
    const long = 'Everything We Forgot to Say Before the Last Train Left '.repeat(4);
    const shows = week(['On', -HOUR, HOUR], [long + '.', HOUR, 2 * HOUR]);
    const song = record({ ts: Date.now(), title: long, author: long, dj_name: long + '!', length: 600_000 });
    const set = record({ ts: Date.now() - 65 * MINUTE, ...live });
    for (const element of [await showing([song], shows), await showing([set], shows)]) {
      await until(() => !!text(element, 'next'), 'the next show');
      for (const width of [280, 390, 640, 900]) {
        element.style.width = width + 'px';
        const [artist, next, time] = ['artist', 'next', 'time'].map((name) =>
          part(element, name)!.getBoundingClientRect(),
        );
        const card = part(element, 'card')!.getBoundingClientRect();
        const where = `${text(element, 'title')} at ${width} px`;
        expect(time!.top >= artist!.bottom + 4 || !time!.height, where).to.equal(true);
        expect(next!.top, where).to.be.at.least(Math.max(artist!.bottom, time!.bottom) + 4);
        expect(next!.bottom, where).to.be.at.most(card.bottom - 10);
        expect(time!.bottom, where).to.be.at.most(card.bottom - 16);
      }
    }
  });

  it("doesn't truncate the name of the next show", async () => {
    const shows = week(['On', -HOUR, HOUR], ['Concert Room', HOUR, 2 * HOUR]);
    const song = record({ ts: Date.now(), title: 'Bicycle for Two Hundred Riders', length: 600_000 });
    const element = await showing([song], shows, null, { 'time-zone': 'Asia/Tokyo' });
    await until(() => /GMT\+9.*Concert/.test(text(element, 'next') ?? ''), 'the next show');
    for (const width of [240, 280, 358, 390, 440, 519, 520, 720]) {
      element.style.width = width + 'px';
      const next = part(element, 'next')!;
      expect(next.scrollWidth, `width at ${width} px`).to.be.at.most(next.clientWidth);
      const name = next.querySelector('bdi')!.getClientRects();
      expect(name, `name at ${width} px`).to.have.length(1);
      expect(name[0]!.right, `name at ${width} px`).to.be.at.most(next.getBoundingClientRect().right + 1);
      expect(next.scrollHeight, `height at ${width} px`).to.be.at.most(next.clientHeight + 1);
    }
  });

  it("doesn't shift content when the next show appears", async () => {
    const shows = week(['On', -HOUR, HOUR], ['From the harbour, with Ada and Noor Hadi', HOUR, 2 * HOUR]);
    const song = record({ ts: Date.now(), length: 600_000 });
    const [without, element] = [await showing([song], []), await showing([song], shows)];
    for (const each of [without, element]) each.style.width = '280px';
    await until(() => !!text(element, 'next'), 'the next show');
    await untilText(without, 'title', 'Paper Boats');
    for (const name of ['state', 'title', 'artist', 'time']) {
      const top = (each: Element): number =>
        part(each, name)!.getBoundingClientRect().top - each.getBoundingClientRect().top;
      expect(top(element), name).to.equal(top(without));
    }
  });

  it('keeps a gap between all rows of a card', async () => {
    const long = 'Everything We Forgot to Say Before the Last Train Left for the Coast, Live at the Harbour';
    const titles = [
      'U2',
      'Paper Boats',
      'Feeling Good (Live at the Royal Albert Hall)',
      long,
      'ليالي طنجة الطويلة جدا',
      '春を待つ手紙',
    ];
    const shows = week(
      ['The Long Way Home', -HOUR, HOUR],
      ['From the harbour, with Ada and Noor Hadi', HOUR, 2 * HOUR],
    );
    for (const title of titles) {
      const song = record({ ts: Date.now(), title, author: 'Copper & Sand Orchestra', length: 600_000 });
      const element = await showing([song], shows, null, { vote: '', links: 'spotify' });
      await until(() => !!text(element, 'next') && !!part(part(element, 'vote')!, 'like'), 'the foot');
      await untilCalm(element);
      for (const width of [240, 280, 358, 390, 420, 520, 720, 1200, 1800]) {
        element.style.width = width + 'px';
        const where = `${title} at ${width} px`;
        const box = (name: string): DOMRect => part(element, name)!.getBoundingClientRect();
        const [card, cover, next] = [box('card'), box('cover'), box('next')];
        const icons = part(part(element, 'vote')!, 'like')!.querySelector('svg')!.getBoundingClientRect();
        const rows = [box('state'), box('title'), box('artist'), box('time'), icons];
        const gaps = rows.slice(1).map(({ top }, index) => top - rows[index]!.bottom);
        for (const [index, least] of [4, 4, 11.5, 15].entries())
          expect(gaps[index], `gap ${index}, ${where}`).to.be.at.least(least - 0.1);
        expect(card.bottom - icons.bottom, where).to.be.at.least(15);
        // The next show is beside the votes if there is room, else hidden.
        if (next.width) expect(next.left, where).to.be.at.least(icons.right + 44);
        expect(!!next.width, where).to.equal(width >= 720);
        const isBeside = width >= 352;
        expect(cover.top - card.top, where).to.be.closeTo(1, 0.1);
        expect(cover.left - card.left, where).to.be.closeTo(1, 0.1);
        if (isBeside) expect(card.bottom - cover.bottom, where).to.be.closeTo(1, 0.1);
        else expect(card.right - cover.right, where).to.be.closeTo(1, 0.1);
        expect(cover.width, where).to.be.closeTo(isBeside ? cover.height : width - 2, 0.1);
        if (width >= 1200) expect(cover.width, where).to.be.closeTo(22 * 16, 0.1);
        // The visible text of the title: two lines, each with at least six letters.
        const { clientWidth } = part(element, 'title')!;
        const size = parseFloat(getComputedStyle(part(element, 'title')!).fontSize);
        if (/\w{2}/.test(title)) expect((2 * clientWidth) / (0.65 * size), where).to.be.at.least(12);
        expect(box('artist').width, where).to.be.at.most(40 * 16 + 8);
      }
      element.remove();
    }
  });

  it('has the same height with any text', async () => {
    const long = 'Everything We Forgot to Say Before the Last Train Left '.repeat(20);
    const elements = [
      await showing([record({ ts: Date.now() })], []),
      await showing([gone()], week(['Morning show', -HOUR, HOUR])),
      await showing([gone()], week([long, -HOUR, HOUR])),
      await showing([gone()], week([long, 49 * HOUR, 50 * HOUR])),
      await showing([record({ ts: Date.now() - 90 * MINUTE, title: long })], [], long),
      await showing([], [], 'A'),
    ];
    for (const element of elements) await until(() => !!text(element, 'title'), 'a title');
    for (const layout of ['card', 'line'] as const)
      for (const width of [280, 390, 768]) {
        const heights = new Set<number>();
        for (const element of elements) {
          element.layout = layout;
          element.style.width = width + 'px';
          await element.updateComplete;
          heights.add(element.offsetHeight);
        }
        expect([...heights], `${layout}, ${width} px`).to.have.length(1);
      }
  });

  describe('requests', () => {
    it('use JSONP if no other API is available', async () => {
      const { url, play, requests } = await panel({ cors: false, now: NOON, speed: 0 });
      await play({ title: null, author: null, metadata: null, dj_name: null, length: null });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await until(() => /^until/.test(text(element, 'artist') ?? ''), 'a show');
      expect(await requests('/api/grid/')).to.equal(1);
    });
  });
});
