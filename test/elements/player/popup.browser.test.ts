import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, text, until } from '../shown.js';
import { button, channel, label, setVirtualStage } from './stage.js';

describe('<onair-player popup>', () => {
  const stage = setVirtualStage();
  const { open } = window;
  afterEach(() => (window.open = open));

  it('has no button if the panel has no page for the pop-up', async () => {
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
});
