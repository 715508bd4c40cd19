import { expect, fixture, html } from '@open-wc/testing';
import { startPanel } from '../../kit/panel.js';
import { emptyPlace, record, text, until, untilStatus, untilText } from '../shown.js';
import { audio, button, channel, choose, label, setStage, stream } from './stage.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/station/define.js';

describe('<onair-player> plays', () => {
  const stage = setStage();

  it('the stream, really: time goes on', async () => {
    const element = await stage.playing();
    expect(label(button(element))).to.equal('Stop');
    const at = audio(element).currentTime;
    await until(() => audio(element).currentTime > at + 0.5, 'time');
    button(element).click();
    await untilText(element, 'state', '');
    expect(label(button(element))).to.equal('Play');
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it('by its methods, too', async () => {
    const element = await stage.showing();
    element.play();
    await untilText(element, 'state', 'Live');
    element.stop();
    await untilText(element, 'state', '');
  });

  it('on, when it is moved, and not, when it is taken away', async () => {
    const element = await stage.playing();
    const place = emptyPlace();
    place.append(element);
    await until(() => text(element, 'state') === 'Live', 'sound');
    const at = audio(element).currentTime;
    await until(() => audio(element).currentTime > at + 0.5, 'time');
    element.remove();
    await until(() => !audio(element).hasAttribute('src'), 'silence');
  });

  it('not on, when it is told of another station', async () => {
    const element = await stage.playing();
    element.server = 2;
    await untilText(element, 'name', 'Nachtfähre');
    expect(text(element, 'state')).to.equal('');
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it('again after a break, and says so until then', async () => {
    const element = await stage.playing();
    const { port } = new URL(stage.panel.url);
    await until(() => audio(element).currentTime > 2, 'two seconds');
    await stage.panel.stop();
    // What the browser has is played to its end first: fifteen seconds of this stream.
    await until(() => text(element, 'state') === 'Reconnecting…', 'a break');
    expect(label(button(element))).to.equal('Stop');
    stage.panel = await startPanel({ port: +port });
    await untilText(element, 'state', 'Live');
    const at = audio(element).currentTime;
    await until(() => audio(element).currentTime > at + 0.5, 'time goes on');
  });

  it('another stream when one is chosen, and it again on the next visit', async () => {
    const element = await stage.playing();
    choose(element, '32 kbit/s');
    await until(() => audio(element).src.includes('/listen/2/'), 'the other address');
    await untilText(element, 'state', 'Live');
    element.remove();
    const next = await stage.showing();
    expect(stream(next)).to.equal('32 kbit/s');
  });

  it('nothing at one that does not play, says so, and plays another that is chosen', async () => {
    const url = await stage.saying([
      channel({ stream_url: stage.panel.url + '/listen/99/radio.wav' }),
      channel({ id: 6, bitrate: '64', stream_url: stage.panel.url + '/listen/1/radio.wav' }),
    ]);
    const element = await fixture<OnairPlayer>(html`<onair-player base-url=${url}></onair-player>`);
    await until(() => !!button(element) && !button(element).disabled, 'a button');
    button(element).click();
    await untilText(element, 'state', 'Connecting…');
    await untilText(element, 'message', 'This stream does not play. Choose another one.');
    choose(element, '64 kbit/s');
    await untilText(element, 'state', 'Live');
    expect(text(element, 'message')).to.equal('');
  });

  it('nothing where the browser wants a press first, and says so', async () => {
    const element = await stage.showing();
    audio(element).play = () => Promise.reject(new DOMException('press', 'NotAllowedError'));
    element.play();
    await untilText(element, 'message', 'The browser did not let it play. Press again.');
  });

  it('nothing, quietly, before it knows a stream', async () => {
    const element = document.createElement('onair-player');
    element.play();
    element.stop();
    emptyPlace().append(element);
    element.play();
    await untilStatus(element, 'failed');
    element.play();
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  describe('alone', () => {
    it('stops for another in the page, and says so', async () => {
      const first = await stage.playing();
      const second = await stage.playing();
      await untilText(first, 'message', 'Stopped: another player plays.');
      expect(label(button(first))).to.equal('Play');
      expect(text(second, 'state')).to.equal('Live');
      button(first).click();
      await untilText(second, 'message', 'Stopped: another player plays.');
      await untilText(first, 'state', 'Live');
      expect(text(first, 'message')).to.equal('');
    });

    it('also in a browser without channels between tabs', async () => {
      const { BroadcastChannel } = window;
      Object.assign(window, { BroadcastChannel: undefined });
      stage.ends.push(() => Object.assign(window, { BroadcastChannel }));
      const first = await stage.playing();
      const second = await stage.playing();
      await untilText(first, 'message', 'Stopped: another player plays.');
      // As another tab does it.
      const newValue = String(Date.now() + 1000);
      dispatchEvent(new StorageEvent('storage', { key: 'onair-player', newValue }));
      await untilText(second, 'message', 'Stopped: another player plays.');
    });
  });

  it('names what the listener hears, who is behind the studio', async () => {
    const now = Date.now();
    const url = await stage.saying(
      [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
      [
        record({ id: 2, ts: now - 5000, title: 'After', length: 600_000 }),
        record({ id: 1, ts: now - 605_000, title: 'Before', length: 600_000 }),
      ],
    );
    const station = await fixture(
      html`<onair-station delay="30" base-url=${url}>
        <onair-player></onair-player><onair-now-playing></onair-now-playing>
      </onair-station>`,
    );
    const [player, card] = [...station.children] as [OnairPlayer, Element];
    await untilText(player, 'title', 'Before');
    await untilText(card, 'title', 'Before');
    await until(() => !button(player).disabled, 'a button');
    button(player).click();
    await untilText(player, 'state', 'Live');
    await until(() => navigator.mediaSession.metadata?.title === 'Before', 'the same on the lock screen');
    const isOnLockScreen = (title: string): Promise<void> =>
      until(() => navigator.mediaSession.metadata!.title === title, 'the same on the lock screen');
    station.setAttribute('delay', '0');
    await untilText(player, 'title', 'After');
    await isOnLockScreen('After');
    player.delay = 30;
    await untilText(player, 'title', 'Before');
    await isOnLockScreen('Before');
    expect(text(card, 'title')).to.equal('After');
    player.delay = null;
    await untilText(player, 'title', 'After');
  });
});
