import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, text, until } from '../shown.js';
import { NOON } from '../../kit/page-world.js';
import { button, channel, label, openMenu, setVirtualStage } from './stage.js';

const SLEEP_KEY = 'onair:sleep';

describe('<onair-player popup>', () => {
  const stage = setVirtualStage();
  const { open } = window;
  afterEach(() => (window.open = open));

  it('has no pop-up button if no pop-up page exists', async () => {
    const url = stage.serveLists([channel({ http_server: 'http://127.0.0.1:9/live' })]);
    const player = await fixture<OnairPlayer>(html`<onair-player popup base-url=${url}></onair-player>`);
    await until(() => text(player, 'name') === 'Radio Meridian', 'its station');
    await player.updateComplete;
    expect(part(player, 'popup')).to.equal(null);
  });

  it('keeps playing if the browser blocks the pop-up', async () => {
    const element = await stage.playing(
      html`<onair-player popup base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => !!part(element, 'popup'), 'a button');
    window.open = () => null;
    part(element, 'popup')!.click();
    await element.updateComplete;
    expect(label(button(element))).to.equal('Stop');
  });

  it("passes the sleep timer's end time to the pop-up", async () => {
    const element = await stage.playing(
      html`<onair-player popup base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => !!part(element, 'popup'), 'a button');
    const time = [NOON + 30 * 60_000, NOON, '30'].join();
    localStorage.setItem(SLEEP_KEY, time);
    let address = '';
    const small = {
      closed: false,
      focus: () => undefined,
      location: { replace: (url: string) => (address = url) },
    };
    window.open = () => small as unknown as Window;
    part(element, 'popup')!.click();
    expect(address.split('#')[1]).to.equal('goes-on;sleep=' + time);
    await until(() => label(button(element)) === 'Play', 'silence on the page');
    small.closed = true;
  });

  it("passes the panel's pictures to the pop-up", async () => {
    const artIn = async (art: string): Promise<string | null> => {
      const element = await stage.playing(
        html`<onair-player popup art=${art} base-url=${stage.panel.url}></onair-player>`,
      );
      await until(() => !!part(element, 'popup'), 'a button');
      let address = '';
      window.open = () => {
        const replace = (url: string) => (address = url);
        return { closed: true, focus: () => undefined, location: { replace } } as unknown as Window;
      };
      part(element, 'popup')!.click();
      const { searchParams } = new URL(address);
      expect(searchParams.get('layout')).to.equal('card');
      return searchParams.get('art');
    };
    expect(await artIn(`${stage.panel.url}/logo.png`)).to.equal(`${stage.panel.url}/logo.png`);
    expect(await artIn('/logo.png')).to.equal(null);
  });

  it("continues the page's sleep timer in the pop-up", async () => {
    const { name } = window;
    const { href } = location;
    const time = [NOON + 30 * 60_000, NOON, '30'].join();
    try {
      window.name = 'onair-player';
      history.replaceState(null, '', '#goes-on;sleep=' + time);
      const element = await stage.showing(
        html`<onair-player popup base-url=${stage.panel.url}></onair-player>`,
      );
      await until(() => localStorage.getItem(SLEEP_KEY) === time, 'the time');
      await openMenu(element);
      expect(text(element, 'sleep')).to.contain('Sleep timer');
      expect(part(element, 'sleep')!.querySelector('select')!.value).to.equal('30');
    } finally {
      window.name = name;
      history.replaceState(null, '', href);
    }
  });
});
