/** Elements that a page moves, removes, or puts into another document. */
import { expect, fixture, html } from '@open-wc/testing';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/player/define.js';
import '../../../src/elements/station/define.js';
import { setWorld } from '../../kit/page-world.js';
import type { PagePanel } from '../../kit/page-world.js';
import { emptyPlace, part, record, text, until, untilText } from '../shown.js';

/**
 * Chromium dispatches this error if an observed element in a frame changes its size, also after the test. It has no visible
 * effect.
 */
addEventListener(
  'error',
  (event) => event.message.startsWith('ResizeObserver loop') && event.stopImmediatePropagation(),
  true,
);

describe('an element that the page moves', () => {
  const world = setWorld();
  let panel: PagePanel;
  beforeEach(async () => {
    panel = await world.panel();
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 6 * 3_600_000 });
  });

  async function showing(): Promise<OnairNowPlaying> {
    const card = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${panel.url} skin="ink"></onair-now-playing>`,
    );
    await untilText(card, 'title', 'Glass');
    await world.pass(2000);
    return card;
  }

  it('sends one request although it moves while loading', async () => {
    const body = JSON.stringify([record({ ts: Date.now() })]);
    const server = world.server({ '/api/v2/history/': { body, delay: 1000 } });
    const card = document.createElement('onair-now-playing');
    card.baseUrl = server.url;
    const places = [emptyPlace(), emptyPlace()];
    places[0]!.append(card);
    await world.pass(100);
    for (let i = 0; i < 4; i++) {
      places[i % 2]!.append(card);
      await Promise.resolve();
      places[i % 2]!.before(card);
    }
    await world.pass(5000);
    expect(text(card, 'title')).to.equal('Paper Boats');
    expect(server.requests('/api/v2/history/')).to.equal(1);
  });

  it('stays idle after a removal in the same task', async () => {
    const card = await showing();
    const place = card.parentElement!;
    card.remove();
    await world.pass(1000);
    place.append(card);
    card.remove();
    let updates = 0;
    // Code that has loaded meanwhile may request an update, which the element postpones.
    card.addController({ hostUpdate: () => updates++ });
    const requests = async (): Promise<number> =>
      (await Promise.all(['/api/v2/history/', '/api/v2/grid/'].map((path) => panel.requests(path)))).reduce(
        (sum, each) => sum + each,
      );
    const before = await requests();
    await world.pass(4 * 3_600_000);
    expect(await requests()).to.equal(before);
    expect(updates).to.equal(0);
    card.lang = 'de';
    place.append(card);
    await untilText(card, 'state', 'Auf Sendung');
  });

  describe('to another document', () => {
    it('keeps its styles in the document of a frame', async () => {
      const card = await showing();
      const look = (): unknown[] => [
        getComputedStyle(part(card, 'title')!).fontWeight,
        getComputedStyle(part(card, 'card')!).display,
        getComputedStyle(part(card, 'card')!).borderTopWidth,
      ];
      const before = look();
      const place = card.parentElement!;
      const frame = document.createElement('iframe');
      emptyPlace().append(frame);
      frame.contentDocument!.body.append(card);
      expect(look()).to.deep.equal(before);
      card.skin = 'poster';
      await card.updateComplete;
      await world.pass(1000);
      card.skin = 'ink';
      await card.updateComplete;
      await until(() => String(look()) === String(before), 'the skin');
      // As libraries do that keep an element while they exchange the page.
      new DOMParser().parseFromString('', 'text/html').body.append(card);
      place.append(card);
      expect(look()).to.deep.equal(before);
      expect(new Set(card.shadowRoot!.adoptedStyleSheets).size).to.equal(
        card.shadowRoot!.adoptedStyleSheets.length,
      );
    });

    it("renders and opens its menu in a frame's document", async () => {
      const frame = document.createElement('iframe');
      frame.width = frame.height = '600';
      emptyPlace().append(frame);
      const history: OnairHistory = document.createElement('onair-history');
      const player: OnairPlayer = document.createElement('onair-player');
      for (const each of [history, player]) each.baseUrl = panel.url;
      player.layout = 'card';
      frame.contentDocument!.body.append(history, player);
      await untilText(player, 'title', 'Glass');
      expect(getComputedStyle(part(player, 'title')!).fontWeight).to.equal('600');
      part(player, 'more')!.click();
      const menu = part(player, 'menu') as HTMLDialogElement;
      await until(() => menu.open && !!part(player, 'sleep'), 'the menu');
      const { right } = menu.getBoundingClientRect();
      expect(right).to.be.at.most(600);
    });
  });
});
