import { expect } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { part, record, text, until, untilText } from '../shown.js';
import { NOON } from '../../kit/page-world.js';
import { channel, openMenu, setVirtualStage } from './stage.js';

describe('the show in <onair-player>', () => {
  const stage = setVirtualStage();

  /** Adds a player of a station with a show until 12:20 and another one after it. */
  function add(play: object, attributes: Record<string, string> = {}): OnairPlayer {
    const start = NOON / 1000 - 600;
    const url = stage.serveResponses({
      '/api/v2/channels/': {
        body: JSON.stringify([channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })]),
      },
      '/api/v2/history/': {
        body: JSON.stringify(
          [0, 1, 2, 3, 4, 5, 6].map((index) =>
            record({
              id: 20 - index,
              title: `Play ${index}`,
              ts: NOON - index * 200_000,
              length: 200_000,
              ...(index === 0 && play),
            }),
          ),
        ),
      },
      '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
      '/api/v2/grid/': {
        body: JSON.stringify([
          { id: 3, name: 'First Light', start_ts: start, end_ts: start + 1800, cast_type: 1 },
          { id: 4, name: 'Night Crossing', start_ts: start + 1800, end_ts: start + 5400, cast_type: 1 },
        ]),
      },
    });
    const profiles = document.createElement('script');
    profiles.type = 'application/json';
    profiles.dataset.onairShows = '';
    profiles.textContent = '{"First Light": {"host": "Jonas Weir"}}';
    const element = document.createElement('onair-player');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.baseUrl = url;
    element.style.width = '760px';
    document.body.append(profiles, element);
    stage.ends.push(
      () => element.remove(),
      () => profiles.remove(),
    );
    return element;
  }
  const plain = (element: Element, name: string): string =>
    (text(element, name) ?? '').replace(/[\u2068\u2069]/g, '');

  it('appears in a bar together with its host', async () => {
    const element = add({});
    await untilText(element, 'title', 'Play 0');
    const { height } = part(element, 'player')!.getBoundingClientRect();
    await until(() => plain(element, 'name') === 'First Light · Jonas Weir', 'the show');
    expect(part(element, 'player')!.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
    expect(element.shadowRoot!.querySelector('[part=player]')!.getAttribute('aria-label')).to.equal(
      'Radio Meridian',
    );
  });

  it("appears below the DJ's name during a live set", async () => {
    for (const layout of ['bar', 'card', 'mini']) {
      const set = { title: 'Live', author: '', dj_name: 'DJ Okapi', length: null, all_music_id: null };
      const element = add(set, { layout });
      await untilText(element, 'title', 'DJ Okapi');
      await untilText(element, 'artist', 'First Light');
      expect(plain(element, 'name'), layout).to.not.contain('First Light').and.not.to.contain('Okapi');
      element.remove();
    }
  });

  describe('in the pop-up window', () => {
    const { name } = window;
    beforeEach(() => (window.name = 'onair-player-frame'));
    afterEach(() => (window.name = name));

    it('appears beside the last plays, votes and menu', async () => {
      const { title } = document;
      stage.ends.push(() => (document.title = title));
      const element = add({}, { layout: 'card', popup: '', vote: '' });
      await until(
        () => part(element, 'sheet')?.textContent.includes('Night Crossing') === true,
        'the next show',
      );
      const sheet = part(element, 'sheet')!;
      await until(() => sheet.querySelectorAll('.plays [role=listitem]').length === 5, 'the last plays');
      expect(sheet.offsetHeight).to.equal(innerHeight);
      expect(text(element, 'title')).to.equal('Play 0');
      expect(element.shadowRoot!.querySelectorAll('[part=play]').length).to.equal(1);
      expect(part(element, 'play')!.offsetWidth).to.be.oneOf([56, 72]);
      expect(part(element, 'popup')).to.equal(null);
      expect(sheet.querySelector('dialog, header')).to.equal(null);
      await until(() => !!part(sheet.querySelector('onair-vote')!, 'like'), 'votes');
      await isAccessible(element);
      const menu = await openMenu(element);
      await isAccessible(element);
      menu.close();
    });
  });
});
