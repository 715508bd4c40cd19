import { expect } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { contrast } from '../../../src/artwork/contrast.js';
import { parseColour } from '../../../src/elements/ui/page-colours.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, part, record, text, until, untilText } from '../shown.js';
import { channel, setVirtualStage } from './stage.js';

const PICTURE = new URL('/demo/icon.svg', location.href).href;

describe('<onair-player layout="card">', () => {
  const stage = setVirtualStage();

  async function showing(attributes: Record<string, string>, given: object = {}): Promise<OnairPlayer> {
    const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
    const element = document.createElement('onair-player');
    for (const [name, value] of Object.entries({ layout: 'card', ...attributes }))
      element.setAttribute(name, value);
    element.baseUrl = stage.serveLists(streams, [
      record({ ts: Date.now(), title: 'Glass', author: 'Ada Winter', length: 600_000, ...given }),
    ]);
    const place = emptyPlace();
    place.style.cssText = 'background: #fff; color: #111';
    place.append(element);
    await untilText(element, 'title', 'Glass');
    return element;
  }
  it('tint: uses the colours of the cover', async () => {
    const element = await showing(
      { tint: '' },
      { img_url: PICTURE, img_medium_url: PICTURE, img_large_url: PICTURE },
    );
    const box = (): HTMLElement => part(element, 'player')!;
    await until(() => !!box().querySelector('canvas'), 'the blurred cover');
    const { backgroundColor, color } = getComputedStyle(box());
    const [red, green, blue] = parseColour(backgroundColor)!.colour;
    expect(red, backgroundColor).to.be.above(Math.max(green, blue));
    expect(contrast([red, green, blue], parseColour(color)!.colour)).to.be.at.least(4.5);
    element.layout = 'bar';
    await until(() => box().matches('.bar[data-sleeve]'), 'a bar with a background');
    element.layout = 'mini';
    await until(() => box().matches('.mini:not([data-sleeve])'), 'no background');
  });

  it('links: adds a menu to the track', async () => {
    const element = await showing({ links: 'spotify' });
    await until(() => !!part(element, 'more'), 'a button');
    await isAccessible(element);
    part(element, 'more')!.click();
    await until(() => !!part(element, 'menu')!.querySelector('a'), 'a link');
    expect((part(element, 'menu') as HTMLDialogElement).open).to.equal(true);
    expect(part(element, 'menu')!.querySelector('a')!.href).to.contain('spotify.com');
    expect(part(element, 'menu')!.textContent).to.contain('Glass');
  });

  it('has the same height with all options', async () => {
    const element = await showing({ tint: '', links: 'spotify', listeners: '' }, { n_listeners: 3 });
    await until(() => !!part(element, 'more'), 'a button');
    const plain = await showing({});
    await until(() => text(plain, 'name') === 'Radio Meridian', 'the station');
    const height = (each: Element): number => part(each, 'player')!.getBoundingClientRect().height;
    for (const width of [240, 280, 390, 768]) {
      for (const each of [element, plain]) each.parentElement!.style.width = width + 'px';
      expect(height(element), String(width)).to.be.closeTo(height(plain), 0.5);
      expect(element.scrollWidth, String(width)).to.be.at.most(width);
    }
  });

  it('has a full-height cover if voting is off', async () => {
    const element = await showing({});
    const voting = await showing({ vote: '' });
    for (const width of [416, 500, 560, 820, 1120]) {
      for (const each of [element, voting]) each.parentElement!.style.width = width + 'px';
      const [card, cover] = ['player', 'cover'].map((name) => part(element, name)!.getBoundingClientRect());
      expect(cover!.height, String(width)).to.be.closeTo(card!.height, 2.5);
      expect(card!.height, String(width)).to.equal(part(voting, 'player')!.getBoundingClientRect().height);
      const more = part(element, 'more')!.getBoundingClientRect();
      expect(more.left, String(width)).to.be.at.least(cover!.right);
      expect(more.right, String(width)).to.be.at.most(card!.right);
      expect(more.bottom, String(width)).to.be.at.most(card!.bottom);
    }
  });

  it('shows the progress beside the buttons if voting is off', async () => {
    const element = await showing({});
    const voting = await showing({ vote: '' });
    for (const width of [352, 390, 415]) {
      for (const each of [element, voting]) each.parentElement!.style.width = width + 'px';
      const [card, cover, title, time, mute, more] = ['player', 'cover', 'title', 'time', 'mute', 'more'].map(
        (name) => part(element, name)!.getBoundingClientRect(),
      );
      expect(cover!.height, String(width)).to.be.closeTo(144, 0.5);
      expect(title!.left, String(width)).to.be.at.least(cover!.right);
      expect(time!.top, String(width)).to.be.at.least(cover!.bottom);
      expect(time!.right, String(width)).to.be.at.most(mute!.left);
      expect(more!.right, String(width)).to.be.at.most(card!.right);
      expect(card!.height, String(width)).to.equal(part(voting, 'player')!.getBoundingClientRect().height);
    }
  });

  it('has a progress line of at least 96 pixels', async () => {
    const element = await showing({}, { length: 750_000 });
    const voting = await showing({ vote: '' }, { length: 750_000 });
    for (const width of [240, 280, 351, 352, 358, 390, 415, 416, 519, 520])
      for (const each of [element, voting]) {
        each.parentElement!.style.width = width + 'px';
        const where = `${width} px, ${each.vote ? 'with' : 'without'} votes`;
        const [line, time, card, mute, more] = ['progress', 'time', 'player', 'mute', 'more'].map((name) =>
          part(each, name)!.getBoundingClientRect(),
        );
        expect(line!.width, where).to.be.at.least(96);
        expect(time!.right, where).to.be.at.most(card!.right);
        if (time!.right > mute!.left) expect(time!.bottom, where).to.be.at.most(more!.bottom - 22);
      }
  });

  it('moves the volume to the menu when narrow', async () => {
    const element = await showing({});
    const isInFoot = (): boolean =>
      element.shadowRoot!.querySelector('.foot [part=loudness]')!.checkVisibility();
    for (const [width, expected] of [
      [176, false],
      [208, true],
      [240, true],
    ] as const) {
      element.parentElement!.style.width = width + 'px';
      expect(isInFoot(), `${width} px`).to.equal(expected);
      expect(element.scrollWidth, `${width} px`).to.be.at.most(width);
    }
  });

  it('renders the progress of each track anew', async () => {
    const element = await showing({});
    const row = (): Element => element.shadowRoot!.querySelector('.progress')!;
    const first = row();
    element.baseUrl = stage.serveLists(
      [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
      [
        record({
          id: 2,
          ts: Date.now(),
          title: 'Two Seats on the Balcony of the Old Opera',
          length: 600_000,
        }),
      ],
    );
    await untilText(element, 'title', 'Two Seats on the Balcony of the Old Opera');
    expect(row()).not.to.equal(first);
  });

  describe('in a wide column', () => {
    const HOUR_S = 3600;
    const rows = (element: Element): string[] =>
      [...(part(element, 'recent')?.children ?? [])].map((row) => row.querySelector('p')!.textContent);
    const song = (element: Element): DOMRect =>
      element.shadowRoot!.querySelector('.song')!.getBoundingClientRect();
    /** The distance of the progress line and its time from the end of the card. */
    const progressGap = (element: Element): number =>
      part(element, 'player')!.getBoundingClientRect().right -
      element.shadowRoot!.querySelector('.progress')!.getBoundingClientRect().right;

    /** Shows a card as wide as the hero of a page. `history` is the history before the current track. */
    async function showingWide(history: object[]): Promise<OnairPlayer> {
      const start = Math.floor(Date.now() / 1000) - HOUR_S;
      const shows = ['Morning Mix', 'Evening Jazz'].map((name, index) => ({
        id: 300 + index,
        name,
        start_ts: start + index * 2 * HOUR_S,
        end_ts: start + (index + 1) * 2 * HOUR_S,
        cast_type: 1,
      }));
      const element = document.createElement('onair-player');
      element.setAttribute('layout', 'card');
      const current = record({
        ts: Date.now() - 1000,
        title: 'Glass',
        author: 'Ada Winter',
        length: 600_000,
      });
      element.baseUrl = stage.serveResponses({
        '/api/v2/channels/': {
          body: JSON.stringify([channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })]),
        },
        '/api/v2/history/': { body: JSON.stringify([current, ...history]) },
        '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
        '/api/v2/grid/': { body: JSON.stringify(shows) },
      });
      const place = emptyPlace();
      place.style.width = '1120px';
      place.append(element);
      await untilText(element, 'title', 'Glass');
      return element;
    }

    const earlier = (count: number): object[] =>
      [...Array(count).keys()].map((index) =>
        record({ id: 50 - index, ts: Date.now() - (index + 1) * 240_000, title: `Song ${index + 1}` }),
      );

    /** Waits for the plays. A card that turns out to be wide requests them only after the usual interval. */
    const untilPlays = (element: Element, count = 6): Promise<void> =>
      until(async () => {
        await stage.pass(1000);
        return rows(element).length === count;
      }, 'the plays');

    it('lists the last plays and the next show', async () => {
      const element = await showingWide(earlier(6));
      await untilPlays(element);
      await until(() => !!part(element, 'next'), 'the next show');
      expect(rows(element).slice(0, 2)).to.deep.equal(['Song 1', 'Song 2']);
      expect(text(element, 'next')).to.contain('Evening Jazz');
      const isShown = (name: string): boolean => part(element, name)!.checkVisibility();
      expect([isShown('recent'), isShown('next')]).to.deep.equal([true, true]);
      const column = part(element, 'recent')!.getBoundingClientRect();
      for (const name of ['next', 'progress', 'more'])
        expect(part(element, name)!.getBoundingClientRect().right, name).to.be.at.most(column.left);
      await isAccessible(element);
      element.parentElement!.style.width = '768px';
      await until(() => !isShown('recent') && !isShown('next'), 'a narrow card');
    });

    it("doesn't move the track when the plays arrive", async () => {
      const element = await showingWide(earlier(6));
      const { right } = song(element);
      await untilPlays(element);
      expect(song(element).right).to.equal(right);
      const alone = await showingWide([]);
      expect(part(alone, 'recent')).to.equal(null);
      expect(song(alone).right).to.be.above(right + 200);
      expect(progressGap(alone)).to.be.within(8, 32);
    });

    it('keeps a gap between text and plays', async () => {
      const element = await showingWide(earlier(12));
      await untilPlays(element, 8);
      const alone = await showingWide([
        { ...earlier(1)[0]!, jingle_id: 3 },
        { ...earlier(2)[1]!, jingle_id: 3 },
      ]);
      await until(async () => {
        await stage.pass(1000);
        return !part(alone, 'player')!.matches('.two');
      }, 'a card without the column');
      for (const width of [960, 1120, 1280, 1920]) {
        for (const each of [element, alone]) each.style.inlineSize = width + 'px';
        const where = `at ${width} px`;
        const card = part(element, 'player')!.getBoundingClientRect();
        const column = part(element, 'recent')!.getBoundingClientRect();
        expect(column.right, where).to.be.closeTo(card.right, 2);
        const boxes = [
          ...['name', 'progress', 'time', 'next', 'more'].map((name) =>
            part(element, name)!.getBoundingClientRect(),
          ),
          song(element),
        ];
        for (const box of boxes) {
          expect(box.right, where).to.be.at.most(column.left);
          expect(box.left, where).to.be.at.least(part(element, 'cover')!.getBoundingClientRect().right);
        }
        expect(progressGap(alone), where).to.be.within(8, 32);
      }
    });
  });
});
