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
    await until(() => !!part(element, 'fold'), 'the fold button');
    return element;
  };
  /** Does what the browser does when the visitor opens another page. */
  const leave = (element: OnairPlayer): void => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    element.stop();
    element.remove();
  };

  it('resumes playback from the previous page unmuted, at the same volume', async () => {
    const url = stage.panel.url + '/listen/1/radio.wav';
    const handover = {
      station: `channel ${stage.panel.url} 1`,
      channel: '1',
      url,
      level: 0.5,
      isMuted: false,
    };
    sessionStorage.setItem('onair:goes-on', JSON.stringify({ ...handover, at: Date.now() }));
    await untilText(await showing(), 'state', 'Live');
    expect(PretendAudio.begun).to.deep.equal([{ url, level: 0.5, isMuted: false }]);
  });

  it('resumes on a prerendered page when the visitor opens it', async () => {
    const element = await showing();
    const url = stage.panel.url + '/listen/1/radio.wav';
    document.dispatchEvent(new Event('prerenderingchange'));
    // The previous page stores its handover after this page was shown.
    await stage.pass(50);
    const station = `channel ${stage.panel.url} 1`;
    const handover = { station, channel: '1', url, level: 1, isMuted: false, at: Date.now() };
    sessionStorage.setItem('onair:goes-on', JSON.stringify(handover));
    await stage.pass(100);
    await untilText(element, 'state', 'Live');
    expect(PretendAudio.begun.map((each) => each.url)).to.deep.equal([url]);
  });

  it('stays silent unless there is a recent handover of the same station with a valid URL', async () => {
    const element = await showing();
    leave(element);
    // No handover, an old one, one of another station, and one with an unsafe address.
    const handover = { station: `channel ${stage.panel.url} 1`, channel: '1', level: 1, isMuted: false };
    const url = stage.panel.url + '/listen/1/radio.wav';
    for (const stored of [
      null,
      { ...handover, url, at: Date.now() - 3_600_000 },
      { ...handover, url, at: Date.now(), station: 'channel https://radio.example 1' },
      { ...handover, url: 'javascript:alert(1)', at: Date.now() },
    ]) {
      if (stored) sessionStorage.setItem('onair:goes-on', JSON.stringify(stored));
      const next = await showing();
      expect(label(button(next)), JSON.stringify(stored)).to.equal('Play');
      next.remove();
    }
  });
});
