import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/vote/define.js';
import { isAccessible } from '../accessible.js';
import { setFonts } from '../fonts.js';
import { part, record, text, until, untilText } from '../shown.js';
import { setStations } from '../stations.js';
import { clock, gone, HOUR, live, MINUTE, setShows, week } from './fixture.js';

describe('<onair-now-playing> between tracks', () => {
  setFonts();
  const { panel, serveLists } = setStations();
  const { showing } = setShows(serveLists);

  /** Waits until the texts have faded in. */
  async function untilCalm(element: Element): Promise<void> {
    const song = element.shadowRoot!.querySelector('.song')!;
    await until(() => !song.getAnimations().length, 'no fade');
  }

  it('shows the next show on a card, but not in a line', async () => {
    const shows = week(['Morning show', -HOUR, HOUR], ['News', HOUR, 2 * HOUR]);
    const song = record({ ts: Date.now(), length: 600_000 });
    const element = await showing([song], shows);
    await untilText(element, 'title', 'Paper Boats');
    const height = element.offsetHeight;
    await untilText(element, 'next', `Next ${clock(HOUR)} News`);
    expect(element.offsetHeight).to.equal(height);
    await untilCalm(element);
    await isAccessible(element);
    element.layout = 'line';
    await element.updateComplete;
    expect(part(element, 'next')).to.equal(null);
    // The next show is also beside a show, unless it is the title itself.
    await untilText(await showing([gone()], shows), 'next', `Next ${clock(HOUR)} News`);
    const next = await showing([gone()], week(['News', HOUR, 2 * HOUR]));
    await untilText(next, 'title', 'News');
    expect(part(next, 'next')).to.equal(null);
    const far = await showing([song], week(['Morning show', -HOUR, HOUR], ['News', 7 * HOUR, 8 * HOUR]));
    // The wall shows that the schedule has loaded.
    far.layout = 'wall';
    await until(() => /^News|News$/.test(text(far, 'next') ?? ''), 'the week');
    far.layout = 'card';
    await far.updateComplete;
    expect(part(far, 'next')).to.equal(null);
  });

  it('keeps the next show inside the card, whatever else is shown', async () => {
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
        expect(next!.top, where).to.be.at.least(artist!.bottom - 1);
        expect(next!.bottom <= time!.top + 1 || next!.right <= time!.left, where).to.equal(true);
        expect(next!.bottom, where).to.be.at.most(card.bottom - 16);
        expect(time!.bottom, where).to.be.at.most(card.bottom - 16);
      }
    }
  });

  it("doesn't move other content in a narrow card when the next show arrives", async () => {
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

  it('shows the whole next show on a narrow card, even below a two-line title', async () => {
    const name = 'From the harbour, with Ada and Noor Hadi';
    const shows = week(['The Long Way Home from the Sea', -HOUR, HOUR], [name, HOUR, 2 * HOUR]);
    const title = 'Everything We Forgot to Say Before the Train';
    const song = record({ ts: Date.now(), title, length: 600_000 });
    const set = record({ ts: Date.now() - 65 * MINUTE, ...live });
    const longest = week(
      ['The Long Way Home from the Sea', -HOUR, HOUR],
      ['A Programme '.repeat(9), HOUR, 2 * HOUR],
    );
    for (const [history, grid] of [
      [song, shows],
      [set, shows],
      [gone(), shows],
      [song, longest],
    ] as const) {
      // With the name of a zone, this name would be too long.
      const element = await showing([history], grid, null, { 'time-zone': 'local' });
      element.style.fontFamily = 'Noto Sans';
      await until(() => !!text(element, 'next'), 'the next show');
      for (const width of [280, 320, 351, 352, 360, 390, 480]) {
        element.style.width = width + 'px';
        const where = `${text(element, 'title')}, ${text(element, 'next')} at ${width} px`;
        const next = part(element, 'next')!;
        if (grid === shows) {
          expect(next.scrollHeight, where).to.be.at.most(next.clientHeight + 1);
          expect(next.scrollWidth, where).to.be.at.most(next.clientWidth + 1);
        }
        const rows = ['state', 'title', 'artist', 'next'].map((each) => part(element, each)!);
        const boxes = rows.map((row) => row.getBoundingClientRect());
        for (const [index, box] of boxes.slice(1).entries())
          expect(box.top, `${where}, ${index}`).to.be.at.least(boxes[index]!.bottom - 2);
        const foot = part(element, 'time')!.getBoundingClientRect();
        if (text(element, 'time')) expect(foot.top, where).to.be.at.least(boxes[3]!.bottom - 1);
        const card = part(element, 'card')!.getBoundingClientRect();
        expect(Math.max(foot.bottom, boxes[3]!.bottom), where).to.be.at.most(card.bottom - 16);
      }
    }
  });

  it('has the same height for any text', async () => {
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
    it('use JSONP if the panel has no other API', async () => {
      const { url, play, requests } = await panel({ cors: false });
      await play({ title: null, author: null, metadata: null, dj_name: null, length: null });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await until(() => /^until/.test(text(element, 'artist') ?? ''), 'a show');
      expect(await requests('/api/grid/')).to.equal(1);
    });
  });
});
