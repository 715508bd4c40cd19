import { expect, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, until, untilText } from '../shown.js';
import { PretendAudio } from './pretend-audio.js';
import { button, label, setVirtualStage } from './stage.js';

describe('<onair-player position="bottom">', () => {
  const stage = setVirtualStage();

  const showing = async (): Promise<OnairPlayer> => {
    const element = await stage.showing(
      html`<onair-player position="bottom" base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => !!part(element, 'fold'), 'its code');
    return element;
  };
  /** As the browser does when the page is left for another one. */
  const leave = (element: OnairPlayer): void => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    element.stop();
    element.remove();
  };

  it('plays on loud what was loud', async () => {
    const url = stage.panel.url + '/listen/1/radio.wav';
    const going = { station: `channel ${stage.panel.url} 1`, channel: '1', url, level: 0.5, isMuted: false };
    sessionStorage.setItem('onair:goes-on', JSON.stringify({ ...going, at: Date.now() }));
    await untilText(await showing(), 'state', 'Live');
    expect(PretendAudio.begun).to.deep.equal([{ url, level: 0.5, isMuted: false }]);
  });

  it('never plays by itself otherwise', async () => {
    const element = await showing();
    leave(element);
    // Nothing played; long ago; another station; what is no address.
    const going = { station: `channel ${stage.panel.url} 1`, channel: '1', level: 1, isMuted: false };
    const url = stage.panel.url + '/listen/1/radio.wav';
    for (const kept of [
      null,
      { ...going, url, at: Date.now() - 3_600_000 },
      { ...going, url, at: Date.now(), station: 'channel https://radio.example 1' },
      { ...going, url: 'javascript:alert(1)', at: Date.now() },
    ]) {
      if (kept) sessionStorage.setItem('onair:goes-on', JSON.stringify(kept));
      const next = await showing();
      expect(label(button(next)), JSON.stringify(kept)).to.equal('Play');
      next.remove();
    }
  });
});
