import { expect, fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { part, record, text, until, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

const MINUTE = 60_000;
const LONG = 'Everything We Forgot to Say Before the Last Train Left';
/** The minimum widths of a card with one and with two columns of plays, and two widths between them. */
const WIDTHS = [960, 1280, 1600, 1920];

describe('<onair-now-playing> in a wide column', () => {
  const { serveLists, passUntil } = setWorld();

  /** Returns the current track and the plays before it. */
  function plays(count: number, title = 'Song'): Record<string, unknown>[] {
    return [...Array(count + 1).keys()].map((index) =>
      record({
        id: 100 - index,
        ts: Date.now() - 10_000 - index * 4 * MINUTE,
        title: index ? `${title} ${index}` : 'Paper Boats',
        length: 4 * MINUTE,
      }),
    );
  }

  async function showing(history: object[], width: number): Promise<OnairNowPlaying> {
    const url = serveLists({ history });
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} style="width: ${width}px"></onair-now-playing>`,
    );
    await untilText(element, 'title', 'Paper Boats');
    return element;
  }

  const rows = (element: Element): HTMLElement[] =>
    [...(part(element, 'recent')?.children ?? [])].filter((row) => row.checkVisibility()) as HTMLElement[];
  const titles = (element: Element): (string | undefined)[] =>
    rows(element).map((row) => row.querySelector('p')?.textContent);
  const untilRows = (element: Element, count: number): Promise<void> =>
    passUntil(() => rows(element).length === count, `${count} plays`);

  it('shows the last plays', async () => {
    const element = await showing(plays(12), 960);
    await untilRows(element, 4);
    expect(titles(element)).to.deep.equal(['Song 1', 'Song 2', 'Song 3', 'Song 4']);
    element.style.width = '1920px';
    await untilRows(element, 8);
    element.style.width = '940px';
    await untilRows(element, 0);
  });

  it('keeps a gap between text and plays', async () => {
    const element = await showing(plays(12, LONG), WIDTHS[0]!);
    await untilRows(element, 4);
    for (const width of WIDTHS) {
      element.style.width = width + 'px';
      const where = `at ${width} px`;
      const card = part(element, 'card')!.getBoundingClientRect();
      const cover = part(element, 'cover')!.getBoundingClientRect();
      const column = part(element, 'recent')!.getBoundingClientRect();
      const song = element.shadowRoot!.querySelector('.song')!.getBoundingClientRect();
      expect(cover.width, `cover ${where}`).to.be.closeTo(Math.min(352, width * 0.32), 2);
      expect(song.right, `song ${where}`).to.be.at.most(column.left);
      expect(song.width, `song ${where}`).to.be.within(350, 641);
      expect(column.right, `plays ${where}`).to.be.closeTo(card.right, 2);
      const boxes = rows(element).map((row) => row.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        expect(box.top, `row ${index} ${where}`).to.be.at.least(card.top);
        expect(box.bottom, `row ${index} ${where}`).to.be.at.most(card.bottom);
        const above = index % 4 ? boxes[index - 1]! : null;
        if (above) expect(box.top, `row ${index} ${where}`).to.be.at.least(above.bottom - 1);
        const name = rows(element)[index]!.querySelector('p')!.getBoundingClientRect();
        expect(name.width, `title ${index} ${where}`).to.be.at.least(120);
        expect(name.right, `title ${index} ${where}`).to.be.at.most(card.right - 15);
      }
    }
  });

  it("doesn't move content when the plays arrive", async () => {
    for (const width of WIDTHS) {
      const first = await showing(plays(1), width);
      const element = await showing(plays(12), width);
      await passUntil(() => rows(element).length >= 4, 'plays');
      const boxes = (each: Element): number[] => {
        const { top, left } = each.getBoundingClientRect();
        return ['card', 'cover', 'state', 'title', 'artist', 'progress'].flatMap((name) => {
          const box = part(each, name)!.getBoundingClientRect();
          return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
        });
      };
      expect(boxes(element), `at ${width} px`).to.deep.equal(boxes(first));
    }
  });

  it('has no second column if there are no plays', async () => {
    const [current, before] = plays(1);
    for (const history of [
      [current!],
      [current!, { ...before!, jingle_id: 3 }, { ...before!, id: 5, title: null, metadata: null }],
    ]) {
      const element = await showing(history, WIDTHS[0]!);
      await passUntil(() => part(element, 'card')!.matches('.alone'), 'a card without the column');
      for (const width of WIDTHS) {
        element.style.width = width + 'px';
        const card = part(element, 'card')!.getBoundingClientRect();
        const bar = element.shadowRoot!.querySelector('.bar')!.getBoundingClientRect();
        expect(part(element, 'recent'), `at ${width} px`).to.equal(null);
        expect(card.right - bar.right, `at ${width} px`).to.be.within(8, 32);
        expect(part(element, 'cover')!.getBoundingClientRect().right).to.be.below(bar.left);
      }
    }
  });

  it('lists up to four plays in one column', async () => {
    const element = await showing(plays(4), 1920);
    await untilRows(element, 4);
    const column = part(element, 'recent')!.getBoundingClientRect();
    for (const row of rows(element))
      expect(row.getBoundingClientRect().right).to.be.closeTo(column.right - 24, 2);
  });

  it('omits jingles, untitled plays and old plays', async () => {
    const [current, ...earlier] = plays(4);
    const history = [
      current!,
      { ...earlier[0]!, jingle_id: 3 },
      { ...earlier[1]!, title: null, metadata: null },
      earlier[2]!,
      { ...earlier[3]!, ts: Date.now() - 25 * 60 * MINUTE },
    ];
    const element = await showing(history, 1280);
    await untilRows(element, 1);
    expect(titles(element)).to.deep.equal(['Song 3']);
    element.delay = (5 * MINUTE) / 1000;
    await until(() => text(element, 'title') !== 'Paper Boats', 'another title');
    expect(titles(element)).to.not.include('Paper Boats');
  });

  it('mirrors the columns on a right-to-left page', async () => {
    const element = await showing(plays(12), 1280);
    element.parentElement!.dir = 'rtl';
    element.lang = 'ar';
    await untilRows(element, 4);
    await element.updateComplete;
    const card = part(element, 'card')!.getBoundingClientRect();
    expect(part(element, 'recent')!.getBoundingClientRect().left).to.be.closeTo(card.left, 2);
  });

  it('lists no plays in the line and wall layouts', async () => {
    const element = await showing(plays(12), 1280);
    await untilRows(element, 4);
    for (const layout of ['line', 'wall'] as const) {
      element.layout = layout;
      await element.updateComplete;
      expect(part(element, 'recent'), layout).to.equal(null);
    }
  });
});
